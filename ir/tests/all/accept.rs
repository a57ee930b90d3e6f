//! The grammar, old and new: what is read, what it becomes, and that it prints as it was.

use crate::common;

use crate::common::{accept, in_function};
use tresse_ir::ast::*;
use tresse_ir::types::Type;

fn only_function(module: &Module) -> &Function {
    let mut defined = module.functions.iter().filter(|f| !f.blocks.is_empty());
    defined.next().expect("a function")
}

/// The instructions of the entry block of a one-function module.
fn insts(module: &Module) -> &[Inst] {
    &only_function(module).blocks[0].insts
}

fn constant(module: &Module, id: ConstId) -> &ConstKind {
    &module.consts[id.index()].kind
}

/// Body lines, typed and opaque: each must come out as it went in.
fn same_lines(params: &str, lines: &[&str]) {
    let body: String = lines.iter().map(|l| format!("  {l}\n")).collect();
    let text = in_function("void", params, &format!("{body}  ret void"));
    let printed = common::round_trip(&accept(&text));
    for line in lines {
        assert!(printed.contains(line), "{line} is missing from\n{printed}");
    }
}

#[test]
fn memory_instructions_opaque() {
    same_lines(
        "ptr %p, i32 %n, ptr addrspace(3) %q, <2 x ptr> %v",
        &[
            "%a = alloca i32, i32 %n, align 16",
            "%b = load i32, ptr %p, align 4",
            "%c = load atomic volatile i32, ptr %p syncscope(\"singlethread\") acquire, align 4",
            "store volatile i32 %b, ptr %p, align 2",
            "store atomic i32 %b, ptr %p release, align 4",
            "fence syncscope(\"agent\") seq_cst",
            "%d = cmpxchg weak volatile ptr %p, i32 %b, i32 7 acq_rel monotonic, align 4",
            "%e = atomicrmw uinc_wrap ptr %p, i32 %n monotonic, align 4",
            "%f = atomicrmw volatile fadd ptr %p, float 0x3FF0000000000000 seq_cst",
            "%g = getelementptr inbounds nuw { i8, [4 x i64] }, ptr %p, i64 0, i32 1, i64 3",
            "%h = getelementptr nusw i8, ptr addrspace(3) %q, i32 %n",
            "%i = getelementptr i8, <2 x ptr> %v, i64 4",
            "%j = getelementptr i8, ptr %p, <4 x i32> zeroinitializer",
            "%k = va_arg ptr %p, x86_fp80",
            "%l = addrspacecast ptr %p to ptr addrspace(1)",
        ],
    );
}

#[test]
fn memory_instructions_typed() {
    same_lines(
        "i32* %p, { i8, [4 x i64] }* %s, <2 x i8*> %v, i32 addrspace(2)* addrspace(1)* %q",
        &[
            "%b = load i32, i32* %p, align 4",
            "store i32 %b, i32* %p, align 4",
            "%c = getelementptr { i8, [4 x i64] }, { i8, [4 x i64] }* %s, i64 0, i32 1, i64 3",
            "%d = load i64, i64* %c, align 8",
            "%e = getelementptr i8, <2 x i8*> %v, i64 4",
            "%f = load i32 addrspace(2)*, i32 addrspace(2)* addrspace(1)* %q, align 8",
            "%g = cmpxchg i32* %p, i32 0, i32 1 seq_cst seq_cst",
            "%h = alloca void (i32, ...)*, align 8",
        ],
    );
}

#[test]
fn computing_instructions() {
    same_lines(
        "i32 %n, float %x, <4 x i32> %v, { i8, [2 x i32] } %s, <4 x i1> %m, i1 %c, ptr %p",
        &[
            "%a = add nuw nsw i32 %n, -1",
            "%b = sdiv exact <4 x i32> %v, splat (i32 3)",
            "%c1 = or disjoint i32 %a, 5",
            "%d = fadd fast float %x, %x",
            "%e = fmul reassoc nnan float %x, 0x7FF8000000000000",
            "%f = fneg nsz float %x",
            "%g = zext nneg i32 %n to i64",
            "%h = trunc nuw nsw i64 %g to i8",
            "%i = icmp samesign ult i32 %n, %a",
            "%j = icmp eq <4 x i32> %v, zeroinitializer",
            "%k = fcmp ninf uno float %x, 0x0000000000000000",
            "%l = select <4 x i1> %m, <4 x i32> %v, <4 x i32> %b",
            "%o = select i1 %c, ptr %p, ptr null",
            "%q = freeze { i8, [2 x i32] } %s",
            "%r = extractvalue { i8, [2 x i32] } %s, 1, 0",
            "%t = insertvalue { i8, [2 x i32] } %s, i32 %r, 1, 1",
            "%u = extractelement <4 x i32> %v, i32 %n",
            "%w = insertelement <4 x i32> %v, i32 %n, i64 1",
            "%y = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>",
            "%z = bitcast <2 x i32> %y to i64",
            "%A = uitofp nneg i64 %z to half",
            "%B = ptrtoint ptr %p to i128",
            "%C = inttoptr i128 %B to ptr",
        ],
    );
}

#[test]
fn calls() {
    let text = r#"
declare i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #0
declare void @llvm.assume(i1 noundef)
declare void @llvm.x(metadata, metadata)
declare fastcc noundef range(i32 0, 5) i32 @r(ptr captures(none) initializes((0, 4)), ptr byval({ i32 }) align 8, float nofpclass(nan inf))
define void @f(ptr %p, i32 %n) {
  %1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %p, i32 %n, double 1.0) #1
  %2 = tail call fastcc noundef range(i32 0, 5) i32 @r(ptr %p, ptr byval({ i32 }) %p, float 1.0) nounwind "a"="b"
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  call void @llvm.x(metadata i32 %n, metadata !{})
  call void @llvm.x(metadata !DIExpression(), metadata !"round.dynamic")
  %3 = call i32 %p(i32 %n)
  %4 = call { i32, i1 } asm sideeffect alignstack inteldialect "a $0\0A", "=r,=r,~{memory}"() #1
  call cc 10 void @f(ptr null, i32 0)
  notail call void inttoptr (i64 64 to ptr)(i32 1)
  ret void
}
attributes #0 = { nofree nounwind memory(argmem: read) uwtable(sync) allocsize(0,1) alignstack=16 "k" }
attributes #1 = { nounwind willreturn }
"#;
    let module = accept(text);
    let insts = insts(&module);
    let call = |i: usize| insts[i].kind.call().expect("a call");
    assert_eq!(call(0).attrs, [Attr::Word("nounwind".into()), Attr::Word("willreturn".into())]);
    assert_eq!(call(0).args.len(), 3);
    assert_eq!(call(0).arg_attrs[0][2], Attr::Num("dereferenceable".into(), 1));
    assert_eq!((call(1).tail, call(1).cconv.as_str()), ("tail", "fastcc"));
    assert_eq!(call(1).attrs[1], Attr::Str("a".into(), Some("b".into())));
    assert_eq!(call(2).bundles.len(), 2);
    assert_eq!(call(3).args[1].value, Value::Metadata);
    assert_eq!(call(3).metadata, [(0, "i32 %n".into()), (1, "!{}".into())]);
    assert!(matches!(call(5).callee, Value::Local(LocalId(0))));
    let Value::Const(asm) = call(6).callee else { panic!() };
    let ConstKind::InlineAsm(asm) = constant(&module, asm) else { panic!() };
    assert_eq!((asm.template.as_str(), asm.has_side_effect), ("a $0\n", true));
    assert_eq!(call(7).cconv, "cc 10");
    let declared = &module.functions[0];
    assert!(declared.is_vararg && declared.attrs.contains(&Attr::Word("uwtable(sync)".into())));
    assert!(declared.attrs.contains(&Attr::Num("alignstack".into(), 16)));
    assert!(
        matches!(&module.functions[3].params[1].attrs[0], Attr::Type(n, Some(_)) if n == "byval")
    );
}

#[test]
fn control_flow_and_exceptions() {
    let text = r#"
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f(i32 %n, ptr %p) personality ptr @__gxx_personality_v0 {
  switch i32 %n, label %a [
    i32 1, label %b
    i32 -1, label %b
  ]
a:
  %x = invoke i32 @g() to label %b unwind label %lpad
b:
  %y = phi i32 [ 0, %0 ], [ 0, %0 ], [ %x, %a ]
  indirectbr ptr %p, [label %c, label %a]
c:
  callbr void asm sideeffect "jmp ${0:l}", "!i"() to label %d [label %e]
d:
  ret i32 %y
e:
  unreachable
lpad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %l
}
define void @w() personality ptr @__gxx_personality_v0 {
  %1 = invoke i32 @g() to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %done
cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
done:
  ret void
}
"#;
    let module = accept(text);
    let f = only_function(&module);
    let InstKind::Switch { cases, default, .. } = &f.blocks[0].insts[0].kind else { panic!() };
    assert_eq!(default, &BlockId(1));
    assert_eq!(cases.iter().map(|c| c.1).collect::<Vec<_>>(), [BlockId(2), BlockId(2)]);
    let ConstKind::Int(minus_one) = constant(&module, cases[1].0) else { panic!() };
    assert_eq!(minus_one.to_string(), u32::MAX.to_string());
    let InstKind::Phi { incoming, .. } = &f.blocks[2].insts[0].kind else { panic!() };
    assert_eq!(
        incoming.iter().map(|i| i.1).collect::<Vec<_>>(),
        [BlockId(0), BlockId(0), BlockId(1)]
    );
    let w = &module.functions[3];
    let InstKind::Funclet { name, targets, .. } = &w.blocks[1].insts[0].kind else { panic!() };
    assert_eq!((*name, targets.as_slice()), ("catchswitch", &[BlockId(2), BlockId(3)][..]));
}

#[test]
fn numbers_are_shared_by_arguments_blocks_and_results() {
    let module = accept(
        "define i32 @f(i32 %0, i32 %a, i32 %1) {\n  %3 = add i32 %0, %1\n  br label %4\n\n4:\n  \
         ret i32 %3\n}\n",
    );
    let f = only_function(&module);
    let names: Vec<&str> = f.locals.iter().map(|l| l.name.as_str()).collect();
    assert_eq!(names, ["0", "a", "1", "2", "3", "4"]);
    assert_eq!(f.params[1].name.as_deref(), Some("a"));
    assert_eq!(f.blocks[1].insts[0].pos, TextPos { line: 6, col: 3 });

    // The same without any number written.
    let implicit = accept(
        "define i32 @f(i32, i32 %a, i32) {\n  add i32 %0, %1\n  br label %4\n  ret i32 %3\n}\n",
    );
    assert_eq!(tresse_ir::print(&module).replace("%f", ""), tresse_ir::print(&implicit));
    // Gaps, as LLVM 20 allows them; and a quoted number is a name.
    let text = "define void @f(i32 %3) {\n7:\n  br label %8\n8:\n  br label %8\n}\n";
    let printed = common::round_trip(&accept(text));
    assert!(printed.contains("i32 %3) {\n7:\n  br label %8"), "{printed}");
    let text = "define i32 @f(i32 %\"1\") {\n  %5 = add i32 %\"1\", 1\n  ret i32 %5\n}\n";
    let printed = common::round_trip(&accept(text));
    assert!(printed.contains("%5 = add i32 %\"1\", 1"), "{printed}");
}

#[test]
fn constants() {
    let text = r#"
@i = global i8 -56
@b = global i1 true
@w = global i128 -1
@u = global i32 u0xFF
@h = global half 0xH3C00
@hd = global half 1.5
@bf = global bfloat 0xR3FC0
@f = global float 0x3FB99999A0000000
@fd = global float 1.000000e+00
@d = global double -2.5e-3
@x = global x86_fp80 0xK3FFFA000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@m = global ppc_fp128 0xM3FF00000000000000000000000000000
@n = global float 0x7FF4000000000000
@a = global [2 x { i8, i16 }] [{ i8, i16 } { i8 1, i16 2 }, { i8, i16 } zeroinitializer]
@p = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@v = global <2 x i32> <i32 1, i32 undef>
@z = global i32 zeroinitializer
@s = global [4 x i8] c"a\22\\\00"
@e = global {} {}
"#;
    let module = accept(text);
    let init = |name: &str| {
        let global = module.globals.iter().find(|g| g.name == name).expect(name);
        constant(&module, global.init.expect("an initialiser"))
    };
    let int = |n: u128| ConstKind::Int(n.into());
    assert_eq!(*init("i"), int(200));
    assert_eq!(*init("b"), int(1));
    assert_eq!(*init("w"), int(u128::MAX));
    assert_eq!(*init("u"), int(255));
    assert_eq!(*init("z"), int(0));
    for (name, bits) in [
        ("h", 0x3C00),
        ("hd", 0x3E00),
        ("bf", 0x3FC0),
        ("f", u128::from(0.1f32.to_bits())),
        ("fd", u128::from(1f32.to_bits())),
        ("d", u128::from((-2.5e-3f64).to_bits())),
        ("x", 0x3FFF_A000_0000_0000_0000),
        ("q", 0x3FFF << 112),
        ("m", 0x3FF0_0000_0000_0000),
        ("n", 0x7FA0_0000),
    ] {
        assert_eq!(*init(name), ConstKind::Float(bits), "{name}");
    }
    assert_eq!(*init("s"), ConstKind::Bytes(b"a\"\\\0".to_vec()));
    assert!(matches!(init("a"), ConstKind::Aggregate(e) if e.len() == 2));
    assert!(matches!(module.types.get(module.globals[15].ty), Type::Struct { packed: true, .. }));
}

#[test]
fn constant_expressions_old_and_new() {
    let text = r#"
%S = type { i32, [4 x i8] }
@g = global %S zeroinitializer
@vt = constant { [3 x ptr] } zeroinitializer
@c1 = global ptr getelementptr inbounds (%S, ptr @g, i64 0, i32 1, i64 2)
@c2 = global ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @vt, i32 0, i32 0, i32 2)
@c3 = global ptr getelementptr inbounds ({ [3 x ptr] }, ptr @vt, i32 0, inrange i32 0, i32 2)
@c4 = global i64 ptrtoint (ptr @g to i64)
@c5 = global i64 add nuw (i64 ptrtoint (ptr @g to i64), i64 4)
@c6 = global i64 shl (i64 ptrtoint (ptr @g to i64), i64 1)
@c7 = global i1 icmp ne (ptr @g, ptr @vt)
@c8 = global i32 select (i1 icmp eq (ptr @g, ptr null), i32 1, i32 2)
@c9 = global i8 trunc (i64 ptrtoint (ptr @g to i64) to i8)
@c10 = global i32 extractvalue ({ i32, i8 } { i32 1, i8 2 }, 0)
@c11 = global ptr dso_local_equivalent @f
@c12 = global ptr no_cfi @f
@c13 = global ptr blockaddress(@f, %b)
@c14 = global ptr inttoptr (i64 4096 to ptr)
@c15 = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 0)
@c16 = global double fneg (double 1.0)
@al = weak_odr hidden alias i8, getelementptr (i8, ptr @g, i64 4)
@if = ifunc void (), ptr @f
define void @f() {
  br label %b
b:
  ret void
}
"#;
    let module = accept(text);
    let f = module.functions.len() as u32 - 1;
    let kinds: Vec<_> = module.consts.iter().map(|c| &c.kind).collect();
    assert!(kinds.contains(&&ConstKind::BlockAddress(FuncId(f), BlockId(1))));
    let inrange = kinds.iter().filter_map(|k| match k {
        ConstKind::Expr(e) => match **e {
            ConstExpr::GetElementPtr { inrange, .. } => inrange,
            _ => None,
        },
        _ => None,
    });
    assert_eq!(inrange.collect::<Vec<_>>(), [InRange::Bytes(-16, 8), InRange::Index(1)]);
    assert!(module.aliases[1].is_ifunc && !module.aliases[0].is_ifunc);
    assert_eq!(module.aliases[0].linkage, Linkage::WeakOdr);
}

#[test]
fn globals_with_everything() {
    let text = r#"
source_filename = "a\22b.c"
target triple = "x86_64-pc-linux-gnu"
module asm ".globl x"
module asm "x:"
$any = comdat any
$"large one" = comdat largest
%opaque = type opaque
%0 = type { i32 }
@a = external hidden thread_local(initialexec) global i32, align 4
@b = private unnamed_addr constant [2 x i8] c"x\00", section ".rodata.x", comdat($any), align 1
@c = extern_weak dso_local local_unnamed_addr addrspace(3) externally_initialized global %0
@d = internal thread_local global i32 0, no_sanitize_address, code_model "large", partition "p"
@e = common global i32 0, align 4, !type !0 #0
@"f g" = appending global [0 x ptr] zeroinitializer, comdat
@0 = global i32 1
@1 = global ptr @0
declare extern_weak dllimport x86_stdcallcc ptr @w(%opaque addrspace(1)*)
define linkonce_odr hidden void @"a b"() unnamed_addr #0 section ".text.x" comdat($"large one") align 16 gc "shadow-stack" prefix i32 7 !prof !0 {
  ret void
}
define available_externally void @av() { ret void }
uselistorder ptr @0, { 1, 0 }
^0 = module: (path: "x", hash: (0, 0))
^1 = blockcount: 3
attributes #0 = { nounwind }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"x"}
"#;
    let module = accept(&text.replace("%opaque addrspace(1)*", "ptr addrspace(1)"));
    assert_eq!(module.source_filename.as_deref(), Some("a\"b.c"));
    assert_eq!(module.module_asm, [".globl x", "x:"]);
    assert_eq!(module.comdats[1], ("large one".to_owned(), "largest".to_owned()));
    let global = |name: &str| module.globals.iter().find(|g| g.name == name).expect(name);
    assert_eq!(global("a").thread_local, ThreadLocal::InitialExec);
    assert_eq!((global("c").linkage, global("c").addrspace), (Linkage::ExternWeak, 3));
    assert!(global("e").extras.contains(&Attr::Word("!type !0".into())));
    assert!(global("e").extras.contains(&Attr::Word("nounwind".into())));
    assert!(global("0").init.is_some() && global("1").init.is_some());
    let f = module.functions.iter().find(|f| f.name == "a b").expect("a function");
    assert_eq!((f.linkage, f.align), (Linkage::LinkOnceOdr, Some(16)));
    assert!(f.extras.contains(&Attr::Word("prefix i32 7".into())));
    assert_eq!(module.functions[0].cconv, "x86_stdcallcc");
    // Where both kinds of pointers are, `T*` is another way to write `ptr`.
    assert_eq!(common::round_trip(&accept(text)), common::round_trip(&module));
}

#[test]
fn debug_records_are_passed_over() {
    let text = r#"
define void @f(i32 %x) !dbg !1 {
    #dbg_value(i32 %x, !2, !DIExpression(), !3)
  %p = alloca i32, align 4
    #dbg_declare(ptr %p, !2, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 8), !3)
    #dbg_label(!2, !3)
  ret void, !dbg !DILocation(line: 7, column: 2, scope: !1)
}
!1 = distinct !DISubprogram(name: "f", file: !4)
!2 = !DILocalVariable(name: "x")
!3 = !DILocation(line: 3, scope: !1)
!4 = !DIFile(filename: "f.c", directory: "/")
"#;
    let module = accept(text);
    assert_eq!(insts(&module).len(), 2);
    let dbg = insts(&module)[1].dbg.expect("a location");
    let loc = module.metadata.location(dbg).expect("known");
    assert_eq!((loc.file.as_str(), loc.line, loc.col), ("f.c", 7, 2));
    assert_eq!(loc.function.as_deref(), Some("f"));
}

#[test]
fn types_follow_from_operands() {
    let module = accept(&in_function(
        "void",
        "ptr %p, <4 x i32> %v, <vscale x 2 x i64> %s",
        "  %c = cmpxchg ptr %p, i64 0, i64 1 seq_cst seq_cst
  %i = icmp eq <vscale x 2 x i64> %s, %s
  %g = getelementptr i8, ptr %p, <4 x i32> %v
  %h = shufflevector <4 x i32> %v, <4 x i32> %v, <8 x i32> zeroinitializer
  ret void",
    ));
    let insts = insts(&module);
    let ty = |i: usize| module.types.get(insts[i].ty);
    let Type::Struct { fields, .. } = ty(0) else { panic!() };
    assert_eq!(module.types.get(fields[1]), &Type::Int(1));
    assert!(matches!(ty(1), Type::Vector { len: 2, scalable: true, .. }));
    let Type::Vector { len: 4, elem, .. } = ty(2) else { panic!() };
    assert!(matches!(module.types.get(*elem), Type::Ptr { pointee: None, .. }));
    assert!(matches!(ty(3), Type::Vector { len: 8, .. }));
}

#[test]
fn comments_and_line_ends_anywhere() {
    let text = "; a\r\ndefine ; b \"\r\nvoid @f(\r\n) { ; }\r\n ret ; {\r\n void\r\n}\r\n; end";
    assert_eq!(insts(&accept(text)).len(), 1);
}

#[test]
fn llvm_3_7_forms() {
    let text = "@g = global i32 0\n@a = alias i32* @g\ndefine i32 @f() {\n  \
                %1 = load atomic i32, i32* @a singlethread seq_cst, align 4\n  ret i32 %1\n}\n";
    let module = accept(text);
    assert!(matches!(module.types.get(module.aliases[0].ty), Type::Int(32)));
    let InstKind::Load { syncscope, .. } = &insts(&module)[0].kind else { panic!() };
    assert_eq!(syncscope.as_deref(), Some("singlethread"));
}

#[test]
fn intrinsics_need_no_declaration() {
    let text = "define i32 @f(i32 %3, i32 %x, i32 %4) {\n  \
                %a = call i32 @llvm.umax.i32(i32 %3, i32 %4)\n  \
                %b = call i32 @llvm.umax.i32(i32 %a, i32 %x)\n  ret i32 %b\n}\n";
    let module = accept(text);
    assert_eq!(module.functions.len(), 2);
    assert_eq!(module.functions[1].name, "llvm.umax.i32");
    assert_eq!(module.functions[1].params.len(), 2);
    let names: Vec<&str> = only_function(&module).locals.iter().map(|l| l.name.as_str()).collect();
    assert_eq!(names, ["3", "x", "4", "5", "a", "b"]);
    common::reject_with(
        "define void @f() {\n  call void @umax()\n  ret void\n}\n",
        2,
        "undefined value `@umax`",
    );
    common::reject_with("@g = global ptr @llvm.x\n", 1, "undefined value `@llvm.x`");
}

/// What LLVM computes as it reads: struct indices are constants in the end.
#[test]
fn struct_indices_may_be_computed() {
    let gep = |index: &str| {
        format!(
            "%T = type {{ i8, [4 x i32], i64 }}\ndefine ptr @f(ptr %p) {{\n  \
             %q = getelementptr %T, ptr %p, i64 0, i32 {index}\n  ret ptr %q\n}}\n"
        )
    };
    for index in [
        "add (i32 1, i32 0)",
        "sub (i32 3, i32 1)",
        "trunc (i64 4294967298 to i32)",
        "zext (i1 icmp ult (i8 1, i8 255) to i32)",
        "select (i1 icmp slt (i8 1, i8 255), i32 7, i32 2)",
        "sub (i32 0, i32 sext (i8 255 to i32))",
        "ptrtoint (ptr null to i32)",
        "xor (i32 mul (i32 3, i32 3), i32 lshr (i32 22, i32 1))",
    ] {
        common::round_trip(&accept(&gep(index)));
    }
    for (index, why) in [
        ("add (i32 1, i32 2)", "no field with this number"),
        ("ptrtoint (ptr @f to i32)", "not constant"),
        ("udiv (i32 1, i32 0)", "not constant"),
    ] {
        common::reject_with(&gep(index), 3, why);
    }
    common::reject_with(
        "define ptr @f(ptr %p) {\n  %q = getelementptr { i8, i8 }, ptr %p, i32 0, i64 1\n  \
         ret ptr %q\n}\n",
        2,
        "no i32",
    );
}

/// What is cut off where it does not fit, and what need not stand apart.
#[test]
fn integers_and_numbers_as_llvm_reads_them() {
    let module = accept(
        "@a = global i8 456\n@b = global i8 -456\n@c = global i8 u0x1FF\n@d = global i16 s0x8\n\
         @e = global i1 2\n@f = global i16 s0x0001\n\
         @s = constant [11x i8] c\"hello world\"\n@t = global<2x i32>zeroinitializer\n",
    );
    let value = |i: usize| match constant(&module, module.globals[i].init.unwrap()) {
        ConstKind::Int(n) => n.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        [value(0), value(1), value(2), value(3), value(4), value(5)],
        ["200", "56", "255", "65528", "0", "65535"]
    );
    assert!(matches!(module.types.get(module.globals[6].ty), Type::Array { len: 11, .. }));
}

/// LangRef, "Visibility Styles": what others cannot see is seen by default.
#[test]
fn local_symbols_have_default_visibility() {
    for text in [
        "@a = internal hidden global i32 0\n",
        "@a = private protected constant i32 0\n",
        "@v = global i32 0\n@a = internal hidden alias i32, ptr @v\n",
        "define internal hidden void @f() {\n  ret void\n}\n",
    ] {
        let line = text.lines().position(|l| l.contains("hidden") || l.contains("protected"));
        common::reject_with(text, line.unwrap() as u32 + 1, "default visibility");
    }
    common::reject_with("@a = internal dllexport global i32 0\n", 1, "DLL storage class");
    common::round_trip(&accept("@a = internal default global i32 0\n@b = hidden global i32 0\n"));
}
