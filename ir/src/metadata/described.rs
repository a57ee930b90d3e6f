//! Which local values are variables of the source, by debug records.

use crate::ast::MdId;

/// What debug information says of a local value (LLVM, "Source Level Debugging with LLVM",
/// `#dbg_declare`, `#dbg_value` and `#dbg_assign`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Described {
    /// The local's name, without `%`.
    pub local: String,
    /// The variable, a `DILocalVariable`.
    pub variable: MdId,
    /// It is the variable's address, not its value.
    pub is_address: bool,
}

impl Described {
    /// From the words of a record or of an intrinsic, and its arguments. `None`: it is of another
    /// kind, of no pointer, or of something that has to be computed first.
    pub fn of(kind: &str, arguments: &[&str]) -> Option<Described> {
        let is_plain = |expression: &str| expression.trim() == "!DIExpression()";
        let (value, variable, is_address) = match (kind, arguments) {
            ("declare", [value, variable, expression, ..]) if is_plain(expression) => {
                (value, variable, true)
            }
            ("value", [value, variable, expression, ..]) if is_plain(expression) => {
                (value, variable, false)
            }
            // What is assigned, and where the variable is in memory.
            ("assign", [_, variable, expression, _, address, other, ..])
                if is_plain(expression) && is_plain(other) =>
            {
                (address, variable, true)
            }
            _ => return None,
        };
        let (ty, local) = value.trim().rsplit_once('%')?;
        let is_pointer = ty.trim_end() == "ptr" || ty.trim_end().ends_with('*');
        let is_plain = is_pointer && !local.contains('"');
        let number = variable.trim().strip_prefix('!')?.parse().ok()?;
        is_plain.then(|| Described { local: local.to_owned(), variable: MdId(number), is_address })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_records_describe_pointers() {
        let of = |kind, value, expression| Described::of(kind, &[value, " !12", expression, ""]);
        let plain = " !DIExpression()";
        let x =
            |is_address| Some(Described { local: "x.addr".into(), variable: MdId(12), is_address });
        assert_eq!(of("declare", "ptr %x.addr", plain), x(true));
        assert_eq!(of("value", "ptr %x.addr", plain), x(false));
        assert_eq!(of("declare", "%struct.s** %x.addr", plain), x(true));
        for (kind, value, expression) in [
            ("assign", "ptr %x", plain),
            ("value", "i32 %x", plain),
            ("value", "ptr null", plain),
            ("value", "ptr %\"a b\"", plain),
            ("value", "ptr %x", " !DIExpression(DW_OP_deref)"),
        ] {
            assert_eq!(of(kind, value, expression), None, "{kind} {value} {expression}");
        }
        assert_eq!(Described::of("value", &["ptr %x", "undef", plain]), None);
        let assigned = |expression, other| {
            let address = " ptr %x.addr";
            Described::of("assign", &["i32 0", " !12", expression, " !13", address, other, " !14"])
        };
        assert_eq!(assigned(plain, plain), x(true));
        let part = " !DIExpression(DW_OP_LLVM_fragment, 0, 32)";
        assert_eq!(assigned(part, plain), None);
        assert_eq!(assigned(plain, part), None);
    }
}
