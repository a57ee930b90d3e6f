; expect: ok
; LangRef, "Aliases": an alias is another name for what it is of, and so is an alias of an alias.

@number = global i32 7
@first = alias i32, ptr @number
@second = alias i32, ptr @first
@call = alias i32 (), ptr @called

define i32 @called() {
  %n = load i32, ptr @second
  ret i32 %n
}

define i32 @main() {
  store i32 0, ptr @second
  %a = load i32, ptr @number
  %b = call i32 @call()
  %n = add i32 %a, %b
  ret i32 %n
}
