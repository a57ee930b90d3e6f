//! LangRef, "Instruction Reference" as text.

use super::{Printer, words};
use crate::ast::{
    Attr, BlockId, Call, Function, Inst, InstKind, LandingClause, Operand, Ordering, Value,
};
use crate::text::push_string;
use crate::types::{Type, TypeId};

impl<'m> Printer<'m> {
    /// One instruction with its attachments, without the end of the line.
    pub(super) fn print_inst(&mut self, f: &'m Function, inst: &'m Inst) {
        if let Some(result) = inst.result {
            self.local(f, result);
            self.push(" = ");
        }
        self.print_kind(f, inst);
        if let Some(id) = inst.dbg {
            self.push(", !dbg !");
            self.push_u64(u64::from(id.0));
        }
        for (kind, text) in &inst.attachments {
            self.push(", !");
            self.push(kind);
            self.push(" ");
            self.push(text);
        }
    }

    fn value(&mut self, f: &Function, value: Value) {
        match value {
            Value::Local(id) => self.local(f, id),
            Value::Const(id) => self.constant(id),
            Value::Metadata => self.push("!{}"),
        }
    }

    fn operand(&mut self, f: &Function, operand: Operand) {
        self.ty(operand.ty);
        self.push(" ");
        self.value(f, operand.value);
    }

    /// Operands with commas between them.
    fn operands(&mut self, f: &Function, operands: &[Operand]) {
        for (i, &operand) in operands.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            self.operand(f, operand);
        }
    }

    fn label(&mut self, f: &Function, block: BlockId) {
        self.push("label ");
        self.block(f, block);
    }

    fn labels(&mut self, f: &Function, blocks: &[BlockId]) {
        self.push("[");
        for (i, &block) in blocks.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            self.label(f, block);
        }
        self.push("]");
    }

    fn print_kind(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::Ret { .. }
            | InstKind::Br { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. }
            | InstKind::Invoke { .. }
            | InstKind::CallBr { .. }
            | InstKind::Resume { .. }
            | InstKind::Unreachable
            | InstKind::Funclet { .. }
            | InstKind::LandingPad { .. } => self.print_control(f, inst),
            InstKind::Alloca { .. }
            | InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::Fence { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::GetElementPtr { .. } => self.print_memory(f, inst),
            InstKind::Call(call) => {
                if !call.tail.is_empty() {
                    self.push(call.tail);
                    self.push(" ");
                }
                self.push("call ");
                self.print_call(f, call);
            }
            _ => self.print_operation(f, inst),
        }
    }

    fn print_operation(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::Binary { op, flags, lhs, rhs } => {
                self.push(words::bin_op(*op));
                self.push(" ");
                self.push(&words::flags(*flags));
                self.pair(f, *lhs, rhs.value);
            }
            InstKind::ICmp { pred, flags, lhs, rhs } => {
                self.push("icmp ");
                self.push(&words::flags(*flags));
                self.push(words::int_pred(*pred));
                self.push(" ");
                self.pair(f, *lhs, rhs.value);
            }
            InstKind::FCmp { pred, flags, lhs, rhs } => {
                self.push("fcmp ");
                self.push(&words::flags(*flags));
                self.push(words::float_pred(*pred));
                self.push(" ");
                self.pair(f, *lhs, rhs.value);
            }
            InstKind::FNeg { value, flags } => {
                self.push("fneg ");
                self.push(&words::flags(*flags));
                self.operand(f, *value);
            }
            InstKind::Cast { op, value, flags } => {
                self.push(words::cast_op(*op));
                self.push(" ");
                self.push(&words::flags(*flags));
                self.operand(f, *value);
                self.push(" to ");
                self.ty(inst.ty);
            }
            InstKind::Phi { incoming, flags } => {
                self.push("phi ");
                self.push(&words::flags(*flags));
                self.print_incoming(f, inst.ty, incoming);
            }
            InstKind::Select { cond, then, other, flags } => {
                self.push("select ");
                self.push(&words::flags(*flags));
                self.operands(f, &[*cond, *then, *other]);
            }
            InstKind::Freeze { value } => {
                self.push("freeze ");
                self.operand(f, *value);
            }
            InstKind::VaArg { list } => {
                self.push("va_arg ");
                self.operand(f, *list);
                self.push(", ");
                self.ty(inst.ty);
            }
            _ => self.print_access(f, inst),
        }
    }

    /// `T a, b`
    fn pair(&mut self, f: &Function, lhs: Operand, rhs: Value) {
        self.operand(f, lhs);
        self.push(", ");
        self.value(f, rhs);
    }

    fn print_incoming(&mut self, f: &Function, ty: TypeId, incoming: &[(Value, BlockId)]) {
        self.ty(ty);
        for (i, &(value, block)) in incoming.iter().enumerate() {
            self.push(if i == 0 { " [ " } else { ", [ " });
            self.value(f, value);
            self.push(", ");
            self.block(f, block);
            self.push(" ]");
        }
    }

    /// Elements of vectors and aggregates.
    fn print_access(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::ExtractElement { vector, index } => {
                self.push("extractelement ");
                self.operands(f, &[*vector, *index]);
            }
            InstKind::InsertElement { vector, value, index } => {
                self.push("insertelement ");
                self.operands(f, &[*vector, *value, *index]);
            }
            InstKind::ShuffleVector { a, b, mask } => {
                self.push("shufflevector ");
                self.operands(f, &[*a, *b]);
                self.push(", ");
                self.typed_constant(*mask);
            }
            InstKind::ExtractValue { aggregate, indices } => {
                self.push("extractvalue ");
                self.operand(f, *aggregate);
                self.indices(indices);
            }
            InstKind::InsertValue { aggregate, value, indices } => {
                self.push("insertvalue ");
                self.operands(f, &[*aggregate, *value]);
                self.indices(indices);
            }
            _ => {}
        }
    }

    fn print_control(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::Ret { value: None } => self.push("ret void"),
            InstKind::Ret { value: Some(value) } => {
                self.push("ret ");
                self.operand(f, *value);
            }
            InstKind::Br { target } => {
                self.push("br ");
                self.label(f, *target);
            }
            InstKind::CondBr { cond, then, other } => {
                self.push("br ");
                self.operand(f, *cond);
                self.push(", ");
                self.label(f, *then);
                self.push(", ");
                self.label(f, *other);
            }
            InstKind::Switch { value, default, cases } => {
                self.push("switch ");
                self.operand(f, *value);
                self.push(", ");
                self.label(f, *default);
                self.push(" [\n");
                for &(case, block) in cases {
                    self.push("    ");
                    self.typed_constant(case);
                    self.push(", ");
                    self.label(f, block);
                    self.push("\n");
                }
                self.push("  ]");
            }
            InstKind::IndirectBr { address, targets } => {
                self.push("indirectbr ");
                self.operand(f, *address);
                self.push(", ");
                self.labels(f, targets);
            }
            InstKind::Resume { value } => {
                self.push("resume ");
                self.operand(f, *value);
            }
            InstKind::Unreachable => self.push("unreachable"),
            InstKind::Funclet { name, text, .. } => {
                self.push(name);
                if !text.is_empty() {
                    self.push(" ");
                }
                self.push(text);
            }
            _ => self.print_unwinding(f, inst),
        }
    }

    fn print_unwinding(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::Invoke { call, normal, unwind } => {
                self.push("invoke ");
                self.print_call(f, call);
                self.push("\n          to ");
                self.label(f, *normal);
                self.push(" unwind ");
                self.label(f, *unwind);
            }
            InstKind::CallBr { call, fallthrough, indirect } => {
                self.push("callbr ");
                self.print_call(f, call);
                self.push("\n          to ");
                self.label(f, *fallthrough);
                self.push(" ");
                self.labels(f, indirect);
            }
            InstKind::LandingPad { is_cleanup, clauses } => {
                self.push("landingpad ");
                self.ty(inst.ty);
                if *is_cleanup {
                    self.push("\n          cleanup");
                }
                for clause in clauses {
                    let (word, operand) = match clause {
                        LandingClause::Catch(operand) => ("catch", operand),
                        LandingClause::Filter(operand) => ("filter", operand),
                    };
                    self.push(&format!("\n          {word} "));
                    self.operand(f, *operand);
                }
            }
            _ => {}
        }
    }

    fn print_memory(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::Alloca { elem, count, align, addrspace, is_inalloca } => {
                self.push(if *is_inalloca { "alloca inalloca " } else { "alloca " });
                self.ty(*elem);
                if let Some(count) = count {
                    self.push(", ");
                    self.operand(f, *count);
                }
                self.align(*align);
                if *addrspace != 0 {
                    self.push(&format!(", addrspace({addrspace})"));
                }
            }
            InstKind::Load { ptr, is_volatile, ordering, syncscope, align } => {
                self.access_start("load ", *ordering, *is_volatile);
                self.ty(inst.ty);
                self.push(", ");
                self.operand(f, *ptr);
                self.access_end(*ordering, syncscope.as_deref(), *align);
            }
            InstKind::Store { value, ptr, is_volatile, ordering, syncscope, align } => {
                self.access_start("store ", *ordering, *is_volatile);
                self.operands(f, &[*value, *ptr]);
                self.access_end(*ordering, syncscope.as_deref(), *align);
            }
            InstKind::Fence { ordering, syncscope } => {
                self.push("fence");
                self.access_end(*ordering, syncscope.as_deref(), None);
            }
            InstKind::GetElementPtr { elem, base, indices, flags } => {
                self.push("getelementptr ");
                self.push(words::gep_flags(*flags));
                self.ty(*elem);
                self.push(", ");
                self.operand(f, *base);
                for &index in indices {
                    self.push(", ");
                    self.operand(f, index);
                }
            }
            _ => self.print_read_modify_write(f, inst),
        }
    }

    fn print_read_modify_write(&mut self, f: &'m Function, inst: &'m Inst) {
        match &inst.kind {
            InstKind::CmpXchg {
                ptr,
                expected,
                new,
                is_weak,
                is_volatile,
                success,
                failure,
                syncscope,
                align,
            } => {
                self.push(if *is_weak { "cmpxchg weak " } else { "cmpxchg " });
                self.push(if *is_volatile { "volatile " } else { "" });
                self.operands(f, &[*ptr, *expected, *new]);
                self.access_end(*success, syncscope.as_deref(), None);
                self.push(" ");
                self.push(words::ordering(*failure));
                self.align(*align);
            }
            InstKind::AtomicRmw { op, ptr, value, is_volatile, ordering, syncscope, align } => {
                self.push(if *is_volatile { "atomicrmw volatile " } else { "atomicrmw " });
                self.push(words::rmw_op(*op));
                self.push(" ");
                self.operands(f, &[*ptr, *value]);
                self.access_end(*ordering, syncscope.as_deref(), *align);
            }
            _ => {}
        }
    }

    fn access_start(&mut self, word: &str, ordering: Ordering, is_volatile: bool) {
        self.push(word);
        self.push(if ordering == Ordering::NotAtomic { "" } else { "atomic " });
        self.push(if is_volatile { "volatile " } else { "" });
    }

    fn access_end(&mut self, ordering: Ordering, scope: Option<&str>, align: Option<u64>) {
        if let Some(scope) = scope {
            self.push(" syncscope(");
            push_string(&mut self.out, scope);
            self.push(")");
        }
        if ordering != Ordering::NotAtomic {
            self.push(" ");
            self.push(words::ordering(ordering));
        }
        self.align(align);
    }

    fn align(&mut self, align: Option<u64>) {
        if let Some(align) = align {
            self.push(", align ");
            self.push_u64(align);
        }
    }

    fn print_call(&mut self, f: &'m Function, call: &'m Call) {
        self.push(&words::flags(call.flags));
        if call.cconv != "ccc" {
            self.push(&call.cconv);
            self.push(" ");
        }
        self.attrs_before(&call.ret_attrs);
        if call.addrspace != 0 {
            self.push(&format!("addrspace({}) ", call.addrspace));
        }
        match self.module.types.get(call.fn_ty) {
            Type::Function { ret, vararg: false, .. } => self.ty(*ret),
            _ => self.ty(call.fn_ty),
        }
        self.push(" ");
        self.value(f, call.callee);
        self.print_args(f, call);
        self.group(call.attrs.as_slice());
        self.print_bundles(f, call);
    }

    fn print_args(&mut self, f: &Function, call: &'m Call) {
        self.push("(");
        for (i, &arg) in call.args.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            self.ty(arg.ty);
            let none: &[Attr] = &[];
            for attr in call.arg_attrs.get(i).map_or(none, Vec::as_slice) {
                self.push(" ");
                self.attr(attr, false);
            }
            self.push(" ");
            let metadata = call.metadata.iter().find(|(n, _)| *n as usize == i);
            match metadata {
                Some((_, text)) if arg.value == Value::Metadata => self.push(text),
                _ => self.value(f, arg.value),
            }
        }
        let ends_open = call.tail == "musttail" && f.is_vararg;
        self.push(match (ends_open, call.args.is_empty()) {
            (false, _) => ")",
            (true, false) => ", ...)",
            (true, true) => "...)",
        });
    }

    fn print_bundles(&mut self, f: &Function, call: &Call) {
        if call.bundles.is_empty() {
            return;
        }
        self.push(" [ ");
        for (i, (tag, operands)) in call.bundles.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            push_string(&mut self.out, tag);
            self.push("(");
            self.operands(f, operands);
            self.push(")");
        }
        self.push(" ]");
    }
}
