//! The module as text IR states it: types interned, names resolved to ids, locations kept.
//!
//! One form for all LLVM versions: typed pointers keep their pointee (`i32*`), opaque ones have
//! none (`ptr`). Instructions follow LangRef, "Instruction Reference"; names are LLVM's.

use crate::datalayout::DataLayout;
use crate::metadata::{Described, Metadata};
use crate::types::{TypeId, TypeTable};
use num_bigint::BigUint;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);
        impl $name {
            /// The id as an index into its arena.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A function of the module, defined or declared: index into [`Module::functions`].
    FuncId;
    /// A global variable: index into [`Module::globals`].
    GlobalId;
    /// An alias or ifunc: index into [`Module::aliases`].
    AliasId;
    /// A constant: index into [`Module::consts`].
    ConstId;
    /// A local value of a function: index into [`Function::locals`].
    LocalId;
    /// A basic block of a function: index into [`Function::blocks`].
    BlockId;
    /// A numbered metadata node (`!12`); see [`Metadata`].
    MdId;
}

/// A place in the IR text: line and column from 1; 0 when unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TextPos {
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub col: u32,
}

/// One module of text IR.
#[derive(Clone, Debug)]
pub struct Module {
    /// Name of the file that it was read from, for messages.
    pub file: String,
    /// `source_filename`, if given.
    pub source_filename: Option<String>,
    /// `target triple`, empty if not given.
    pub triple: String,
    /// `target datalayout`, LangRef's defaults where it is silent.
    pub layout: DataLayout,
    /// Every type used in the module.
    pub types: TypeTable,
    /// Global variables in order of appearance.
    pub globals: Vec<Global>,
    /// Functions, declared and defined, in order of appearance.
    pub functions: Vec<Function>,
    /// Aliases and ifuncs in order of appearance.
    pub aliases: Vec<Alias>,
    /// Constants, each distinct one once.
    pub consts: Vec<Const>,
    /// Attribute groups `attributes #n = { .. }`, resolved into functions and calls as well.
    pub attr_groups: Vec<(u32, Vec<Attr>)>,
    /// Metadata: lines are indexed, nodes parsed when asked for.
    pub metadata: Metadata,
    /// `module asm` lines, kept.
    pub module_asm: Vec<String>,
    /// `comdat` definitions, kept: name and selection kind.
    pub comdats: Vec<(String, String)>,
}

/// LangRef, "Linkage Types".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Linkage {
    Private, Internal, AvailableExternally, LinkOnce, LinkOnceOdr, Weak, WeakOdr, Common,
    Appending, ExternWeak, External,
}

/// LangRef, "Thread Local Storage Models".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum ThreadLocal { No, GeneralDynamic, LocalDynamic, InitialExec, LocalExec }

/// A global variable; its value is a pointer to it.
#[derive(Clone, Debug)]
pub struct Global {
    /// Name without `@`; a number for unnamed ones.
    pub name: String,
    /// Type of the content (not the pointer).
    pub ty: TypeId,
    /// Type of the global as a value: a pointer.
    pub ptr_ty: TypeId,
    /// `None` for an external declaration.
    pub init: Option<ConstId>,
    /// Linkage.
    pub linkage: Linkage,
    /// `constant` rather than `global`.
    pub is_constant: bool,
    /// Thread-local storage.
    pub thread_local: ThreadLocal,
    /// Address space.
    pub addrspace: u32,
    /// Explicit alignment in bytes.
    pub align: Option<u64>,
    /// Words kept as they stand: visibility, dll storage, unnamed_addr, section, comdat,
    /// attributes.
    pub extras: Vec<Attr>,
    /// Debug location of the declaration (`!dbg`).
    pub dbg: Option<MdId>,
    /// Where it stands.
    pub pos: TextPos,
}

/// An alias (or ifunc) of another global.
#[derive(Clone, Debug)]
pub struct Alias {
    /// Name without `@`.
    pub name: String,
    /// Value type.
    pub ty: TypeId,
    /// Type as a value: a pointer.
    pub ptr_ty: TypeId,
    /// What it stands for.
    pub target: ConstId,
    /// Linkage.
    pub linkage: Linkage,
    /// An `ifunc`, whose target is a resolver.
    pub is_ifunc: bool,
    /// Thread-local storage.
    pub thread_local: ThreadLocal,
    /// Words kept as they stand: visibility, dll storage, unnamed_addr, partition.
    pub extras: Vec<Attr>,
    /// Where it stands.
    pub pos: TextPos,
}

/// One attribute, of a function, parameter, return value, call or global.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// `readonly`, `nounwind`, `noundef` …; also one with an argument list kept as text, e.g.
    /// `memory(none)`, `allocsize(0)`.
    Word(String),
    /// `align 8`, `dereferenceable(8)`, `alignstack(16)`: a name and a number.
    Num(String, u64),
    /// `"key"="value"` or `"key"`.
    Str(String, Option<String>),
    /// `byval(T)`, `sret(T)`, `elementtype(T)`, `inalloca(T)`, `preallocated(T)`, `byref(T)`; the
    /// type is absent in old IR (`byval` alone: then the pointee of the parameter's type).
    Type(String, Option<TypeId>),
}

/// A function, declared (no blocks) or defined.
#[derive(Clone, Debug)]
pub struct Function {
    /// Name without `@`.
    pub name: String,
    /// Its function type.
    pub ty: TypeId,
    /// Type as a value: a pointer.
    pub ptr_ty: TypeId,
    /// Return type.
    pub ret: TypeId,
    /// Attributes of the return value.
    pub ret_attrs: Vec<Attr>,
    /// Parameters; for definitions `params[i]` is local `LocalId(i)`.
    pub params: Vec<Param>,
    /// Takes further arguments (`...`).
    pub is_vararg: bool,
    /// Linkage.
    pub linkage: Linkage,
    /// Calling convention as written (`ccc` when silent), e.g. `fastcc`, `cc 10`.
    pub cconv: String,
    /// Function attributes, groups resolved.
    pub attrs: Vec<Attr>,
    /// Other words of the header kept: visibility, section, gc, comdat, prologue, personality text.
    pub extras: Vec<Attr>,
    /// Alignment of the function's address.
    pub align: Option<u64>,
    /// Address space of the function.
    pub addrspace: u32,
    /// Blocks; the first is the entry. Empty: a declaration.
    pub blocks: Vec<Block>,
    /// Every local value: parameters, labels, instruction results.
    pub locals: Vec<Local>,
    /// Which of them are variables of the source, by its debug records.
    pub described: Vec<Described>,
    /// `DISubprogram`, if any.
    pub dbg: Option<MdId>,
    /// Where it stands.
    pub pos: TextPos,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its type.
    pub ty: TypeId,
    /// Its attributes.
    pub attrs: Vec<Attr>,
    /// Name without `%`, if it has one.
    pub name: Option<String>,
}

/// A local value: `%name`.
#[derive(Clone, Debug)]
pub struct Local {
    /// Name without `%`; numbered values have their number as name.
    pub name: String,
    /// Its type (`label` for blocks).
    pub ty: TypeId,
}

/// A basic block: phis first, one terminator last.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its label among the locals.
    pub label: LocalId,
    /// Instructions in order; the last is the terminator.
    pub insts: Vec<Inst>,
}

/// One instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// The local that it defines, if any.
    pub result: Option<LocalId>,
    /// Type of its result (`void` if none).
    pub ty: TypeId,
    /// What it does.
    pub kind: InstKind,
    /// `!dbg`, to be looked up with [`Metadata::location`].
    pub dbg: Option<MdId>,
    /// Other metadata attachments as written: kind and text (`tbaa`, `!5`).
    pub attachments: Vec<(String, String)>,
    /// Where it stands in the IR text.
    pub pos: TextPos,
}

/// A typed operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Operand {
    /// Its type.
    pub ty: TypeId,
    /// Its value.
    pub value: Value,
}

/// A value that an operand names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// `%x`: parameter or instruction result.
    Local(LocalId),
    /// Any constant, globals and functions included.
    Const(ConstId),
    /// `metadata ..` argument of an intrinsic; not looked at by the machine.
    Metadata,
}

/// A constant with its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Const {
    /// Its type.
    pub ty: TypeId,
    /// Its value.
    pub kind: ConstKind,
}

/// LangRef, "Constants".
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstKind {
    /// An integer's bits, zero-extended, always below 2^width (`-1` in `i8` is 255). `true` is 1.
    Int(BigUint),
    /// A float's bits in its own format (80 bits for `x86_fp80`, 128 for `fp128`, `ppc_fp128`).
    Float(u128),
    /// `null`.
    Null,
    /// `none` (token).
    NoneToken,
    /// `zeroinitializer`.
    Zero,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// Elements of an array, struct or vector.
    Aggregate(Vec<ConstId>),
    /// `splat (i32 3)`: every lane of the vector.
    Splat(ConstId),
    /// `c"..."`: an array of `i8`.
    Bytes(Vec<u8>),
    /// A global variable's address.
    Global(GlobalId),
    /// A function's address.
    Function(FuncId),
    /// An alias's address.
    Alias(AliasId),
    /// `blockaddress(@f, %bb)`.
    BlockAddress(FuncId, BlockId),
    /// `dso_local_equivalent @f`, `no_cfi @f`: the global it wraps.
    Wrapped(String, ConstId),
    /// A constant expression.
    Expr(Box<ConstExpr>),
    /// Inline assembly as a callee: template and constraints.
    InlineAsm(Box<InlineAsm>),
}

/// LangRef, "Inline Assembler Expressions"; kept, not run.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// The assembly text.
    pub template: String,
    /// The constraint string.
    pub constraints: String,
    /// `sideeffect`.
    pub has_side_effect: bool,
    /// `alignstack`, `inteldialect`, `unwind`.
    pub flags: Vec<String>,
}

/// LangRef, "Constant Expressions".
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum ConstExpr {
    /// `add (..)`, `xor (..)` …
    Binary { op: BinOp, flags: Flags, lhs: ConstId, rhs: ConstId },
    /// `trunc (.. to ..)`, `ptrtoint`, `bitcast` …; the target is the constant's type.
    Cast { op: CastOp, value: ConstId },
    /// `getelementptr inbounds (T, ptr @g, ..)`; `inrange` holds the marked index or byte range
    /// text.
    GetElementPtr {
        elem: TypeId, base: ConstId, indices: Vec<ConstId>, flags: GepFlags,
        inrange: Option<InRange>,
    },
    /// `icmp eq (..)`.
    ICmp { pred: IntPred, lhs: ConstId, rhs: ConstId },
    /// `fcmp oeq (..)`.
    FCmp { pred: FloatPred, lhs: ConstId, rhs: ConstId },
    /// `select (..)`.
    Select { cond: ConstId, then: ConstId, other: ConstId },
    /// `extractelement (..)`.
    ExtractElement { vector: ConstId, index: ConstId },
    /// `insertelement (..)`.
    InsertElement { vector: ConstId, value: ConstId, index: ConstId },
    /// `shufflevector (..)`.
    ShuffleVector { a: ConstId, b: ConstId, mask: ConstId },
    /// `extractvalue (..)`.
    ExtractValue { aggregate: ConstId, indices: Vec<u32> },
    /// `insertvalue (..)`.
    InsertValue { aggregate: ConstId, value: ConstId, indices: Vec<u32> },
    /// `fneg (..)`.
    FNeg { value: ConstId },
}

/// `inrange` on a getelementptr.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InRange {
    /// LLVM up to 18: `inrange` before the index with this number (from 0, the base not counted).
    Index(u32),
    /// LLVM 19 on: `inrange(-16, 16)`, bytes relative to the result.
    Bytes(i64, i64),
}

/// Wrapping and exactness flags of an operation that yields poison when they are broken, and
/// fast-math flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags {
    /// `nuw`.
    pub nuw: bool,
    /// `nsw`.
    pub nsw: bool,
    /// `exact`.
    pub exact: bool,
    /// `disjoint` (or).
    pub disjoint: bool,
    /// `nneg` (zext, uitofp).
    pub nneg: bool,
    /// `samesign` (icmp).
    pub samesign: bool,
    /// `nnan`.
    pub nnan: bool,
    /// `ninf`.
    pub ninf: bool,
    /// `nsz`.
    pub nsz: bool,
    /// `arcp`.
    pub arcp: bool,
    /// `contract`.
    pub contract: bool,
    /// `afn`.
    pub afn: bool,
    /// `reassoc`.
    pub reassoc: bool,
}

/// Flags of getelementptr.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GepFlags {
    /// `inbounds`.
    pub inbounds: bool,
    /// `nusw` (implied by inbounds).
    pub nusw: bool,
    /// `nuw`.
    pub nuw: bool,
}

/// Binary operations on integers and floats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum BinOp {
    Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor,
    FAdd, FSub, FMul, FDiv, FRem,
}

/// Conversions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum CastOp {
    Trunc, ZExt, SExt, FPTrunc, FPExt, FPToUI, FPToSI, UIToFP, SIToFP, PtrToInt, IntToPtr,
    PtrToAddr, BitCast, AddrSpaceCast,
}

/// Predicates of `icmp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum IntPred { Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle }

/// Predicates of `fcmp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum FloatPred {
    False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True,
}

/// LangRef, "Atomic Memory Ordering Constraints".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Ordering { NotAtomic, Unordered, Monotonic, Acquire, Release, AcqRel, SeqCst }

/// What `atomicrmw` does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum RmwOp {
    Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax, UMin, FAdd, FSub, FMax, FMin,
    UIncWrap, UDecWrap, USubCond, USubSat,
}

/// A call's shape, shared by `call`, `invoke` and `callbr`.
#[derive(Clone, Debug)]
pub struct Call {
    /// Function type of the call.
    pub fn_ty: TypeId,
    /// What is called: a constant function, alias or inline assembly, or a local pointer.
    pub callee: Value,
    /// Arguments; `metadata` arguments are [`Value::Metadata`].
    pub args: Vec<Operand>,
    /// Text of the `metadata` arguments: number of the argument, and what follows `metadata`.
    pub metadata: Vec<(u32, String)>,
    /// Attributes of each argument.
    pub arg_attrs: Vec<Vec<Attr>>,
    /// Address space of the callee, `addrspace(n)`.
    pub addrspace: u32,
    /// Attributes of the return value.
    pub ret_attrs: Vec<Attr>,
    /// Attributes of the call, groups resolved.
    pub attrs: Vec<Attr>,
    /// Calling convention as written.
    pub cconv: String,
    /// `tail`, `musttail`, `notail` or empty.
    pub tail: &'static str,
    /// Fast-math flags.
    pub flags: Flags,
    /// Operand bundles, tags only with their operands.
    pub bundles: Vec<(String, Vec<Operand>)>,
}

/// One clause of a landing pad.
#[derive(Clone, Debug)]
pub enum LandingClause {
    /// `catch T v`.
    Catch(Operand),
    /// `filter T v`.
    Filter(Operand),
}

/// Instructions. LangRef, "Instruction Reference", in its order.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum InstKind {
    // Terminators
    Ret { value: Option<Operand> },
    Br { target: BlockId },
    CondBr { cond: Operand, then: BlockId, other: BlockId },
    Switch { value: Operand, default: BlockId, cases: Vec<(ConstId, BlockId)> },
    IndirectBr { address: Operand, targets: Vec<BlockId> },
    Invoke { call: Call, normal: BlockId, unwind: BlockId },
    CallBr { call: Call, fallthrough: BlockId, indirect: Vec<BlockId> },
    Resume { value: Operand },
    Unreachable,
    /// `catchswitch`, `catchret`, `cleanupret` and the funclet pads: kept by name, not run.
    Funclet { name: &'static str, targets: Vec<BlockId>, text: String },
    // Unary and binary
    FNeg { value: Operand, flags: Flags },
    Binary { op: BinOp, flags: Flags, lhs: Operand, rhs: Operand },
    // Vector
    ExtractElement { vector: Operand, index: Operand },
    InsertElement { vector: Operand, value: Operand, index: Operand },
    ShuffleVector { a: Operand, b: Operand, mask: ConstId },
    // Aggregate
    ExtractValue { aggregate: Operand, indices: Vec<u32> },
    InsertValue { aggregate: Operand, value: Operand, indices: Vec<u32> },
    // Memory
    Alloca {
        elem: TypeId, count: Option<Operand>, align: Option<u64>, addrspace: u32,
        is_inalloca: bool,
    },
    Load {
        ptr: Operand, is_volatile: bool, ordering: Ordering, syncscope: Option<String>,
        align: Option<u64>,
    },
    Store {
        value: Operand, ptr: Operand, is_volatile: bool, ordering: Ordering,
        syncscope: Option<String>, align: Option<u64>,
    },
    Fence { ordering: Ordering, syncscope: Option<String> },
    CmpXchg {
        ptr: Operand, expected: Operand, new: Operand, is_weak: bool, is_volatile: bool,
        success: Ordering, failure: Ordering, syncscope: Option<String>, align: Option<u64>,
    },
    AtomicRmw {
        op: RmwOp, ptr: Operand, value: Operand, is_volatile: bool, ordering: Ordering,
        syncscope: Option<String>, align: Option<u64>,
    },
    GetElementPtr { elem: TypeId, base: Operand, indices: Vec<Operand>, flags: GepFlags },
    // Conversion: the target is the instruction's type
    Cast { op: CastOp, value: Operand, flags: Flags },
    // Other
    ICmp { pred: IntPred, flags: Flags, lhs: Operand, rhs: Operand },
    FCmp { pred: FloatPred, flags: Flags, lhs: Operand, rhs: Operand },
    Phi { incoming: Vec<(Value, BlockId)>, flags: Flags },
    Select { cond: Operand, then: Operand, other: Operand, flags: Flags },
    Freeze { value: Operand },
    Call(Call),
    VaArg { list: Operand },
    LandingPad { is_cleanup: bool, clauses: Vec<LandingClause> },
}
