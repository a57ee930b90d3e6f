//! What all replay strings have in common.

/// Why a string is no schedule for this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSchedule {
    /// It is not in the form.
    Malformed(String),
    /// It belongs to another program, config or arguments.
    Stale,
}

impl std::fmt::Display for BadSchedule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadSchedule::Malformed(what) => write!(f, "this is no replay string: {what}"),
            BadSchedule::Stale => write!(
                f,
                "this replay string was made for another program, model, config or arguments, or \
                 a character of it has changed"
            ),
        }
    }
}

fn bad(what: &str) -> BadSchedule {
    BadSchedule::Malformed(what.to_owned())
}

/// Objects as `who.size`, with commas.
pub(crate) fn encode_objects(objects: &[(u64, u64)]) -> String {
    let each = objects.iter().map(|(who, size)| format!("{}.{}", base36(*who), base36(*size)));
    each.collect::<Vec<_>>().join(",")
}

/// The inverse.
pub(crate) fn decode_objects(text: &str) -> Result<Vec<(u64, u64)>, BadSchedule> {
    text.split(',').filter(|o| !o.is_empty()).map(object).collect()
}

/// `who.size`.
fn object(text: &str) -> Result<(u64, u64), BadSchedule> {
    let number = |text: &str| {
        u64::from_str_radix(text, 36)
            .map_err(|_| bad(&format!("`{text}` is no number of an object")))
    };
    let (who, size) = text.split_once('.').ok_or_else(|| bad("an object is two numbers"))?;
    Ok((number(who)?, number(size)?))
}

/// A number with 36 digits.
pub(crate) fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    while digits.is_empty() || number > 0 {
        digits.extend(char::from_digit((number % 36) as u32, 36));
        number /= 36;
    }
    digits.iter().rev().collect()
}
