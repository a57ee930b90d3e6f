//! LangRef, "Constants" and "Constant Expressions" as text.

use super::{Printer, words};
use crate::ast::{ConstExpr, ConstId, ConstKind, GepFlags, InRange, InlineAsm};
use crate::text::{push_escaped, push_name, push_string};
use crate::types::{Type, TypeId};
use num_bigint::BigUint;

/// Integers wider than this are printed in hexadecimal: decimal takes quadratic time.
const MAX_DECIMAL_BITS: u32 = 4096;

impl<'m> Printer<'m> {
    /// A constant with its type.
    pub(super) fn typed_constant(&mut self, id: ConstId) {
        let module = self.module;
        if let Some(constant) = module.consts.get(id.index()) {
            self.ty(constant.ty);
            self.push(" ");
        }
        self.constant(id);
    }

    /// A constant without its type.
    pub(super) fn constant(&mut self, id: ConstId) {
        let module = self.module;
        let Some(constant) = module.consts.get(id.index()) else {
            return;
        };
        match &constant.kind {
            ConstKind::Int(value) => self.integer(constant.ty, value),
            ConstKind::Float(bits) => self.float(constant.ty, *bits),
            ConstKind::Null => self.push("null"),
            ConstKind::NoneToken => self.push("none"),
            ConstKind::Zero => self.push("zeroinitializer"),
            ConstKind::Undef => self.push("undef"),
            ConstKind::Poison => self.push("poison"),
            ConstKind::Aggregate(elements) => self.aggregate(constant.ty, elements),
            ConstKind::Splat(element) => {
                self.push("splat (");
                self.typed_constant(*element);
                self.push(")");
            }
            ConstKind::Bytes(bytes) => {
                self.push("c\"");
                push_escaped(&mut self.out, bytes.iter().copied());
                self.push("\"");
            }
            ConstKind::Global(_) | ConstKind::Function(_) | ConstKind::Alias(_) => {
                self.global_constant(&constant.kind);
            }
            ConstKind::BlockAddress(func, block) => {
                let Some(function) = module.functions.get(func.index()) else {
                    return;
                };
                self.push("blockaddress(@");
                push_name(&mut self.out, &function.name);
                self.push(", ");
                self.block(function, *block);
                self.push(")");
            }
            ConstKind::Wrapped(word, inner) => {
                self.push(word);
                self.push(" ");
                self.constant(*inner);
            }
            ConstKind::Expr(expr) => self.const_expr(constant.ty, expr),
            ConstKind::InlineAsm(asm) => self.inline_asm(asm),
        }
    }

    fn global_constant(&mut self, kind: &ConstKind) {
        let module = self.module;
        let name = match kind {
            ConstKind::Global(id) => module.globals.get(id.index()).map(|g| &g.name),
            ConstKind::Function(id) => module.functions.get(id.index()).map(|f| &f.name),
            ConstKind::Alias(id) => module.aliases.get(id.index()).map(|a| &a.name),
            _ => None,
        };
        self.push("@");
        if let Some(name) = name {
            push_name(&mut self.out, name);
        }
    }

    /// Signed decimal, as LLVM prints it.
    fn integer(&mut self, ty: TypeId, value: &BigUint) {
        let bits = match *self.module.types.body(ty) {
            Type::Int(bits) => bits,
            _ => return,
        };
        if bits == 1 {
            self.push(if value.bits() == 0 { "false" } else { "true" });
        } else if bits > MAX_DECIMAL_BITS {
            self.push("u0x");
            self.push(&value.to_str_radix(16).to_uppercase());
        } else if value.bit(u64::from(bits) - 1) {
            self.push("-");
            let negated = (BigUint::from(1u32) << bits) - value;
            self.push(&negated.to_string());
        } else {
            self.push(&value.to_string());
        }
    }

    /// The bits in hexadecimal; `float` as the bits of the same `double`.
    fn float(&mut self, ty: TypeId, bits: u128) {
        let text = match self.module.types.body(ty) {
            Type::Half => format!("0xH{bits:04X}"),
            Type::BFloat => format!("0xR{bits:04X}"),
            Type::Float => format!("0x{:016X}", widen(bits as u32)),
            Type::Double => format!("0x{bits:016X}"),
            Type::X86Fp80 => format!("0xK{bits:020X}"),
            // Low word first.
            Type::Fp128 => format!("0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64),
            _ => format!("0xM{:016X}{:016X}", bits as u64, (bits >> 64) as u64),
        };
        self.push(&text);
    }

    fn aggregate(&mut self, ty: TypeId, elements: &[ConstId]) {
        let (open, close) = match self.module.types.body(ty) {
            Type::Array { .. } => ("[", "]"),
            Type::Vector { .. } => ("<", ">"),
            Type::Struct { packed: true, .. } => ("<{ ", " }>"),
            _ => ("{ ", " }"),
        };
        if elements.is_empty() {
            self.push(open.trim_end());
            self.push(close.trim_start());
            return;
        }
        self.push(open);
        self.const_list(elements);
        self.push(close);
    }

    fn const_list(&mut self, list: &[ConstId]) {
        for (i, &id) in list.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            self.typed_constant(id);
        }
    }

    fn const_args(&mut self, list: &[ConstId]) {
        self.push("(");
        self.const_list(list);
        self.push(")");
    }

    fn const_expr(&mut self, ty: TypeId, expr: &ConstExpr) {
        match expr {
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                self.push(words::bin_op(*op));
                self.push(" ");
                self.push(&words::flags(*flags));
                self.const_args(&[*lhs, *rhs]);
            }
            ConstExpr::Cast { op, value } => {
                self.push(words::cast_op(*op));
                self.push(" (");
                self.typed_constant(*value);
                self.push(" to ");
                self.ty(ty);
                self.push(")");
            }
            ConstExpr::GetElementPtr { elem, base, indices, flags, inrange } => {
                self.const_gep(*elem, *base, indices, *flags, *inrange);
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                self.push(&format!("icmp {} ", words::int_pred(*pred)));
                self.const_args(&[*lhs, *rhs]);
            }
            ConstExpr::FCmp { pred, lhs, rhs } => {
                self.push(&format!("fcmp {} ", words::float_pred(*pred)));
                self.const_args(&[*lhs, *rhs]);
            }
            ConstExpr::Select { cond, then, other } => {
                self.push("select ");
                self.const_args(&[*cond, *then, *other]);
            }
            ConstExpr::FNeg { value } => {
                self.push("fneg ");
                self.const_args(&[*value]);
            }
            _ => self.const_access(expr),
        }
    }

    fn const_access(&mut self, expr: &ConstExpr) {
        match expr {
            ConstExpr::ExtractElement { vector, index } => {
                self.push("extractelement ");
                self.const_args(&[*vector, *index]);
            }
            ConstExpr::InsertElement { vector, value, index } => {
                self.push("insertelement ");
                self.const_args(&[*vector, *value, *index]);
            }
            ConstExpr::ShuffleVector { a, b, mask } => {
                self.push("shufflevector ");
                self.const_args(&[*a, *b, *mask]);
            }
            ConstExpr::ExtractValue { aggregate, indices } => {
                self.push("extractvalue (");
                self.typed_constant(*aggregate);
                self.indices(indices);
                self.push(")");
            }
            ConstExpr::InsertValue { aggregate, value, indices } => {
                self.push("insertvalue (");
                self.const_list(&[*aggregate, *value]);
                self.indices(indices);
                self.push(")");
            }
            _ => {}
        }
    }

    pub(super) fn indices(&mut self, indices: &[u32]) {
        for index in indices {
            self.push(&format!(", {index}"));
        }
    }

    fn const_gep(
        &mut self,
        elem: TypeId,
        base: ConstId,
        indices: &[ConstId],
        flags: GepFlags,
        inrange: Option<InRange>,
    ) {
        self.push("getelementptr ");
        self.push(words::gep_flags(flags));
        self.inrange(inrange);
        self.push("(");
        self.ty(elem);
        self.push(", ");
        self.typed_constant(base);
        for (i, &index) in indices.iter().enumerate() {
            self.push(", ");
            if inrange == Some(InRange::Index(i as u32)) {
                self.push("inrange ");
            }
            self.typed_constant(index);
        }
        self.push(")");
    }

    pub(super) fn inrange(&mut self, inrange: Option<InRange>) {
        if let Some(InRange::Bytes(from, to)) = inrange {
            self.push(&format!("inrange({from}, {to}) "));
        }
    }

    fn inline_asm(&mut self, asm: &InlineAsm) {
        self.push("asm ");
        if asm.has_side_effect {
            self.push("sideeffect ");
        }
        for flag in &asm.flags {
            self.push(flag);
            self.push(" ");
        }
        push_string(&mut self.out, &asm.template);
        self.push(", ");
        push_string(&mut self.out, &asm.constraints);
    }
}

/// A float's bits as a double's; a NaN keeps its payload and is not made quiet.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return f64::from(value).to_bits();
    }
    let sign = u64::from(bits >> 31) << 63;
    sign | 0x7FF0_0000_0000_0000 | (u64::from(bits & 0x007F_FFFF) << 29)
}
