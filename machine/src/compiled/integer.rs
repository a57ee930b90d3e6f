//! Operations on integers and comparisons: what `ops::int_plain` and `ops::icmp_defined` say of
//! numbers. A result that is poison, or an operation that is undefined, is left to these.

use super::emit::Emit;
use super::facts::{Fact, may_be_plain};
use crate::op::Op;
use crate::ops::{Intrinsic, Scalar};
use crate::program::Func;
use crate::value::{Prov, mask};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{BlockArg, InstBuilder, Value as Val};
use tresse_ir::ast::{BinOp, Flags, IntPred};

/// An operation on integers that is done in place: what it is, with which flags, and its width.
pub(super) fn inline_int(func: &Func, pc: u32) -> Option<(BinOp, Flags, u32)> {
    let Op::Int { op, flags, width, a, b, .. } = func.code[pc as usize] else { return None };
    let width = u32::from(width);
    // A product of more than 32 bits needs more than a word to see that it is too large.
    let is_wide = op == BinOp::Mul && width > 32 && width < 64 && (flags.nsw || flags.nuw);
    (may_be_plain(func, a) && may_be_plain(func, b) && (1..=64).contains(&width) && !is_wide)
        .then_some((op, flags, width))
}

/// A function of integers that is done in place: which, of what width, and its arguments.
pub(super) fn inline_word(func: &Func, pc: u32) -> Option<(Intrinsic, u32, Vec<u32>)> {
    use Intrinsic::{Bswap, Ctpop, Fshl, Fshr, SMax, SMin, UMax, UMin, USubSat};
    let Op::Intrinsic { id, call, .. } = func.code[pc as usize] else { return None };
    let info = func.calls[call as usize];
    let Scalar::Int(width) = info.scalar else { return None };
    // For each argument its register and its number of slots.
    let args: Vec<u32> = func.list(info.args).chunks_exact(2).map(|pair| pair[0].0).collect();
    let is_known = match id {
        Fshl | Fshr => matches!(width, 8 | 16 | 32 | 64) && args.len() == 3,
        SMax | SMin | UMax | UMin | USubSat => args.len() == 2,
        Bswap => matches!(width, 16 | 32 | 64) && args.len() == 1,
        Ctpop => args.len() == 1,
        _ => false,
    };
    (is_known && (1..=64).contains(&width)).then_some((id, width, args))
}

impl Emit<'_> {
    pub(super) fn integer(&mut self, pc: u32, op: BinOp, flags: Flags, width: u32) {
        let Op::Int { dst, a, b, .. } = self.func.code[pc as usize] else { return };
        let are_plain = self.fact(a.0) == Fact::Plain && self.fact(b.0) == Fact::Plain;
        if width < 64 || are_plain {
            let (a, b) = (self.plain(a.0), self.plain(b.0));
            let bits = self.computed(op, flags, width, a, b);
            return self.set_plain(dst.0, bits);
        }
        // Addresses are numbers as well, and the rule says what comes of them.
        let ((a, p), (b, q)) = (self.defined(a.0), self.defined(b.0));
        let (fast, slow) = (self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(slow);
        let done = self.b.create_block();
        self.b.append_block_param(done, I64);
        // The distance of two addresses in one object is a number.
        if op == BinOp::Sub {
            let are_same = self.b.ins().icmp(IntCC::Equal, p, q);
            self.b.ins().brif(are_same, fast, &[], slow, &[]);
        } else {
            let all = self.b.ins().bor(p, q);
            self.b.ins().brif(all, slow, &[], fast, &[]);
        }
        let (out, behind) = (self.out_before(), self.out_behind());
        self.switch_to(slow);
        let is_done = self.call(pc);
        self.check(is_done, out);
        let (bits, _) = self.result(dst.0, 4, behind);
        self.b.ins().jump(done, &[BlockArg::Value(bits)]);
        self.switch_to(fast);
        let bits = self.computed(op, flags, width, a, b);
        self.b.ins().jump(done, &[BlockArg::Value(bits)]);
        self.switch_to(done);
        let bits = self.b.block_params(done)[0];
        self.set_plain(dst.0, bits);
    }

    /// What an operation gives of two plain numbers.
    fn computed(&mut self, op: BinOp, flags: Flags, width: u32, a: Val, b: Val) -> Val {
        match op {
            BinOp::Add | BinOp::Sub => self.sum(op, flags, width, a, b),
            BinOp::Mul => self.product(flags, width, a, b),
            BinOp::UDiv | BinOp::URem => self.unsigned_quotient(op, flags, a, b),
            BinOp::SDiv | BinOp::SRem => self.signed_quotient(op, flags, width, a, b),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => self.shift(op, flags, width, a, b),
            BinOp::And => self.b.ins().band(a, b),
            BinOp::Xor => self.b.ins().bxor(a, b),
            BinOp::Or => {
                if flags.disjoint {
                    let both = self.b.ins().band(a, b);
                    self.out_if_not_zero(both);
                }
                self.b.ins().bor(a, b)
            }
            op => bug!("compiled: {op:?} of integers"),
        }
    }

    /// A function of integers.
    pub(super) fn word(&mut self, dst: u32, id: Intrinsic, width: u32, args: &[u32]) {
        let of: Vec<Val> = args.iter().map(|reg| self.plain(*reg)).collect();
        let bits = match id {
            Intrinsic::Fshl | Intrinsic::Fshr => self.funnel(id, width, of[0], of[1], of[2]),
            Intrinsic::Ctpop => self.b.ins().popcnt(of[0]),
            Intrinsic::Bswap => {
                let all = self.b.ins().bswap(of[0]);
                self.b.ins().ushr_imm(all, i64::from(64 - width))
            }
            Intrinsic::USubSat => {
                let is_more = self.b.ins().icmp(IntCC::UnsignedGreaterThan, of[0], of[1]);
                let (rest, zero) = (self.b.ins().isub(of[0], of[1]), self.number(0));
                self.b.ins().select(is_more, rest, zero)
            }
            _ => {
                let is_signed = matches!(id, Intrinsic::SMax | Intrinsic::SMin);
                let (x, y) = match is_signed {
                    true => (self.sign_extended(of[0], width), self.sign_extended(of[1], width)),
                    false => (of[0], of[1]),
                };
                let condition = match id {
                    Intrinsic::SMax => IntCC::SignedGreaterThan,
                    Intrinsic::SMin => IntCC::SignedLessThan,
                    Intrinsic::UMax => IntCC::UnsignedGreaterThan,
                    _ => IntCC::UnsignedLessThan,
                };
                let is_first = self.b.ins().icmp(condition, x, y);
                self.b.ins().select(is_first, of[0], of[1])
            }
        };
        self.set_plain(dst, bits);
    }

    /// The high or the low half of two numbers together, shifted by a third one.
    fn funnel(&mut self, id: Intrinsic, width: u32, a: Val, b: Val, by: Val) -> Val {
        let by = self.b.ins().band_imm(by, i64::from(width) - 1);
        let last = self.number(u64::from(width) - 1);
        let rest = self.b.ins().isub(last, by);
        // No shift is by the whole width: one bit goes before.
        let (high, low) = if id == Intrinsic::Fshl {
            let half = self.b.ins().ushr_imm(b, 1);
            (self.b.ins().ishl(a, by), self.b.ins().ushr(half, rest))
        } else {
            let double = self.b.ins().ishl_imm(a, 1);
            (self.b.ins().ishl(double, rest), self.b.ins().ushr(b, by))
        };
        let both = self.b.ins().bor(high, low);
        self.masked(both, width)
    }

    fn out_if_not_zero(&mut self, value: Val) {
        let is_so = self.b.ins().icmp_imm(IntCC::NotEqual, value, 0);
        self.out_if(is_so);
    }

    pub(super) fn out_if_not_equal(&mut self, a: Val, b: Val) {
        let is_so = self.b.ins().icmp(IntCC::NotEqual, a, b);
        self.out_if(is_so);
    }

    fn sum(&mut self, op: BinOp, flags: Flags, width: u32, a: Val, b: Val) -> Val {
        let is_sum = op == BinOp::Add;
        let whole = match is_sum {
            true => self.b.ins().iadd(a, b),
            false => self.b.ins().isub(a, b),
        };
        let bits = self.masked(whole, width);
        if flags.nuw {
            let is_broken = match (is_sum, width) {
                (true, 64) => self.b.ins().icmp(IntCC::UnsignedLessThan, bits, a),
                (true, _) => self.b.ins().icmp(IntCC::NotEqual, bits, whole),
                (false, _) => self.b.ins().icmp(IntCC::UnsignedLessThan, a, b),
            };
            self.out_if(is_broken);
        }
        if flags.nsw && width == 64 {
            // The result has another sign than both; of a difference, than the first and not that
            // of the second.
            let first = self.b.ins().bxor(a, bits);
            let second = match is_sum {
                true => self.b.ins().bxor(b, bits),
                false => self.b.ins().bxor(a, b),
            };
            let both = self.b.ins().band(first, second);
            let is_broken = self.b.ins().icmp_imm(IntCC::SignedLessThan, both, 0);
            self.out_if(is_broken);
        } else if flags.nsw {
            let (x, y) = (self.sign_extended(a, width), self.sign_extended(b, width));
            let exact = match is_sum {
                true => self.b.ins().iadd(x, y),
                false => self.b.ins().isub(x, y),
            };
            let kept = self.sign_extended_low(exact, width);
            self.out_if_not_equal(exact, kept);
        }
        bits
    }

    /// The same of any number: of its lowest bits.
    fn sign_extended_low(&mut self, bits: Val, width: u32) -> Val {
        // `sign_extended` does not look above them.
        self.sign_extended(bits, width)
    }

    fn product(&mut self, flags: Flags, width: u32, a: Val, b: Val) -> Val {
        let whole = self.b.ins().imul(a, b);
        let bits = self.masked(whole, width);
        if flags.nuw {
            if width == 64 {
                let high = self.b.ins().umulhi(a, b);
                self.out_if_not_zero(high);
            } else {
                self.out_if_not_equal(whole, bits);
            }
        }
        if flags.nsw {
            if width == 64 {
                let high = self.b.ins().smulhi(a, b);
                let sign = self.b.ins().sshr_imm(bits, 63);
                self.out_if_not_equal(high, sign);
            } else {
                let (x, y) = (self.sign_extended(a, width), self.sign_extended(b, width));
                let exact = self.b.ins().imul(x, y);
                let kept = self.sign_extended_low(exact, width);
                self.out_if_not_equal(exact, kept);
            }
        }
        bits
    }

    fn unsigned_quotient(&mut self, op: BinOp, flags: Flags, a: Val, b: Val) -> Val {
        let is_zero = self.b.ins().icmp_imm(IntCC::Equal, b, 0);
        self.out_if(is_zero);
        if op == BinOp::URem {
            return self.b.ins().urem(a, b);
        }
        let quotient = self.b.ins().udiv(a, b);
        if flags.exact {
            let back = self.b.ins().imul(quotient, b);
            self.out_if_not_equal(back, a);
        }
        quotient
    }

    fn signed_quotient(&mut self, op: BinOp, flags: Flags, width: u32, a: Val, b: Val) -> Val {
        let is_zero = self.b.ins().icmp_imm(IntCC::Equal, b, 0);
        self.out_if(is_zero);
        let is_least = self.b.ins().icmp_imm(IntCC::Equal, a, (1u64 << (width - 1)) as i64);
        let is_minus_one = self.b.ins().icmp_imm(IntCC::Equal, b, mask(width) as i64);
        let is_too_large = self.b.ins().band(is_least, is_minus_one);
        self.out_if(is_too_large);
        let (x, y) = (self.sign_extended(a, width), self.sign_extended(b, width));
        let bits = if op == BinOp::SRem {
            self.b.ins().srem(x, y)
        } else {
            let quotient = self.b.ins().sdiv(x, y);
            if flags.exact {
                let back = self.b.ins().imul(quotient, y);
                self.out_if_not_equal(back, x);
            }
            quotient
        };
        self.masked(bits, width)
    }

    fn shift(&mut self, op: BinOp, flags: Flags, width: u32, a: Val, b: Val) -> Val {
        let last = i64::from(width) - 1;
        let is_too_far = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, b, last);
        self.out_if(is_too_far);
        if op == BinOp::Shl {
            let whole = self.b.ins().ishl(a, b);
            let bits = self.masked(whole, width);
            if flags.nuw {
                let back = self.b.ins().ushr(bits, b);
                self.out_if_not_equal(back, a);
            }
            if flags.nsw {
                let (wide, first) = (self.sign_extended(bits, width), self.sign_extended(a, width));
                let back = self.b.ins().sshr(wide, b);
                self.out_if_not_equal(back, first);
            }
            return bits;
        }
        if flags.exact {
            let down = self.b.ins().ushr(a, b);
            let back = self.b.ins().ishl(down, b);
            self.out_if_not_equal(back, a);
        }
        if op == BinOp::LShr {
            return self.b.ins().ushr(a, b);
        }
        let wide = self.sign_extended(a, width);
        let bits = self.b.ins().sshr(wide, b);
        self.masked(bits, width)
    }

    /// Whether a comparison holds.
    pub(super) fn comparison(&mut self, pc: u32) -> Val {
        let Op::ICmp { pred, width, a, b, .. } = self.func.code[pc as usize] else {
            bug!("compiled: no comparison")
        };
        let are_plain = self.fact(a.0) == Fact::Plain && self.fact(b.0) == Fact::Plain;
        let ((x, p), (y, q)) = (self.defined(a.0), self.defined(b.0));
        if !are_plain {
            self.note_pointers(pred, width, (x, p), (y, q));
        }
        let is_signed = matches!(pred, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle);
        let (x, y) = match (is_signed, width) {
            (true, 32) => (self.b.ins().ireduce(I32, x), self.b.ins().ireduce(I32, y)),
            (true, _) => (self.sign_extended(x, width), self.sign_extended(y, width)),
            (false, _) => (x, y),
        };
        let condition = match pred {
            IntPred::Eq => IntCC::Equal,
            IntPred::Ne => IntCC::NotEqual,
            IntPred::Ugt => IntCC::UnsignedGreaterThan,
            IntPred::Uge => IntCC::UnsignedGreaterThanOrEqual,
            IntPred::Ult => IntCC::UnsignedLessThan,
            IntPred::Ule => IntCC::UnsignedLessThanOrEqual,
            IntPred::Sgt => IntCC::SignedGreaterThan,
            IntPred::Sge => IntCC::SignedGreaterThanOrEqual,
            IntPred::Slt => IntCC::SignedLessThan,
            IntPred::Sle => IntCC::SignedLessThanOrEqual,
        };
        self.b.ins().icmp(condition, x, y)
    }

    /// Who takes threads for the same has to know of some comparisons of addresses
    /// (`step::note_compared`): of all but the most common ones.
    fn note_pointers(&mut self, pred: IntPred, width: u32, (x, p): (Val, Val), (y, q): (Val, Val)) {
        let (next, pc) = (self.b.create_block(), self.pc);
        let out = self.out_before();
        let ask = self.aside(move |emit| {
            let is_done = emit.call(pc);
            emit.b.ins().brif(is_done, next, &[], out, &[]);
        });
        let all = self.b.ins().bor(p, q);
        let some = self.b.create_block();
        self.b.ins().brif(all, some, &[], next, &[]);
        self.switch_to(some);
        let is_equality = matches!(pred, IntPred::Eq | IntPred::Ne);
        if width != 64 {
            self.b.ins().jump(ask, &[]);
        } else if is_equality {
            // Two pointers, or one and null.
            let (has_p, has_q) = (self.is_not_zero(p), self.is_not_zero(q));
            let both = self.b.ins().band(has_p, has_q);
            let (first, second) = (self.b.ins().bor(x, p), self.b.ins().bor(y, q));
            let first = self.b.ins().icmp_imm(IntCC::Equal, first, 0);
            let second = self.b.ins().icmp_imm(IntCC::Equal, second, 0);
            let is_null = self.b.ins().bor(first, second);
            let is_same_for_all = self.b.ins().bor(both, is_null);
            self.b.ins().brif(is_same_for_all, next, &[], ask, &[]);
        } else {
            // Two pointers into objects of one arena.
            let (has_p, has_q) = (self.is_not_zero(p), self.is_not_zero(q));
            let both = self.b.ins().band(has_p, has_q);
            let different = self.b.ins().bxor(p, q);
            let (first, second) = (Prov::object(0, 0, 0), Prov::object(Prov::MAX_ARENAS - 1, 0, 0));
            let mask = first.word() ^ second.word();
            let different = self.b.ins().band_imm(different, mask as i64);
            let is_one = self.b.ins().icmp_imm(IntCC::Equal, different, 0);
            let is_same_for_all = self.b.ins().band(both, is_one);
            self.b.ins().brif(is_same_for_all, next, &[], ask, &[]);
        }
        self.switch_to(next);
    }

    fn is_not_zero(&mut self, value: Val) -> Val {
        self.b.ins().icmp_imm(IntCC::NotEqual, value, 0)
    }
}
