//! Code of the host by Cranelift, and the memory that it is in.

use super::Run;
use super::emit::build;
use super::facts;
use super::pieces::Pieces;
use crate::liveness::Liveness;
use crate::program::{Func, Program};
use cranelift_codegen::ir::AbiParam;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::Module;

/// Where code of the host is made and kept.
pub(super) struct Host(Option<JITModule>);

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(module) = self.0.take() {
            // SAFETY: code is entered only through the `Compiled` that has this, and which is gone.
            #[allow(unsafe_code)]
            unsafe {
                module.free_memory();
            }
        }
    }
}

impl Host {
    /// `None`: there is no code for this host.
    pub(super) fn new() -> Option<Host> {
        let mut flags = settings::builder();
        for (name, value) in [("opt_level", "speed"), ("enable_verifier", "false")] {
            flags.set(name, value).ok()?;
        }
        let is_known = cfg!(target_endian = "little") && cfg!(target_pointer_width = "64");
        let isa = cranelift_native::builder().ok().filter(|_| is_known)?;
        let isa = isa.finish(settings::Flags::new(flags)).ok()?;
        let builder = JITBuilder::with_isa(isa, cranelift_module::default_libcall_names());
        Some(Host(Some(JITModule::new(builder))))
    }

    /// Compiles pieces of a function: the code, and the operations at which it can be entered, by
    /// number. `None`: they have no code of the host.
    pub(super) fn compile(
        &mut self,
        program: &Program,
        func: &Func,
        pieces: &Pieces,
        liveness: &Liveness,
    ) -> Option<(Run, Vec<u32>)> {
        let module = self.0.as_mut()?;
        let mut host = module.make_context();
        let signature = |params: [_; 2], result| {
            let mut signature = module.make_signature();
            signature.params.extend(params.map(AbiParam::new));
            signature.returns.push(AbiParam::new(result));
            signature
        };
        let run = signature([I64, I32], I64);
        let asked = [signature([I64, I32], I32), signature([I64, I64], I32), run.clone()];
        host.func.signature = run.clone();
        let known = facts::at_pieces(liveness, func, pieces);
        let entries = build(&mut host, asked, program, func, (pieces, known))?;
        let id = module.declare_anonymous_function(&run).ok()?;
        module.define_function(id, &mut host).ok()?;
        module.finalize_definitions().ok()?;
        let code = module.get_finalized_function(id);
        // SAFETY: it is the code of a function with this signature, which was made just now.
        #[allow(unsafe_code)]
        let run = unsafe { std::mem::transmute::<*const u8, Run>(code) };
        Some((run, entries))
    }
}
