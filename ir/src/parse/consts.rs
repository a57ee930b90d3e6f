//! LangRef, "Constants": simple, complex and global ones.

use super::{BlockRef, GlobalRef, NameKey, Parser};
use crate::ast::{BlockId, ConstId, ConstKind, InlineAsm};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::parse::types::is_float;
use crate::text::{RawName, decode, unescape};
use crate::types::{Type, TypeId};
use num_bigint::{BigInt, BigUint, Sign};

/// Decimal integers longer than this must be written `u0x..`: reading them takes quadratic time.
const MAX_DECIMAL_DIGITS: usize = 20_000;

impl<'a> Parser<'a> {
    /// A constant with its type before it.
    pub(super) fn parse_typed_const(&mut self) -> Parsed<ConstId> {
        let ty = self.parse_value_type()?;
        self.parse_const(ty)
    }

    /// A constant of a given type.
    pub(super) fn parse_const(&mut self, ty: TypeId) -> Parsed<ConstId> {
        match self.tok {
            Tok::Int(text) => self.parse_int(text, ty),
            Tok::Word(word) => self.parse_const_word(word, ty),
            Tok::Global(name) => self.parse_global_const(name, ty),
            Tok::Float(text) => {
                let bits = self.decimal_bits(text, ty)?;
                self.bump()?;
                Ok(self.pool.intern(ty, ConstKind::Float(bits)))
            }
            Tok::HexFloat(text) => {
                let bits = self.hex_bits(text, ty)?;
                self.bump()?;
                Ok(self.pool.intern(ty, ConstKind::Float(bits)))
            }
            Tok::HexInt(text) => self.parse_hex_int(text, ty),
            Tok::CStr(text) => self.parse_bytes(text, ty),
            Tok::Punct(b'{' | b'[' | b'<') => self.nested(|p| p.parse_aggregate(ty)),
            Tok::Local(_) => self.err("a local value cannot stand in a constant"),
            _ => self.unexpected("a value"),
        }
    }

    fn parse_const_word(&mut self, word: &'a [u8], ty: TypeId) -> Parsed<ConstId> {
        let body = self.types().body(ty);
        let kind = match word {
            b"true" | b"false" => {
                if !matches!(body, Type::Int(1)) {
                    return self.mismatch("a constant of type `i1`", ty);
                }
                self.bump()?;
                return Ok(self.pool.small_int(ty, u64::from(word == b"true")));
            }
            b"null" if matches!(body, Type::Ptr { .. }) => ConstKind::Null,
            b"null" => return self.mismatch("`null`, which is a pointer,", ty),
            b"none" if matches!(body, Type::Token) => ConstKind::NoneToken,
            b"none" => return self.mismatch("`none`, which is a token,", ty),
            b"undef" | b"poison" | b"zeroinitializer" => {
                if matches!(body, Type::Void | Type::Label | Type::Metadata | Type::Function { .. })
                {
                    return self.mismatch("a constant", ty);
                }
                match (word, body) {
                    (b"undef", _) => ConstKind::Undef,
                    (b"poison", _) => ConstKind::Poison,
                    // A scalar has one form of zero only, so that equal constants are one.
                    (_, Type::Int(_)) => ConstKind::Int(BigUint::ZERO),
                    (_, Type::Ptr { .. }) => ConstKind::Null,
                    (_, body) if is_float(body) => ConstKind::Float(0),
                    (_, Type::Token) => ConstKind::NoneToken,
                    _ => ConstKind::Zero,
                }
            }
            b"blockaddress" => return self.parse_block_address(ty),
            b"dso_local_equivalent" | b"no_cfi" => return self.parse_wrapped(word, ty),
            b"splat" => return self.nested(|p| p.parse_splat(ty)),
            b"asm" => return self.err("inline assembly can only be called"),
            b"ptrauth" => return self.err("`ptrauth` constants are not supported"),
            _ => return self.nested(|p| p.parse_const_expr(word, ty)),
        };
        self.bump()?;
        Ok(self.pool.intern(ty, kind))
    }

    /// The error that what stands here is not of the type that is expected.
    pub(super) fn mismatch<T>(&self, what: &str, wanted: TypeId) -> Parsed<T> {
        self.err(format!("{what} where `{}` is expected", self.show(wanted)))
    }

    /// Checks a type that follows from the operands against the type as written.
    pub(super) fn check_type(&self, found: TypeId, wanted: TypeId, start: usize) -> Parsed<()> {
        if found == wanted {
            return Ok(());
        }
        let (found, wanted) = (self.show(found), self.show(wanted));
        fault(start, format!("value has type `{found}` where `{wanted}` is expected"))
    }

    fn parse_int(&mut self, text: &[u8], ty: TypeId) -> Parsed<ConstId> {
        let Type::Int(bits) = *self.types().body(ty) else {
            return self.mismatch("an integer constant", ty);
        };
        let text = std::str::from_utf8(text).unwrap_or_default();
        if let (Ok(value), true) = (text.parse::<i64>(), bits <= 64) {
            let shift = 64 - bits;
            self.bump()?;
            return Ok(self.pool.small_int(ty, (value as u64) << shift >> shift));
        }
        let digits = text.trim_start_matches('-').trim_start_matches('0');
        if digits.len() > MAX_DECIMAL_DIGITS {
            return self.err("integer too long, write it as `u0x..`");
        }
        let Ok(value) = text.parse::<BigInt>() else {
            return self.err("malformed integer");
        };
        self.bump()?;
        Ok(self.pool.intern(ty, ConstKind::Int(wrap(value, bits))))
    }

    /// `u0xFF`, and `s0xFF`, whose highest bit that is set is the sign: `s0x0001` is -1 (LangRef,
    /// "Simple Constants": "sign extended from the number of active bits").
    fn parse_hex_int(&mut self, text: &[u8], ty: TypeId) -> Parsed<ConstId> {
        let Type::Int(bits) = *self.types().body(ty) else {
            return self.mismatch("an integer constant", ty);
        };
        let digits = text.get(3..).unwrap_or_default();
        let Some(value) = BigUint::parse_bytes(digits, 16) else {
            return self.err("malformed hexadecimal integer");
        };
        let is_signed = text.first() == Some(&b's');
        let below = if is_signed { BigInt::from(1) << value.bits() } else { BigInt::ZERO };
        let below = if value == BigUint::ZERO { BigInt::ZERO } else { below };
        self.bump()?;
        Ok(self.pool.intern(ty, ConstKind::Int(wrap(BigInt::from(value) - below, bits))))
    }

    fn parse_global_const(&mut self, name: RawName<'a>, ty: TypeId) -> Parsed<ConstId> {
        let target = self.lookup_global(name)?;
        let found = self.global_ref_type(target).unwrap_or(ty);
        self.check_type(found, ty, self.start)?;
        self.bump()?;
        Ok(self.intern_global(target, ty))
    }

    /// What a global name stands for.
    pub(super) fn lookup_global(&self, name: RawName<'a>) -> Parsed<GlobalRef> {
        match self.names.get(&NameKey::new(name)) {
            Some(&target) => Ok(target),
            None => self.err(format!("use of undefined value `@{}`", name.to_name())),
        }
    }

    pub(super) fn intern_global(&mut self, target: GlobalRef, ty: TypeId) -> ConstId {
        let kind = match target {
            GlobalRef::Var(id) => ConstKind::Global(id),
            GlobalRef::Func(id) => ConstKind::Function(id),
            GlobalRef::Alias(id) => ConstKind::Alias(id),
        };
        self.pool.intern(ty, kind)
    }

    fn parse_bytes(&mut self, text: &[u8], ty: TypeId) -> Parsed<ConstId> {
        let bytes = unescape(text).into_owned();
        match *self.types().body(ty) {
            Type::Array { len, elem } if elem == self.type_info.i8 => {
                if len != bytes.len() as u64 {
                    let found = bytes.len();
                    return self.err(format!("string of {found} bytes where {len} are expected"));
                }
            }
            _ => return self.mismatch("a string constant", ty),
        }
        self.bump()?;
        Ok(self.pool.intern(ty, ConstKind::Bytes(bytes)))
    }

    /// `{ .. }`, `[ .. ]`, `< .. >`, `<{ .. }>`
    fn parse_aggregate(&mut self, ty: TypeId) -> Parsed<ConstId> {
        let start = self.start;
        let open = self.tok;
        self.bump()?;
        let packed = open == Tok::Punct(b'<') && self.eat(b'{')?;
        let close = match open {
            Tok::Punct(b'[') => b']',
            Tok::Punct(b'<') if !packed => b'>',
            _ => b'}',
        };
        let is_struct = close == b'}';
        let mut elements = Vec::new();
        while !self.eat(close)? {
            if !elements.is_empty() {
                self.expect(b',')?;
            }
            let at = self.start;
            let element = self.parse_typed_const()?;
            let wanted = self.element_type(ty, elements.len(), is_struct, close, start)?;
            self.check_type(self.const_type(element), wanted, at)?;
            elements.push(element);
        }
        if packed {
            self.expect(b'>')?;
        }
        self.check_count(ty, elements.len(), packed, close, start)?;
        Ok(self.pool.intern(ty, ConstKind::Aggregate(elements)))
    }

    /// Type of the element with this number of an aggregate constant.
    fn element_type(
        &self,
        ty: TypeId,
        index: usize,
        is_struct: bool,
        close: u8,
        start: usize,
    ) -> Parsed<TypeId> {
        let elem = match self.types().body(ty) {
            Type::Struct { fields, .. } if is_struct => fields.get(index).copied(),
            Type::Array { elem, .. } if close == b']' => Some(*elem),
            Type::Vector { elem, .. } if close == b'>' => Some(*elem),
            _ => {
                return fault(start, format!("aggregate where `{}` is expected", self.show(ty)));
            }
        };
        match elem {
            Some(elem) => Ok(elem),
            None => fault(start, format!("too many elements for `{}`", self.show(ty))),
        }
    }

    fn check_count(&self, ty: TypeId, n: usize, packed: bool, close: u8, at: usize) -> Parsed<()> {
        let wanted = match self.types().body(ty) {
            Type::Struct { fields, packed: is } if close == b'}' && *is == packed => {
                fields.len() as u64
            }
            Type::Array { len, .. } if close == b']' => *len,
            Type::Vector { len, scalable: false, .. } if close == b'>' => *len,
            _ => {
                return fault(at, format!("aggregate where `{}` is expected", self.show(ty)));
            }
        };
        if wanted == n as u64 {
            return Ok(());
        }
        let ty = self.show(ty);
        fault(at, format!("{n} elements where `{ty}` has {wanted}"))
    }

    /// `splat (i32 3)`
    fn parse_splat(&mut self, ty: TypeId) -> Parsed<ConstId> {
        let Type::Vector { elem, .. } = *self.types().body(ty) else {
            return self.mismatch("a splat", ty);
        };
        self.bump()?;
        self.expect(b'(')?;
        let start = self.start;
        let value = self.parse_typed_const()?;
        self.check_type(self.const_type(value), elem, start)?;
        self.expect(b')')?;
        Ok(self.pool.intern(ty, ConstKind::Splat(value)))
    }

    /// `blockaddress(@f, %bb)`; the block is looked up when all bodies are read.
    fn parse_block_address(&mut self, ty: TypeId) -> Parsed<ConstId> {
        if !matches!(self.types().get(ty), Type::Ptr { .. }) {
            return self.mismatch("a block address", ty);
        }
        self.bump()?;
        self.expect(b'(')?;
        let Tok::Global(name) = self.tok else {
            return self.unexpected("a function name");
        };
        let GlobalRef::Func(func) = self.lookup_global(name)? else {
            return self.err("not a function");
        };
        self.bump()?;
        self.expect(b',')?;
        let Tok::Local(label) = self.tok else {
            return self.unexpected("a block name");
        };
        let (label, at) = (label.to_name(), self.start);
        self.bump()?;
        self.expect(b')')?;
        let key = (func, label.clone());
        if let Some(&id) = self.block_ref_ids.get(&key) {
            self.check_type(self.const_type(id), ty, at)?;
            return Ok(id);
        }
        // A number that no block has keeps it apart from the others until it is resolved.
        let unresolved = u32::MAX - self.block_refs.len() as u32;
        let id = self.pool.intern(ty, ConstKind::BlockAddress(func, BlockId(unresolved)));
        self.block_refs.push(BlockRef { id, func, label, at });
        self.block_ref_ids.insert(key, id);
        Ok(id)
    }

    /// `dso_local_equivalent @f`, `no_cfi @f`
    fn parse_wrapped(&mut self, word: &[u8], ty: TypeId) -> Parsed<ConstId> {
        self.bump()?;
        let Tok::Global(name) = self.tok else {
            return self.unexpected("a global name");
        };
        let inner = self.parse_global_const(name, ty)?;
        let word = crate::text::to_string(word);
        Ok(self.pool.intern(ty, ConstKind::Wrapped(word, inner)))
    }

    /// `asm sideeffect "..", ".."`, as a callee of a given pointer type.
    pub(super) fn parse_inline_asm(&mut self, ty: TypeId) -> Parsed<ConstId> {
        self.expect_word("asm")?;
        let has_side_effect = self.eat_word(b"sideeffect")?;
        let mut flags = Vec::new();
        while let Tok::Word(word @ (b"alignstack" | b"inteldialect" | b"unwind")) = self.tok {
            flags.push(crate::text::to_string(word));
            self.bump()?;
        }
        let Tok::Str(template) = self.tok else {
            return self.unexpected("an assembly string");
        };
        self.bump()?;
        self.expect(b',')?;
        let constraints = self.expect_string()?;
        let template = decode(template);
        let asm = InlineAsm { template, constraints, has_side_effect, flags };
        Ok(self.pool.intern(ty, ConstKind::InlineAsm(Box::new(asm))))
    }

    /// Whether a type is a float, or a vector of them.
    pub(super) fn is_float_like(&self, ty: TypeId) -> bool {
        is_float(self.types().body(crate::typing::scalar(self.types(), ty)))
    }
}

/// An integer's bits in a width. What does not fit is cut off, as LLVM's parser does it.
fn wrap(value: BigInt, bits: u32) -> BigUint {
    if value.sign() != Sign::Minus && value.bits() <= u64::from(bits) {
        return value.magnitude().clone();
    }
    let modulus = BigInt::from(1) << bits;
    let rest = value % &modulus;
    let rest = if rest.sign() == Sign::Minus { rest + modulus } else { rest };
    rest.magnitude().clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_into_their_width() {
        let wrapped = |v: i64, bits| wrap(BigInt::from(v), bits);
        for (value, bits) in
            [(-1, 255u32), (-128, 128), (-129, 127), (255, 255), (256, 0), (456, 200), (-456, 56)]
        {
            assert_eq!(wrapped(value, 8), BigUint::from(bits));
        }
        assert_eq!(wrapped(-5, 128), (BigUint::from(1u32) << 128u32) - 5u32);
    }
}
