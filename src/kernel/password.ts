export type PasswordProblem = "empty" | "password.length" | "password.format";

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];

/** Spec 5: 8 to 20 characters, at least two of upper case, lower case, digits and special ones. The same in browser and server. */
export function passwordProblem(typed: string): PasswordProblem | undefined {
  // counted as it is kept, however a keyboard composes its letters
  const password = typed.normalize("NFC");
  if (password === "") return "empty";
  const { length } = [...password];
  if (length < 8 || length > 20) return "password.length";
  return kinds.filter((kind) => kind.test(password)).length < 2 ? "password.format" : undefined;
}
