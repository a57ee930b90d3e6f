//! LangRef, "DICompositeType" and "DIDerivedType": the numbers and pointers that a variable is made
//! of, by the names that C writes. The other way round than [`super::Part`].

use super::parts::{Meaning, is_composite, number_of};
use super::{MAX_STEPS, Metadata, field, fragment, kind, reference, string};
use crate::ast::MdId;

/// Types nest this deep at most.
const DEEPEST: u32 = 32;

/// A number or pointer in a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// What C writes after the variable's name: `.tail`, `[2].next`.
    pub path: String,
    /// Where it begins, in bytes from the beginning of the variable on.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    /// How its value is meant, if not as a number with a sign.
    pub meaning: Option<Meaning>,
}

/// What is looked for, and what was found.
struct Search<'a> {
    under: &'a str,
    most: usize,
    steps: usize,
    found: Vec<Leaf>,
}

impl Metadata {
    /// The leaves of a global variable (`DIGlobalVariableExpression`, `DIGlobalVariable`) or a
    /// local one (`DILocalVariable`) whose paths are `under`, or begin with it; at most so many.
    /// `None`: the node is no variable. Bit-fields have no bytes of their own, and are left out.
    pub fn leaves(&self, id: MdId, under: &str, most: usize) -> Option<Vec<Leaf>> {
        let mut node = self.node(id)?;
        let mut start = 0;
        if kind(node) == b"DIGlobalVariableExpression" {
            start = fragment(node).unwrap_or(0) / 8;
            node = self.node(reference(node, b"var")?)?;
        }
        if !matches!(kind(node), b"DIGlobalVariable" | b"DILocalVariable") {
            return None;
        }
        let mut search = Search { under, most, steps: 0, found: Vec::new() };
        self.leaves_of(reference(node, b"type")?, "", 0, 0, &mut search);
        let own = search.found.into_iter().filter(|leaf| leaf.offset >= start);
        Some(own.map(|leaf| Leaf { offset: leaf.offset - start, ..leaf }).collect())
    }

    /// Name of a local variable, from its `DILocalVariable`.
    pub fn local_variable_name(&self, id: MdId) -> Option<String> {
        let node = self.node(id).filter(|node| kind(node) == b"DILocalVariable")?;
        string(node, b"name")
    }

    fn leaves_of(&self, ty: MdId, path: &str, offset: u64, depth: u32, search: &mut Search<'_>) {
        search.steps += 1;
        let is_enough = search.found.len() >= search.most || search.steps > search.most + MAX_STEPS;
        if is_enough || depth > DEEPEST || !search.may_lead(path) {
            return;
        }
        let Some(node) = self.unqualified(ty) else { return };
        if !is_composite(node) {
            let size = number_of(node, b"size").filter(|bits| *bits > 0 && bits % 8 == 0);
            let is_wanted = begins(path, search.under);
            if let (Some(bits), true) = (size, is_wanted) {
                let (size, meaning) = (bits / 8, self.meaning(node));
                search.found.push(Leaf { path: path.to_owned(), offset, size, meaning });
            }
            return;
        }
        match field(node, b"tag") {
            Some(b"DW_TAG_array_type") => self.elements(node, path, offset, depth, search),
            _ => self.members(node, path, offset, depth, search),
        }
    }

    fn elements(&self, node: &[u8], path: &str, at: u64, depth: u32, search: &mut Search<'_>) {
        let found = || -> Option<(MdId, u64, Vec<u64>)> {
            let ty = reference(node, b"baseType")?;
            let ranges = self.list(reference(node, b"elements")?)?;
            let counts = ranges.map(|range| number_of(self.node(range)?, b"count"));
            Some((ty, self.size(ty)?, counts.collect::<Option<_>>()?))
        };
        let Some((ty, size, counts)) = found() else { return };
        let total = counts.iter().try_fold(1u64, |all, count| all.checked_mul(*count));
        // An element that is named needs none of those before it.
        let named = search.under.strip_prefix(path).and_then(|rest| index_of(rest, &counts));
        let (first, last) = match (named, total) {
            (Some(index), Some(total)) if index < total => (index, index + 1),
            (None, Some(total)) => (0, total),
            _ => return,
        };
        for index in first..last {
            if search.found.len() >= search.most || search.steps > search.most + MAX_STEPS {
                return;
            }
            let mut rest = index;
            let mut indices = String::new();
            for count in counts.iter().rev() {
                indices = format!("[{}]{indices}", rest % count);
                rest /= count;
            }
            let Some(offset) = index.checked_mul(size).and_then(|o| o.checked_add(at)) else {
                return;
            };
            self.leaves_of(ty, &format!("{path}{indices}"), offset, depth + 1, search);
        }
    }

    fn members(&self, node: &[u8], path: &str, at: u64, depth: u32, search: &mut Search<'_>) {
        let Some(members) = reference(node, b"elements").and_then(|list| self.list(list)) else {
            return;
        };
        for id in members {
            let Some(member) = self.node(id).filter(|n| kind(n) == b"DIDerivedType") else {
                continue;
            };
            let flags = field(member, b"flags").unwrap_or_default();
            let mut flags = flags.split(|b| *b == b'|').map(<[u8]>::trim_ascii);
            let is_whole = !flags.any(|f| f == b"DIFlagBitField" || f == b"DIFlagStaticMember");
            let (Some(ty), true) = (reference(member, b"baseType"), is_whole) else { continue };
            let offset = number_of(member, b"offset").unwrap_or(0) / 8;
            let name = string(member, b"name").map_or_else(String::new, |n| format!(".{n}"));
            let Some(offset) = at.checked_add(offset) else { continue };
            self.leaves_of(ty, &format!("{path}{name}"), offset, depth + 1, search);
        }
    }
}

impl Search<'_> {
    /// Is what is looked for here, or further inside?
    fn may_lead(&self, path: &str) -> bool {
        begins(path, self.under) || begins(self.under, path)
    }
}

/// Does a path begin with another, name by name?
fn begins(path: &str, with: &str) -> bool {
    path.strip_prefix(with).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// The number of the element that a path begins with, of an array with these dimensions.
fn index_of(mut path: &str, counts: &[u64]) -> Option<u64> {
    let mut index = 0u64;
    for count in counts {
        let (number, rest) = path.strip_prefix('[')?.split_once(']')?;
        let number: u64 = number.parse().ok()?;
        index = index.checked_mul(*count)?.checked_add(number)?;
        if number >= *count {
            return Some(u64::MAX);
        }
        path = rest;
    }
    Some(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `struct { int a[2][3]; struct { double d; union { int u; char v; }; } s; } x`.
    fn metadata() -> Metadata {
        let mut metadata = Metadata::default();
        let lines = [
            "!DIGlobalVariableExpression(var: !1, expr: !DIExpression())",
            r#"distinct !DIGlobalVariable(name: "x", type: !3)"#,
            "!{!4, !8}",
            "distinct !DICompositeType(tag: DW_TAG_structure_type, size: 320, elements: !2)",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !5, size: 192)"#,
            "!DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !7)",
            r#"!DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)"#,
            "!{!16, !17}",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "s", baseType: !9, size: 128, offset: 192)"#,
            "distinct !DICompositeType(tag: DW_TAG_structure_type, size: 128, elements: !10)",
            "!{!11, !13}",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !12, size: 64)"#,
            r#"!DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)"#,
            "!DIDerivedType(tag: DW_TAG_member, baseType: !14, size: 32, offset: 64)",
            "distinct !DICompositeType(tag: DW_TAG_union_type, size: 32, elements: !15)",
            "!{!18, !19}",
            "!DISubrange(count: 2)",
            "!DISubrange(count: 3)",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "u", baseType: !6, size: 32)"#,
            r#"!DIDerivedType(tag: DW_TAG_member, name: "v", baseType: !20, size: 8)"#,
            r#"!DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)"#,
            r#"!DILocalVariable(name: "n", scope: !3, type: !6)"#,
            // A type that has itself for a member.
            "distinct !DICompositeType(tag: DW_TAG_structure_type, size: 64, elements: !23)",
            "!{!24}",
            r#"!DIDerivedType(tag: DW_TAG_member, name: "me", baseType: !22, size: 64)"#,
            r#"!DILocalVariable(name: "r", type: !22)"#,
        ];
        for (number, line) in lines.iter().enumerate() {
            assert!(metadata.insert(number as u32, line.as_bytes()));
        }
        metadata
    }

    fn leaves(id: u32, under: &str) -> Vec<(String, u64, u64)> {
        let all = metadata().leaves(MdId(id), under, 64).unwrap();
        all.into_iter().map(|l| (l.path, l.offset, l.size)).collect()
    }

    #[test]
    fn variables_have_leaves() {
        let all = leaves(0, "");
        assert_eq!(all.len(), 9);
        assert_eq!(all[4], (".a[1][1]".into(), 16, 4));
        assert_eq!(leaves(0, ".a[1][2]"), [(".a[1][2]".into(), 20, 4)]);
        assert_eq!(leaves(0, ".a[1]").len(), 3);
        assert_eq!(leaves(0, ".a[1][3]"), []);
        assert_eq!(leaves(0, ".a").len(), 6);
        let of_s = [(".s.d".into(), 24, 8), (".s.u".into(), 32, 4), (".s.v".into(), 32, 1)];
        assert_eq!(leaves(0, ".s"), of_s);
        assert_eq!(leaves(21, ""), [(String::new(), 0, 4)]);
        assert_eq!(leaves(25, ""), []);
        assert_eq!(metadata().leaves(MdId(3), "", 64), None);
        assert_eq!(metadata().local_variable_name(MdId(21)).as_deref(), Some("n"));
    }

    /// Each leaf is what the other way round says of its bytes, unions aside.
    #[test]
    fn leaves_are_parts() {
        let metadata = metadata();
        for leaf in metadata.leaves(MdId(0), "", 64).unwrap().iter().take(7) {
            let (_, part) = metadata.part_of_global(MdId(0), leaf.offset, leaf.size).unwrap();
            assert_eq!((&part.path, part.rest, &part.meaning), (&leaf.path, 0, &leaf.meaning));
        }
    }
}
