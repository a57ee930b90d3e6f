//! Library calls on objects, how these begin, and declarations.

use super::{Function, line};
use crate::generate::library::code::{Call, Init, Kind, Ref};
use std::fmt::Write;

impl Function<'_> {
    pub(super) fn call(&mut self, call: Call, at: Ref, mutex: Option<Ref>, is_c11: bool) {
        let (posix, c11) = call.names();
        let name = c11.filter(|_| is_c11).unwrap_or(posix);
        let mut arguments = format!("ptr {}", self.address(at));
        if let Some(mutex) = mutex.filter(|_| call.is_wait()) {
            let _ = write!(arguments, ", ptr {}", self.address(mutex));
        }
        if call.is_timed() {
            arguments.push_str(", ptr @until");
        }
        let mut value = self.fresh("v");
        if call == Call::SemValue {
            let room = self.local("count", "i32", "0");
            self.line(format_args!("{value} = call i32 @{name}({arguments}, ptr {room})"));
            value = self.fresh("v");
            self.line(format_args!("{value} = load i32, ptr {room}, align 4"));
        } else {
            self.line(format_args!("{value} = call i32 @{name}({arguments})"));
        }
        self.set_result(&value);
    }

    pub(super) fn init(&mut self, at: Ref, how: Init) {
        let (kind, place) = (self.code.part(at).kind, self.address(at));
        if let Init::Assign(word) = how {
            return self.assign(kind, &place, word);
        }
        let (name, second) = match (kind, how) {
            (Kind::Mutex, Init::C11(n)) => ("mtx_init", format!("i32 {n}")),
            (Kind::Mutex, Init::Call(0)) => ("pthread_mutex_init", "ptr null".into()),
            (Kind::Mutex, Init::Call(n)) => ("pthread_mutex_init", self.attribute(n)),
            (Kind::Cond, Init::C11(_)) => ("cnd_init", String::new()),
            (Kind::Cond, _) => ("pthread_cond_init", "ptr null".into()),
            (Kind::Spin, _) => ("pthread_spin_init", "i32 0".into()),
            (Kind::RwLock, _) => ("pthread_rwlock_init", "ptr null".into()),
            (Kind::Barrier, Init::Call(n)) => {
                ("pthread_barrier_init", format!("ptr null, i32 {n}"))
            }
            (Kind::Sem, Init::Call(n)) => ("sem_init", format!("i32 0, i32 {n}")),
            _ => return self.assign(kind, &place, 0),
        };
        let more = if second.is_empty() { second } else { format!(", {second}") };
        let value = self.fresh("v");
        self.line(format_args!("{value} = call i32 @{name}(ptr {place}{more})"));
    }

    /// A mutex's attribute of a kind, as an argument.
    pub(super) fn attribute(&mut self, kind: u32) -> String {
        let (room, a, b) = (self.local("attribute", "i32", "0"), self.fresh("v"), self.fresh("v"));
        self.line(format_args!("{a} = call i32 @pthread_mutexattr_init(ptr {room})"));
        self.line(format_args!(
            "{b} = call i32 @pthread_mutexattr_settype(ptr {room}, i32 {kind})"
        ));
        format!("ptr {room}")
    }

    /// As a compiler assigns an initialiser.
    pub(super) fn assign(&mut self, kind: Kind, place: &str, word: u32) {
        let size = kind.size();
        match kind {
            Kind::Int | Kind::Once | Kind::Spin => {
                self.line(format_args!("store i32 {word}, ptr {place}, align 4"));
            }
            Kind::Ptr => self.line(format_args!("store ptr null, ptr {place}, align 8")),
            _ => {
                self.line(format_args!(
                    "call void @llvm.memset.p0.i64(ptr align 8 {place}, i8 0, i64 {size}, i1 false)"
                ));
                if word != 0 {
                    let at = self.offset(place, kind.word());
                    self.line(format_args!("store i32 {word}, ptr {at}, align 4"));
                }
            }
        }
    }
}

/// All that a program may call.
pub(super) fn declarations(out: &mut String) {
    out.push('\n');
    declare(
        out,
        "i32",
        "ptr",
        "pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock \
         pthread_mutex_destroy pthread_spin_lock pthread_spin_trylock pthread_spin_unlock \
         pthread_spin_destroy pthread_cond_signal pthread_cond_broadcast \
         pthread_cond_destroy pthread_barrier_wait pthread_barrier_destroy \
         pthread_rwlock_rdlock pthread_rwlock_tryrdlock pthread_rwlock_wrlock \
         pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_rwlock_destroy sem_wait \
         sem_trywait sem_post sem_destroy mtx_lock mtx_trylock mtx_unlock cnd_init \
         cnd_signal cnd_broadcast pthread_mutexattr_init pthread_attr_init",
    );
    declare(
        out,
        "i32",
        "ptr, ptr",
        "pthread_mutex_timedlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock \
         sem_timedwait pthread_cond_wait cnd_wait mtx_timedlock sem_getvalue \
         pthread_mutex_init pthread_cond_init pthread_rwlock_init pthread_once",
    );
    declare(
        out,
        "i32",
        "ptr, i32",
        "mtx_init pthread_spin_init pthread_mutexattr_settype pthread_attr_setdetachstate",
    );
    declare(out, "i32", "ptr, ptr, ptr", "pthread_cond_timedwait cnd_timedwait thrd_create");
    declare(out, "i32", "ptr, ptr, i32", "pthread_barrier_init");
    declare(out, "i32", "ptr, i32, i32", "sem_init");
    declare(out, "i32", "ptr, ptr, ptr, ptr", "pthread_create");
    declare(out, "i32", "i64, ptr", "pthread_join thrd_join");
    declare(out, "i32", "i64", "pthread_detach thrd_detach");
    out.push_str(
        "declare void @call_once(ptr, ptr)\n\
         declare void @pthread_exit(ptr) noreturn\n\
         declare void @thrd_exit(i32) noreturn\n\
         declare void @exit(i32) noreturn\n\
         declare void @abort() noreturn\n\
         declare i32 @atexit(ptr)\n\
         declare i32 @sched_yield()\n\
         declare ptr @malloc(i64)\n\
         declare ptr @calloc(i64, i64)\n\
         declare ptr @realloc(ptr, i64)\n\
         declare void @free(ptr)\n\
         declare void @__VERIFIER_assume(i32)\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
    );
}

/// Declarations of functions with the same parameters and result.
fn declare(out: &mut String, result: &str, parameters: &str, names: &str) {
    for name in names.split_whitespace() {
        line(out, format_args!("declare {result} @{name}({parameters})"));
    }
}
