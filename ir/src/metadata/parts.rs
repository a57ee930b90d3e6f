//! LangRef, "DICompositeType" and "DIDerivedType": which part of a variable lies at an offset, and
//! what its values mean.

use super::{MAX_STEPS, Metadata, field, fragment, kind, reference, string};
use crate::ast::MdId;

/// A part of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Where it is looked: bytes from the beginning of the variable on.
    pub offset: u64,
    /// What C writes after the variable's name: `.tail`, `[2].next`; empty for the whole.
    pub path: String,
    /// Bytes from the beginning of that on.
    pub rest: u64,
    /// Fewer bytes than the number or pointer that is there.
    pub is_piece: bool,
    /// How its value is meant, if it is one.
    pub meaning: Option<Meaning>,
}

impl Part {
    /// Its name, as a part of this variable: `queue.tail`, `queue+40` where no path leads there,
    /// `x+0` for the first bytes of a number.
    pub fn name(&self, variable: &str) -> String {
        match self.rest {
            0 if !self.is_piece => format!("{variable}{}", self.path),
            rest => format!("{variable}{}+{rest}", self.path),
        }
    }
}

/// How the bits of a number are meant (DWARF 5, 7.8 "Base Type Attribute Encodings").
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A number without a sign, of so many bits.
    Unsigned(u32),
    /// True or false.
    Bool,
    /// A character.
    Char {
        /// It is no `signed char`.
        is_unsigned: bool,
    },
    /// A number of IEEE 754, of so many bits.
    Float(u32),
    /// One of these, by number with its sign.
    Enum(Vec<(i64, String)>),
}

impl Meaning {
    /// A number with its sign, as the source has it. `None`: it stands for nothing else.
    pub fn word(&self, number: i64) -> Option<String> {
        match self {
            Meaning::Unsigned(bits @ 1..=64) if number < 0 => {
                Some((number as u64 & (u64::MAX >> (64 - bits))).to_string())
            }
            Meaning::Unsigned(_) => None,
            Meaning::Bool => match number {
                0 => Some("false".into()),
                1 => Some("true".into()),
                _ => None,
            },
            Meaning::Char { is_unsigned } => match u8::try_from(number) {
                Ok(byte) if byte.is_ascii_graphic() => Some(format!("'{}'", char::from(byte))),
                Err(_) if *is_unsigned => Meaning::Unsigned(8).word(number),
                _ => None,
            },
            Meaning::Float(32) => Some(format!("{:?}", f32::from_bits(number as u32))),
            Meaning::Float(64) => Some(format!("{:?}", f64::from_bits(number as u64))),
            Meaning::Float(_) => None,
            Meaning::Enum(names) => {
                names.iter().find(|(value, _)| *value == number).map(|(_, name)| name.clone())
            }
        }
    }
}

/// From a type to one of its elements or members.
struct Step {
    /// What C writes; empty for what has no name.
    name: String,
    ty: MdId,
    /// The offset from its beginning on.
    rest: u64,
}

impl Metadata {
    /// What lies at an offset of a global variable, from its `DIGlobalVariableExpression`: its
    /// name, and the part. `len`: bytes that are looked at; of 0, the largest part that begins
    /// there. Nobody knows which member of a union is meant: the path ends before it.
    pub fn part_of_global(&self, id: MdId, offset: u64, len: u64) -> Option<(String, Part)> {
        let mut node = self.node(id)?;
        let mut start = 0;
        if kind(node) == b"DIGlobalVariableExpression" {
            start = fragment(node).unwrap_or(0) / 8;
            node = self.node(reference(node, b"var")?)?;
        }
        if kind(node) != b"DIGlobalVariable" {
            return None;
        }
        let name = string(node, b"name")?;
        let offset = offset.checked_add(start)?;
        Some((name, self.part_of_type(reference(node, b"type"), offset, len).0))
    }

    /// The type of a variable: of a global one (`DIGlobalVariableExpression`, `DIGlobalVariable`)
    /// that is no fragment, or of a local one (`DILocalVariable`).
    pub fn type_of_variable(&self, id: MdId) -> Option<MdId> {
        let mut node = self.node(id)?;
        if kind(node) == b"DIGlobalVariableExpression" {
            if fragment(node).is_some() {
                return None;
            }
            node = self.node(reference(node, b"var")?)?;
        }
        let is_variable = matches!(kind(node), b"DIGlobalVariable" | b"DILocalVariable");
        reference(node, b"type").filter(|_| is_variable)
    }

    /// What values of a type point to, if they are pointers.
    pub fn pointee(&self, ty: MdId) -> Option<MdId> {
        let node = self.unqualified(ty)?;
        let is_pointer = matches!(
            field(node, b"tag")?,
            b"DW_TAG_pointer_type" | b"DW_TAG_reference_type" | b"DW_TAG_rvalue_reference_type"
        );
        reference(node, b"baseType").filter(|_| is_pointer)
    }

    /// What lies at an offset of a type, as [`Metadata::part_of_global`] has it, and the type of
    /// that.
    pub fn part_of_type(&self, ty: Option<MdId>, offset: u64, len: u64) -> (Part, Option<MdId>) {
        let (mut part, mut ty) = (Part { offset, rest: offset, ..Part::default() }, ty);
        // From the beginning of the type that is looked at. What has no name is passed through.
        let mut at = part.rest;
        for _ in 0..MAX_STEPS {
            let Some(node) = ty.and_then(|ty| self.unqualified(ty)) else { break };
            if at == 0 && len == 0 {
                break;
            }
            let Some(step) = self.inside(node, at, len) else {
                let (size, bits) = (number_of(node, b"size"), len.checked_mul(8));
                part.is_piece = len > 0 && size > bits && !is_composite(node);
                part.meaning = self.meaning(node).filter(|_| part.rest == 0 && size == bits);
                break;
            };
            at = step.rest;
            if !step.name.is_empty() {
                part.path += &step.name;
                part.rest = at;
            }
            ty = Some(step.ty);
        }
        (part, ty)
    }

    /// Is the last member of a structure an array? A block may have more elements of it than its
    /// type says (C11 6.7.2.1 p18, and what came before).
    pub fn ends_with_array(&self, ty: MdId) -> bool {
        let last = || {
            let node = self.unqualified(ty).filter(|node| is_composite(node))?;
            let members = self.list(reference(node, b"elements")?)?;
            let member = self.node(members.last()?)?;
            let inner = self.unqualified(reference(member, b"baseType")?)?;
            field(inner, b"tag")
        };
        last() == Some(b"DW_TAG_array_type")
    }

    /// A type without `typedef`s and qualifiers.
    pub(super) fn unqualified(&self, mut id: MdId) -> Option<&[u8]> {
        const QUALIFIERS: [&[u8]; 5] = [
            b"DW_TAG_typedef",
            b"DW_TAG_const_type",
            b"DW_TAG_volatile_type",
            b"DW_TAG_atomic_type",
            b"DW_TAG_restrict_type",
        ];
        for _ in 0..MAX_STEPS {
            let node = self.node(id)?;
            let tag = field(node, b"tag").unwrap_or_default();
            if kind(node) != b"DIDerivedType" || !QUALIFIERS.contains(&tag) {
                return Some(node);
            }
            id = reference(node, b"baseType")?;
        }
        None
    }

    /// Size of a type in bytes.
    pub fn size(&self, id: MdId) -> Option<u64> {
        let bits = number_of(self.unqualified(id)?, b"size")?;
        (bits > 0 && bits.is_multiple_of(8)).then_some(bits / 8)
    }

    /// The element or member of a type that `len` bytes at an offset lie in.
    fn inside(&self, node: &[u8], at: u64, len: u64) -> Option<Step> {
        match field(node, b"tag").filter(|_| is_composite(node))? {
            b"DW_TAG_array_type" => self.element(node, at, len),
            b"DW_TAG_structure_type" | b"DW_TAG_class_type" => self.member(node, at, len),
            _ => None,
        }
    }

    fn element(&self, node: &[u8], at: u64, len: u64) -> Option<Step> {
        let ty = reference(node, b"baseType")?;
        let size = self.size(ty)?;
        let (mut index, rest) = (at / size, at % size);
        if rest.checked_add(len.max(1))? > size {
            return None;
        }
        let mut counts = Vec::new();
        for range in self.list(reference(node, b"elements")?)? {
            let range = self.node(range).filter(|n| kind(n) == b"DISubrange")?;
            counts.push(number_of(range, b"count")?);
        }
        let mut indices = Vec::new();
        for count in counts.iter().rev() {
            indices.push(index.checked_rem(*count)?);
            index /= count;
        }
        if index > 0 || indices.is_empty() {
            return None;
        }
        let name = indices.iter().rev().map(|index| format!("[{index}]")).collect();
        Some(Step { name, ty, rest })
    }

    fn member(&self, node: &[u8], at: u64, len: u64) -> Option<Step> {
        let end = at.checked_add(len.max(1))?;
        for id in self.list(reference(node, b"elements")?)? {
            let Some(member) = self.node(id).filter(|n| kind(n) == b"DIDerivedType") else {
                continue;
            };
            // A bit-field has no bytes of its own.
            let flags = field(member, b"flags").unwrap_or_default();
            let mut flags = flags.split(|b| *b == b'|').map(<[u8]>::trim_ascii);
            let is_whole = !flags.any(|f| f == b"DIFlagBitField" || f == b"DIFlagStaticMember");
            let ty = reference(member, b"baseType");
            let (Some(ty), true) = (ty, is_whole) else { continue };
            let offset = number_of(member, b"offset").unwrap_or(0) / 8;
            let Some(size) = self.size(ty) else { continue };
            if offset <= at && end <= offset.saturating_add(size) {
                let name = string(member, b"name").map_or_else(String::new, |n| format!(".{n}"));
                return Some(Step { name, ty, rest: at - offset });
            }
        }
        None
    }

    /// How values of a type are meant.
    pub(super) fn meaning(&self, node: &[u8]) -> Option<Meaning> {
        let bits: u32 = number_of(node, b"size")?.try_into().ok()?;
        if field(node, b"tag") == Some(b"DW_TAG_enumeration_type") {
            let names = self.list(reference(node, b"elements")?)?.filter_map(|id| {
                let node = self.node(id).filter(|n| kind(n) == b"DIEnumerator")?;
                let value: i128 = std::str::from_utf8(field(node, b"value")?).ok()?.parse().ok()?;
                // One without a sign (`isUnsigned`) may have the highest bit.
                let unused = 64u32.checked_sub(bits)?;
                let value = (value as i64).checked_shl(unused)? >> unused;
                Some((value, string(node, b"name")?))
            });
            return Some(Meaning::Enum(names.collect()));
        }
        if kind(node) != b"DIBasicType" {
            return None;
        }
        Some(match field(node, b"encoding")? {
            b"DW_ATE_unsigned" => Meaning::Unsigned(bits),
            b"DW_ATE_boolean" => Meaning::Bool,
            b"DW_ATE_signed_char" => Meaning::Char { is_unsigned: false },
            b"DW_ATE_unsigned_char" => Meaning::Char { is_unsigned: true },
            b"DW_ATE_float" => Meaning::Float(bits),
            _ => return None,
        })
    }

    /// The nodes of a list, `!{!1, !2}`.
    pub(super) fn list(&self, id: MdId) -> Option<impl Iterator<Item = MdId> + use<'_>> {
        let inner = self.node(id)?.strip_prefix(b"!{")?.strip_suffix(b"}")?;
        Some(inner.split(|b| *b == b',').filter_map(|item| {
            let digits = item.trim_ascii().strip_prefix(b"!")?;
            std::str::from_utf8(digits).ok()?.parse().ok().map(MdId)
        }))
    }
}

/// Has it parts, or may it have?
pub(super) fn is_composite(node: &[u8]) -> bool {
    kind(node) == b"DICompositeType" && field(node, b"tag") != Some(b"DW_TAG_enumeration_type")
}

/// A number in a field.
pub(super) fn number_of(node: &[u8], name: &[u8]) -> Option<u64> {
    std::str::from_utf8(field(node, name)?).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `struct { _Atomic int a[2][3]; struct { double d; union { int u; char v; }; } s; enum e k;
    /// unsigned b : 3; _Bool f; } x`, in the words of clang.
    fn metadata() -> Metadata {
        let mut metadata = Metadata::default();
        let lines = [
            "!DIGlobalVariableExpression(var: !1, expr: !DIExpression())",
            r#"distinct !DIGlobalVariable(name: "x", type: !3)"#,
            "!{!5, !9, !15, !17, !18}",
            r#"!DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !4)"#,
            "distinct !DICompositeType(tag: DW_TAG_structure_type, size: 384, elements: !2)",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !6, size: 192)"#,
            "!DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 192, elements: !20)",
            "!DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)",
            r#"!DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)"#,
            r#"!DIDerivedType(tag: DW_TAG_member, name: "s", baseType: !10, size: 128, offset: 192)"#,
            "distinct !DICompositeType(tag: DW_TAG_structure_type, size: 128, elements: !11)",
            "!{!12, !13}",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !14, size: 64)"#,
            "!DIDerivedType(tag: DW_TAG_member, baseType: !23, size: 32, offset: 64)",
            r#"!DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)"#,
            r#"!DIDerivedType(tag: DW_TAG_member, name: "k", baseType: !16, size: 32, offset: 320)"#,
            "!DICompositeType(tag: DW_TAG_enumeration_type, baseType: !8, size: 32, elements: !24)",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !8, size: 3, offset: 352, flags: DIFlagPublic | DIFlagBitField)"#,
            r#"!DIDerivedType(tag: DW_TAG_member, name: "f", baseType: !19, size: 8, offset: 376)"#,
            r#"!DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)"#,
            "!{!21, !22}",
            "!DISubrange(count: 2)",
            "!DISubrange(count: 3)",
            "distinct !DICompositeType(tag: DW_TAG_union_type, size: 32, elements: !11)",
            "!{!25, !26}",
            r#"!DIEnumerator(name: "EMPTY", value: 0)"#,
            r#"!DIEnumerator(name: "FULL", value: 4294967295, isUnsigned: true)"#,
            "!DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 320, 32))",
        ];
        for (number, line) in lines.iter().enumerate() {
            assert!(metadata.insert(number as u32, line.as_bytes()));
        }
        metadata
    }

    #[test]
    fn parts_have_the_names_of_the_source() {
        let md = metadata();
        let path = |offset, len| {
            let (name, part) = md.part_of_global(MdId(0), offset, len).unwrap();
            assert_eq!(name, "x");
            (part.path, part.rest)
        };
        assert_eq!(path(0, 0), (String::new(), 0));
        assert_eq!(path(0, 4), (".a[0][0]".into(), 0));
        assert_eq!(path(20, 4), (".a[1][2]".into(), 0));
        assert_eq!(path(21, 1), (".a[1][2]".into(), 1));
        assert_eq!(path(20, 8), (String::new(), 20));
        assert_eq!(path(16, 8), (".a".into(), 16));
        assert_eq!(path(24, 8), (".s.d".into(), 0));
        assert_eq!(path(24, 0), (".s".into(), 0));
        // An anonymous union: which of its members is meant?
        assert_eq!(path(32, 4), (".s".into(), 8));
        assert_eq!(path(44, 1), (String::new(), 44));
        assert_eq!(path(47, 1), (".f".into(), 0));
        assert_eq!(path(48, 1), (String::new(), 48));
        let name = |offset, len| md.part_of_global(MdId(0), offset, len).unwrap().1.name("x");
        assert_eq!(name(20, 2), "x.a[1][2]+0");
        assert_eq!(name(22, 2), "x.a[1][2]+2");
        assert_eq!(name(40, 1), "x.k+0");
        assert_eq!(name(24, 0), "x.s");
        let of_part = md.part_of_global(MdId(27), 0, 4).unwrap().1;
        assert_eq!((of_part.path.as_str(), of_part.rest, of_part.offset), (".k", 0, 40));
    }

    /// `struct { _Atomic(T *) first; } *n`, of which `T` is the type of the variable above.
    #[test]
    fn pointers_have_types() {
        let mut md = metadata();
        for (number, line) in [
            r#"!DILocalVariable(name: "n", scope: !3, type: !29)"#,
            "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)",
            "distinct !DICompositeType(tag: DW_TAG_structure_type, size: 64, elements: !31)",
            "!{!32}",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !33, size: 64)"#,
            "!DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)",
            "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)",
        ]
        .iter()
        .enumerate()
        {
            assert!(md.insert(28 + number as u32, line.as_bytes()));
        }
        let of_n = md.type_of_variable(MdId(28)).unwrap();
        let inner = md.pointee(of_n).unwrap();
        assert_eq!((inner, md.size(inner), md.pointee(inner)), (MdId(30), Some(8), None));
        let (part, ty) = md.part_of_type(Some(inner), 0, 8);
        assert_eq!((&part.path[..], part.rest), (".first", 0));
        let of_x = md.pointee(ty.unwrap()).unwrap();
        assert_eq!(md.part_of_type(Some(of_x), 24, 8).0.path, ".s.d");
        assert_eq!(md.type_of_variable(MdId(0)), Some(MdId(3)));
        // A fragment of a variable is no whole one; a type is no variable.
        assert_eq!((md.type_of_variable(MdId(27)), md.type_of_variable(MdId(3))), (None, None));
    }

    #[test]
    fn values_have_the_words_of_the_source() {
        let md = metadata();
        let word = |offset, len, number| {
            md.part_of_global(MdId(0), offset, len).unwrap().1.meaning?.word(number)
        };
        assert_eq!(word(24, 8, 0x3ff8_0000_0000_0000).as_deref(), Some("1.5"));
        assert_eq!(word(40, 4, -1).as_deref(), Some("FULL"));
        assert_eq!(word(40, 4, 7), None);
        assert_eq!(word(47, 1, 1).as_deref(), Some("true"));
        assert_eq!(word(0, 4, 1), None);
        assert_eq!(word(28, 4, 1), None);
        assert_eq!(Meaning::Unsigned(32).word(-1).as_deref(), Some("4294967295"));
        assert_eq!(Meaning::Unsigned(64).word(-1).as_deref(), Some("18446744073709551615"));
        let [signed, unsigned] = [false, true].map(|is_unsigned| Meaning::Char { is_unsigned });
        assert_eq!([97, 7, -56].map(|n| signed.word(n)), [Some("'a'".into()), None, None]);
        assert_eq!(unsigned.word(-56).as_deref(), Some("200"));
    }

    #[test]
    fn types_in_circles_come_to_an_end() {
        let mut md = Metadata::default();
        for (number, line) in [
            r#"!DIGlobalVariable(name: "x", type: !1)"#,
            "!DIDerivedType(tag: DW_TAG_typedef, baseType: !1)",
            r#"!DIGlobalVariable(name: "y", type: !3)"#,
            "!DICompositeType(tag: DW_TAG_structure_type, size: 32, elements: !4)",
            "!{!5}",
            "!DIDerivedType(tag: DW_TAG_member, baseType: !3, size: 32)",
        ]
        .iter()
        .enumerate()
        {
            assert!(md.insert(number as u32, line.as_bytes()));
        }
        assert_eq!(md.part_of_global(MdId(0), 4, 4).unwrap().1.rest, 4);
        assert_eq!(md.part_of_global(MdId(2), 0, 4).unwrap().1, Part::default());
    }
}
