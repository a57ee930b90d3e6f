// run: exit 0
// What the standard library asks the system: files and what is known of them, the environment, the
// processor.
use std::fs;
use std::io::Write;
use std::path::Path;

fn files() -> std::io::Result<()> {
    let name = format!("/tmp/tresse-system-{}", std::process::id());
    fs::write(&name, b"hello")?;
    let about = fs::metadata(&name)?;
    println!("{} {} {}", about.len(), about.is_file(), about.is_dir());
    println!("{}", fs::read_to_string(&name)?);
    let mut file = fs::OpenOptions::new().append(true).open(&name)?;
    file.write_all(b" more")?;
    println!("{} {}", file.metadata()?.len(), fs::read(&name)?.len());
    println!("{} {}", Path::new("/tmp").is_dir(), Path::new(&name).exists());
    fs::remove_file(&name)?;
    println!("{:?}", fs::metadata(&name).map_err(|e| e.kind()).err());
    Ok(())
}

fn main() {
    files().unwrap();
    unsafe { std::env::set_var("TRESSE_A", "b") };
    println!("{:?} {:?}", std::env::var("TRESSE_A"), std::env::var("TRESSE_B"));
    let own = std::env::vars().filter(|(name, _)| name.starts_with("TRESSE_"));
    println!("{:?}", own.collect::<Vec<_>>());
    unsafe { std::env::remove_var("TRESSE_A") };
    println!("{:?}", std::env::var_os("TRESSE_A"));
    println!("{}", std::is_x86_feature_detected!("sse2"));
}
