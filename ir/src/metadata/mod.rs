//! LangRef, "Metadata" and "Specialized Metadata Nodes": an index of the metadata lines, and the
//! questions about source locations that they answer.
//!
//! More than half of a `-g` file is metadata and most of it is never looked at, so parsing only
//! keeps each node's text; a node is read when a question leads to it. Nodes may refer to each
//! other in cycles: every walk along them has a limit.

mod described;
mod leaves;
mod parts;

pub use described::Described;
pub use leaves::Leaf;
pub use parts::{Meaning, Part};

use crate::ast::MdId;
use crate::text::unescape;
use rustc_hash::FxHashMap;

/// Scopes may nest this deep, and calls may be inlined into each other this deep.
const MAX_STEPS: usize = 512;

/// The metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// Text of all nodes, one after the other.
    text: Vec<u8>,
    /// Numbered nodes in order of appearance.
    nodes: Vec<Node>,
    /// Number to place in `nodes`.
    index: FxHashMap<u32, u32>,
    /// Named metadata: name, and text of the node.
    named: Vec<(String, String)>,
    /// The largest number so far.
    largest: Option<u32>,
}

/// A node: its number and the range of its text.
#[derive(Clone, Copy, Debug)]
struct Node {
    number: u32,
    start: usize,
    end: usize,
}

/// A place in the source program.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SourceLoc {
    /// File name as in the `DIFile`, which does not hold the directory.
    pub file: String,
    /// Line, from 1; 0 for code that the compiler made up.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub col: u32,
    /// Name of the function.
    pub function: Option<String>,
    /// The file is one of the library that came with rustc: it stands in a folder `/rustc/` that
    /// is on no machine (rustc book, "Remap source paths").
    pub is_of_rustc: bool,
    /// Where that function was inlined, if it was.
    pub inlined_at: Option<Box<SourceLoc>>,
}

impl SourceLoc {
    /// Is all of it in that library, where it was inlined as well?
    pub fn is_within_rustc(&self) -> bool {
        let outer = self.inlined_at.as_ref();
        self.is_of_rustc && outer.is_none_or(|outer| outer.is_within_rustc())
    }
}

/// A file by its name, and whether it came with rustc.
type File = (String, bool);

impl Metadata {
    /// Where an instruction's or function's `!dbg` leads: a `DILocation`, or a `DISubprogram`.
    pub fn location(&self, id: MdId) -> Option<SourceLoc> {
        let mut chain = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next.take().filter(|_| chain.len() < MAX_STEPS) {
            let node = self.node(id)?;
            chain.push(self.own_location(node)?);
            if kind(node) == b"DILocation" {
                next = reference(node, b"inlinedAt");
            }
        }
        let inward = chain.into_iter().rev();
        inward.fold(None, |outer: Option<SourceLoc>, inner| {
            Some(SourceLoc { inlined_at: outer.map(Box::new), ..inner })
        })
    }

    /// Name of a `DISubprogram`.
    pub fn subprogram_name(&self, id: MdId) -> Option<String> {
        let node = self.node(id)?;
        if kind(node) != b"DISubprogram" {
            return None;
        }
        string(node, b"name").or_else(|| string(node, b"linkageName"))
    }

    /// Is a `DISubprogram` of code that was compiled with optimisation? The front end says so, of
    /// the function (`DISPFlagOptimized`) or of its unit (LangRef, "DICompileUnit").
    pub fn is_optimized(&self, id: MdId) -> bool {
        let Some(node) = self.node(id).filter(|node| kind(node) == b"DISubprogram") else {
            return false;
        };
        let flags = field(node, b"spFlags").unwrap_or_default();
        let mut flags = flags.split(|b| *b == b'|').map(<[u8]>::trim_ascii);
        let unit = || self.node(reference(node, b"unit")?);
        flags.any(|flag| flag == b"DISPFlagOptimized")
            || unit().and_then(|unit| field(unit, b"isOptimized")) == Some(&b"true"[..])
    }

    /// Name and place of a global variable, from its `DIGlobalVariableExpression`. Of a part of
    /// one, as optimisation makes them, the name says where in it: `x+4`.
    pub fn global_variable_name(&self, id: MdId) -> Option<(String, SourceLoc)> {
        let mut node = self.node(id)?;
        let mut part = None;
        if kind(node) == b"DIGlobalVariableExpression" {
            part = fragment(node).filter(|bits| *bits > 0);
            node = self.node(reference(node, b"var")?)?;
        }
        if kind(node) != b"DIGlobalVariable" {
            return None;
        }
        let part = part.map_or_else(String::new, |bits| format!("+{}", bits / 8));
        Some((string(node, b"name")? + &part, self.own_location(node)?))
    }

    /// The text of a node: `distinct !DIFoo(..)`, `!{..}`.
    pub fn node_text(&self, id: MdId) -> Option<&str> {
        std::str::from_utf8(self.node(id)?).ok()
    }

    /// Whether there is a node with this number.
    pub fn contains(&self, id: MdId) -> bool {
        self.index.contains_key(&id.0)
    }

    /// How many numbered nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no numbered node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Keeps a node; whether its number was free.
    pub(crate) fn insert(&mut self, number: u32, text: &[u8]) -> bool {
        let Ok(slot) = u32::try_from(self.nodes.len()) else {
            return false;
        };
        if self.index.insert(number, slot).is_some() {
            return false;
        }
        let start = self.text.len();
        self.text.extend_from_slice(text);
        self.nodes.push(Node { number, start, end: self.text.len() });
        self.largest = self.largest.max(Some(number));
        true
    }

    pub(crate) fn insert_named(&mut self, name: String, text: &[u8]) {
        self.named.push((name, crate::text::to_string(text)));
    }

    /// Keeps a node that an instruction had inline, under a new number.
    pub(crate) fn push_inline(&mut self, text: &[u8]) -> Option<MdId> {
        let number = match self.largest {
            None => 0,
            Some(largest) => largest.checked_add(1)?,
        };
        self.insert(number, text).then_some(MdId(number))
    }

    /// All of it as text.
    pub(crate) fn print(&self, out: &mut String) {
        if !self.named.is_empty() || !self.nodes.is_empty() {
            out.push('\n');
        }
        for (name, text) in &self.named {
            out.push_str(&format!("!{name} = {text}\n"));
        }
        for node in &self.nodes {
            out.push_str(&format!("!{} = ", node.number));
            push_node(out, self.text.get(node.start..node.end).unwrap_or_default());
            out.push('\n');
        }
    }

    fn node(&self, id: MdId) -> Option<&[u8]> {
        let slot = *self.index.get(&id.0)?;
        let node = self.nodes.get(slot as usize)?;
        self.text.get(node.start..node.end)
    }

    /// Line and column of a node, its file and function; not where it was inlined.
    fn own_location(&self, node: &[u8]) -> Option<SourceLoc> {
        let is_location = kind(node) == b"DILocation";
        let known = [&b"DILocation"[..], b"DISubprogram", b"DIGlobalVariable"];
        if !known.contains(&kind(node)) {
            return None;
        }
        let (file, function) = if is_location {
            self.scope(reference(node, b"scope")?)
        } else {
            let function = (kind(node) == b"DISubprogram").then(|| string(node, b"name"));
            (self.file_of(node), function.flatten())
        };
        let (file, is_of_rustc) = file.unwrap_or_default();
        Some(SourceLoc {
            file,
            is_of_rustc,
            line: number(node, b"line").unwrap_or(0),
            col: number(node, b"column").unwrap_or(0),
            function,
            inlined_at: None,
        })
    }

    /// File and function of a scope, up its chain.
    fn scope(&self, id: MdId) -> (Option<File>, Option<String>) {
        let mut file = None;
        let mut next = Some(id);
        for _ in 0..MAX_STEPS {
            let Some(node) = next.and_then(|id| self.node(id)) else {
                break;
            };
            file = file.or_else(|| self.file_of(node));
            if kind(node) == b"DISubprogram" {
                let name = string(node, b"name").or_else(|| string(node, b"linkageName"));
                return (file, name);
            }
            next = reference(node, b"scope");
        }
        (file, None)
    }

    fn file_of(&self, node: &[u8]) -> Option<File> {
        let file = self.node(reference(node, b"file")?)?;
        let name = string(file, b"filename")?;
        let folder = string(file, b"directory").unwrap_or_default();
        let is_of_rustc = [&name, &folder].iter().any(|path| path.starts_with("/rustc/"))
            || name.contains("/rustlib/src/rust/library/");
        Some((name, is_of_rustc))
    }
}

/// Appends a node's text; bytes that are not UTF-8 (they can only be in strings) as escapes.
fn push_node(out: &mut String, text: &[u8]) {
    match std::str::from_utf8(text) {
        Ok(text) => out.push_str(text),
        Err(_) => {
            for chunk in text.utf8_chunks() {
                out.push_str(chunk.valid());
                chunk.invalid().iter().for_each(|b| out.push_str(&format!("\\{b:02X}")));
            }
        }
    }
}

/// `DILocation` of `distinct !DILocation(..)`.
fn kind(node: &[u8]) -> &[u8] {
    let node = node.strip_prefix(b"distinct").unwrap_or(node).trim_ascii_start();
    let Some(node) = node.strip_prefix(b"!") else {
        return b"";
    };
    let len = node.iter().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(node.len());
    node.get(..len).unwrap_or_default()
}

/// The text of a field of a specialized node.
fn field<'n>(node: &'n [u8], name: &[u8]) -> Option<&'n [u8]> {
    let open = memchr::memchr(b'(', node)?;
    let mut rest = node.get(open + 1..)?;
    loop {
        let end = field_end(rest);
        let text = rest.get(..end)?.trim_ascii();
        if let Some(value) = text.strip_prefix(name).and_then(|t| t.strip_prefix(b":")) {
            return Some(value.trim_ascii());
        }
        rest = rest.get(end..)?.strip_prefix(b",")?;
    }
}

/// Where a field ends: at a comma or bracket that is not inside of it.
fn field_end(text: &[u8]) -> usize {
    let mut depth = 0u32;
    let mut in_string = false;
    for (i, b) in text.iter().enumerate() {
        match b {
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' | b',' if depth == 0 => return i,
            b')' | b'}' | b']' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

fn reference(node: &[u8], name: &[u8]) -> Option<MdId> {
    let digits = field(node, name)?.strip_prefix(b"!")?;
    std::str::from_utf8(digits).ok()?.parse().ok().map(MdId)
}

fn number(node: &[u8], name: &[u8]) -> Option<u32> {
    std::str::from_utf8(field(node, name)?).ok()?.parse().ok()
}

fn string(node: &[u8], name: &[u8]) -> Option<String> {
    let text = field(node, name)?;
    let text = text.strip_prefix(b"!").unwrap_or(text);
    let text = text.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    let text = crate::text::to_string(&unescape(text));
    (!text.is_empty()).then_some(text)
}

impl std::fmt::Display for SourceLoc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.col)
    }
}

/// The first bit of the part of a variable that an expression is about (LangRef,
/// `DW_OP_LLVM_fragment`).
fn fragment(node: &[u8]) -> Option<u64> {
    const WORD: &[u8] = b"DW_OP_LLVM_fragment,";
    let at = node.windows(WORD.len()).position(|word| word == WORD)?;
    let rest = node[at + WORD.len()..].trim_ascii_start();
    let end = rest.iter().position(|b| !b.is_ascii_digit()).unwrap_or(rest.len());
    std::str::from_utf8(&rest[..end]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn metadata(lines: &[&str]) -> Metadata {
        let mut metadata = Metadata::default();
        for (number, line) in lines.iter().enumerate() {
            assert!(metadata.insert(number as u32, line.as_bytes()));
        }
        metadata
    }

    #[test]
    fn follows_scopes_and_inlining() {
        let md = metadata(&[
            r#"!DIFile(filename: "a b.c", directory: "/x, y")"#,
            r#"distinct !DISubprogram(name: "f", scope: !0, file: !0, line: 3, type: !{null, !1})"#,
            "distinct !DILexicalBlock(scope: !1, file: !0, line: 4, column: 2)",
            "!DILocation(line: 5, column: 7, scope: !2, inlinedAt: !4)",
            "distinct !DILocation(line: 9, scope: !5)",
            r#"distinct !DISubprogram(name: "main", file: !0, line: 8)"#,
        ]);
        let loc = md.location(MdId(3)).unwrap();
        assert_eq!((loc.file.as_str(), loc.line, loc.col), ("a b.c", 5, 7));
        assert_eq!(loc.function.as_deref(), Some("f"));
        let outer = loc.inlined_at.unwrap();
        assert_eq!((outer.line, outer.col, outer.function.as_deref()), (9, 0, Some("main")));
        assert_eq!(md.subprogram_name(MdId(5)).as_deref(), Some("main"));
        assert_eq!(md.subprogram_name(MdId(2)), None);
        assert_eq!(md.location(MdId(1)).unwrap().line, 3);
    }

    #[test]
    fn cycles_come_to_an_end() {
        let md = metadata(&[
            "!DILexicalBlock(scope: !1)",
            "!DILexicalBlock(scope: !0)",
            "!DILocation(line: 1, scope: !0, inlinedAt: !2)",
        ]);
        let loc = md.location(MdId(2)).unwrap();
        assert_eq!((loc.line, loc.function), (1, None));
        assert_eq!(md.location(MdId(0)), None);
        assert_eq!(md.location(MdId(99)), None);
    }

    #[test]
    fn finds_global_variables() {
        let md = metadata(&[
            "!DIGlobalVariableExpression(var: !1, expr: !DIExpression())",
            r#"distinct !DIGlobalVariable(name: "x", scope: !3, file: !2, line: 12, type: !4)"#,
            r#"!DIFile(filename: "g.c", directory: "")"#,
            "!DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))",
            "!DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus, \
             DW_OP_LLVM_fragment, 64, 32))",
        ]);
        let (name, loc) = md.global_variable_name(MdId(0)).unwrap();
        assert_eq!((name.as_str(), loc.file.as_str(), loc.line), ("x", "g.c", 12));
        let names = [3, 4].map(|id| md.global_variable_name(MdId(id)).unwrap().0);
        assert_eq!(names, ["x", "x+8"]);
    }

    #[test]
    fn knows_what_was_optimized() {
        let md = metadata(&[
            "distinct !DICompileUnit(file: !9, isOptimized: true, runtimeVersion: 0)",
            "distinct !DICompileUnit(file: !9, isOptimized: false)",
            "distinct !DISubprogram(unit: !0, spFlags: DISPFlagDefinition)",
            "distinct !DISubprogram(unit: !1, spFlags: DISPFlagDefinition | DISPFlagOptimized)",
            r#"distinct !DISubprogram(name: "DISPFlagOptimized", unit: !1, spFlags: 8)"#,
            "!DILocation(line: 1, scope: !2)",
        ]);
        let optimized: Vec<u32> = (0..7).filter(|id| md.is_optimized(MdId(*id))).collect();
        assert_eq!(optimized, [2, 3]);
    }
}
