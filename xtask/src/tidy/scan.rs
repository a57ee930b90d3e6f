//! Rust text split into code, comments and strings (Rust Reference, "Lexical structure"), as far as
//! the checks need it.

/// A scanned file. Lines are those of `text.split('\n')`.
#[derive(Default)]
pub(crate) struct Scan {
    /// Lines without comments, and with the contents of strings and characters blanked.
    pub code: Vec<String>,
    /// Contents of string literals, with the line (from 1) on which each begins.
    pub strings: Vec<(usize, String)>,
    /// Which lines belong to a `#[cfg(test)]` item.
    pub is_test: Vec<bool>,
    /// Which lines a raw string literal is on.
    pub is_raw: Vec<bool>,
}

/// Scans a file.
pub(crate) fn scan(text: &str) -> Scan {
    let mut scanner = Scanner {
        rest: text.chars().collect(),
        at: 0,
        line: 1,
        code: String::new(),
        strings: Vec::new(),
        raw: Vec::new(),
    };
    scanner.run();
    let code: Vec<String> = scanner.code.split('\n').map(str::to_owned).collect();
    let is_test = tests(&code);
    let mut is_raw = vec![false; code.len()];
    scanner.raw.iter().for_each(|(first, last)| is_raw[first - 1..*last].fill(true));
    Scan { code, strings: scanner.strings, is_test, is_raw }
}

struct Scanner {
    rest: Vec<char>,
    at: usize,
    line: usize,
    code: String,
    strings: Vec<(usize, String)>,
    /// The first and last line of each raw string.
    raw: Vec<(usize, usize)>,
}

impl Scanner {
    fn peek(&self, n: usize) -> char {
        self.rest.get(self.at + n).copied().unwrap_or('\0')
    }

    /// Takes a character, and puts it or a blank into the code.
    fn take(&mut self, is_code: bool) -> char {
        let c = self.peek(0);
        self.at += 1;
        self.line += usize::from(c == '\n');
        self.code.push(if is_code || c == '\n' { c } else { ' ' });
        c
    }

    fn run(&mut self) {
        while self.at < self.rest.len() {
            let before = self.at.checked_sub(1).map_or(' ', |i| self.rest[i]);
            let is_word = before.is_alphanumeric() || before == '_';
            match (self.peek(0), self.peek(1)) {
                ('/', '/') => self.line_comment(),
                ('/', '*') => self.block_comment(),
                ('"', _) => self.string(),
                ('r', '"' | '#') if !is_word && self.is_raw_string(1) => self.raw_string(1),
                ('b', 'r') if !is_word && self.is_raw_string(2) => self.raw_string(2),
                ('\'', _) => self.quote(),
                _ => {
                    self.take(true);
                }
            }
        }
    }

    fn line_comment(&mut self) {
        while self.at < self.rest.len() && self.peek(0) != '\n' {
            self.take(false);
        }
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0;
        while self.at < self.rest.len() {
            let step = match (self.peek(0), self.peek(1)) {
                ('/', '*') => 1,
                ('*', '/') => -1,
                _ => 0,
            };
            self.take(false);
            if step != 0 {
                self.take(false);
                depth += step;
                if depth == 0 {
                    return;
                }
            }
        }
    }

    fn string(&mut self) {
        let line = self.line;
        let mut content = String::new();
        self.take(true);
        while self.at < self.rest.len() && self.peek(0) != '"' {
            if self.peek(0) == '\\' {
                content.push(self.take(false));
            }
            content.push(self.take(false));
        }
        self.take(true);
        self.strings.push((line, content));
    }

    /// After the prefix, any number of `#` and then `"`.
    fn is_raw_string(&self, prefix: usize) -> bool {
        let hashes = (prefix..).take_while(|n| self.peek(*n) == '#').count();
        self.peek(prefix + hashes) == '"'
    }

    fn raw_string(&mut self, prefix: usize) {
        let line = self.line;
        let hashes = (prefix..).take_while(|n| self.peek(*n) == '#').count();
        for _ in 0..=prefix + hashes {
            self.take(true);
        }
        let mut content = String::new();
        while self.at < self.rest.len() {
            if self.peek(0) == '"' && (1..=hashes).all(|n| self.peek(n) == '#') {
                break;
            }
            content.push(self.take(false));
        }
        for _ in 0..=hashes.min(self.rest.len().saturating_sub(self.at)) {
            self.take(true);
        }
        self.raw.push((line, self.line));
        self.strings.push((line, content));
    }

    /// A character, or a lifetime.
    fn quote(&mut self) {
        let is_char = self.peek(1) == '\\' || self.peek(2) == '\'';
        self.take(true);
        if !is_char {
            return;
        }
        while self.at < self.rest.len() && self.peek(0) != '\'' {
            if self.peek(0) == '\\' {
                self.take(false);
            }
            self.take(false);
        }
        self.take(true);
    }
}

/// The lines of items under `#[cfg(test)]`: from the attribute to the item's `;` or last brace.
fn tests(code: &[String]) -> Vec<bool> {
    let mut is_test = vec![false; code.len()];
    let mut from = 0;
    while let Some(start) = (from..code.len()).find(|&i| code[i].contains("#[cfg(test)]")) {
        let mut depth = 0;
        let end = (start..code.len()).find(|&i| {
            let skip = if i == start {
                code[i].find("#[cfg(test)]").map_or(0, |at| at + "#[cfg(test)]".len())
            } else {
                0
            };
            code[i][skip..].chars().any(|c| {
                depth += i32::from(c == '{') - i32::from(c == '}');
                depth == 0 && matches!(c, '}' | ';')
            })
        });
        let end = end.unwrap_or(code.len() - 1);
        is_test[start..=end].fill(true);
        from = end + 1;
    }
    is_test
}

/// Does the code name this identifier, as a whole word?
pub(crate) fn has_word(code: &str, word: &str) -> bool {
    words(code).any(|w| w == word)
}

/// The words of a line of code.
pub(crate) fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| !w.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_no_code() {
        let text = "let a = \"x // \\\" y\"; // todo!\n\
                    /* un /* nested */ safe */ let b = r#\"raw \" text\"#;\n\
                    let c: &'a str = 'x'; '\\'' b'\"'";
        let scan = scan(text);
        assert_eq!(scan.code.len(), 3);
        assert!(!scan.code.concat().contains("todo") && !scan.code.concat().contains("safe"));
        assert!(scan.code[1].contains("let b") && scan.code[2].contains("'a str"));
        assert_eq!(scan.strings, [(1, "x // \\\" y".to_owned()), (2, "raw \" text".to_owned())]);
    }

    #[test]
    fn test_items_end_with_their_braces() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n fn b() { \"}\"; }\n}\nfn c() {}\n\
                    #[cfg(test)]\nmod more;\nfn d() {}";
        assert_eq!(scan(text).is_test, [false, true, true, true, true, false, true, true, false]);
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("unsafe { x }", "unsafe"));
        assert!(!has_word("deny(unsafe_code)", "unsafe"));
    }
}
