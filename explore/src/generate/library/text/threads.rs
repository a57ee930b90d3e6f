//! Threads: how they begin and end, and who waits for them.

use super::{Function, notes};
use crate::generate::library::code::{Out, Role, Stmt, Want};

impl Function<'_> {
    pub(super) fn function(&self, body: usize) -> String {
        format!("@f{body}")
    }

    pub(super) fn thread(&mut self, stmt: &Stmt) {
        let value = self.fresh("v");
        match stmt {
            Stmt::Invoke(body) => {
                let function = self.function(*body);
                self.line(format_args!("call void {function}()"));
            }
            Stmt::Ask(body) => {
                let function = self.function(*body);
                self.line(format_args!("{value} = call i32 {function}()"));
                self.set_result(&value);
            }
            Stmt::Create { handle, body, argument, is_detached } => {
                let argument = argument.map_or("null".into(), |block| self.base(block));
                let (handle, function) = (self.handle(*handle), self.function(*body));
                if self.code.bodies[*body].role == Role::C11 {
                    return self.line(format_args!(
                        "{value} = call i32 @thrd_create(ptr {handle}, ptr {function}, ptr \
                         {argument})"
                    ));
                }
                let attribute = if *is_detached { self.detached() } else { "null".into() };
                self.line(format_args!(
                    "{value} = call i32 @pthread_create(ptr {handle}, ptr {attribute}, ptr \
                     {function}, ptr {argument})"
                ));
            }
            Stmt::Join { handle, want, is_c11 } => self.join(*handle, *want, *is_c11),
            Stmt::Detach { handle, is_c11 } => {
                let (handle, id) = (self.handle(*handle), self.fresh("id"));
                let name = if *is_c11 { "thrd_detach" } else { "pthread_detach" };
                self.line(format_args!("{id} = load i64, ptr {handle}, align 8"));
                self.line(format_args!("{value} = call i32 @{name}(i64 {id})"));
            }
            Stmt::ThreadExit => {
                let result = self.finish();
                match self.body.role {
                    Role::C11 => self.line(format_args!("call void @thrd_exit(i32 {result})")),
                    _ => self.line(format_args!("call void @pthread_exit(ptr {result})")),
                }
                self.end();
            }
            Stmt::Exit(code) => {
                self.finish();
                self.line(format_args!("call void @exit(i32 {code})"));
                self.end();
            }
            Stmt::AtExit(body) => {
                let function = self.function(*body);
                self.line(format_args!("{value} = call i32 @atexit(ptr {function})"));
            }
            _ => {}
        }
    }

    /// Nothing comes here; what follows is a block of its own.
    pub(super) fn end(&mut self) {
        let after = self.fresh("after");
        self.line(format_args!("unreachable"));
        self.label(&after[1..]);
    }

    /// An attribute for a detached thread.
    pub(super) fn detached(&mut self) -> String {
        self.locals.insert("%how = alloca [64 x i8], align 8".into());
        let (a, b) = (self.fresh("v"), self.fresh("v"));
        self.line(format_args!("{a} = call i32 @pthread_attr_init(ptr %how)"));
        self.line(format_args!("{b} = call i32 @pthread_attr_setdetachstate(ptr %how, i32 1)"));
        "%how".into()
    }

    pub(super) fn join(&mut self, handle: usize, want: Want, is_c11: bool) {
        let (handle, id, value) = (self.handle(handle), self.fresh("id"), self.fresh("v"));
        self.line(format_args!("{id} = load i64, ptr {handle}, align 8"));
        if is_c11 {
            let room = self.local("status", "i32", "0");
            self.line(format_args!("{value} = call i32 @thrd_join(i64 {id}, ptr {room})"));
            if want == Want::Record {
                let status = self.fresh("v");
                self.line(format_args!("{status} = load i32, ptr {room}, align 4"));
                self.record(&status);
            }
            return;
        }
        let room = match want {
            Want::Nothing => "null".into(),
            _ => self.local("back", "ptr", "null"),
        };
        self.line(format_args!("{value} = call i32 @pthread_join(i64 {id}, ptr {room})"));
        let back = self.fresh("p");
        match want {
            Want::Nothing => {}
            Want::Record => {
                let (number, low) = (self.fresh("v"), self.fresh("v"));
                self.line(format_args!("{back} = load ptr, ptr {room}, align 8"));
                self.line(format_args!("{number} = ptrtoint ptr {back} to i64"));
                self.line(format_args!("{low} = trunc i64 {number} to i32"));
                self.record(&low);
            }
            Want::Block(block) => {
                self.line(format_args!("{back} = load ptr, ptr {room}, align 8"));
                self.keep(block, &back);
            }
        }
    }

    /// What a function does when it ends, and its result.
    pub(super) fn finish(&mut self) -> String {
        let zero = if self.body.role == Role::C11 { "0" } else { "null" };
        match self.body.result {
            Out::Global if notes(&self.body.stmts) => {
                let (notes, value, index) = (self.notes(), self.fresh("n"), self.index);
                self.line(format_args!("{value} = load i64, ptr {notes}, align 8"));
                self.line(format_args!("store i64 {value}, ptr @t{index}, align 8"));
                zero.into()
            }
            Out::Global => zero.into(),
            Out::Return => {
                let (notes, value, result) = (self.notes(), self.fresh("n"), self.fresh("n"));
                self.line(format_args!("{value} = load i64, ptr {notes}, align 8"));
                let how = if self.body.role == Role::C11 { "trunc" } else { "inttoptr" };
                let ty = if self.body.role == Role::C11 { "i32" } else { "ptr" };
                self.line(format_args!("{result} = {how} i64 {value} to {ty}"));
                result
            }
            Out::Block(_) if self.body.role == Role::C11 => zero.into(),
            Out::Block(block) => self.base(block),
        }
    }

    pub(super) fn leave(&mut self) {
        let result = self.finish();
        match self.body.role {
            Role::Main => self.line(format_args!("ret i32 0")),
            Role::Thread => self.line(format_args!("ret ptr {result}")),
            Role::C11 => self.line(format_args!("ret i32 {result}")),
            Role::Proc => self.line(format_args!("ret void")),
            Role::Function => {
                let value = self.get_result();
                self.line(format_args!("ret i32 {value}"));
            }
        }
    }
}
