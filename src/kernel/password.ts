type PasswordProblem = "empty" | "password.length" | "password.format";

const kinds = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, special: /[^\p{Lu}\p{Ll}\p{Nd}]/u };

/** Which kinds of characters it has, and whether it is as long as it should be: what a form shows while one types. */
export function passwordParts(password: string): Record<keyof typeof kinds | "length", boolean> {
  const { length } = Array.from(password);
  const has = (kind: keyof typeof kinds) => kinds[kind].test(password);
  return {
    length: length >= 8 && length <= 20,
    upper: has("upper"),
    lower: has("lower"),
    digit: has("digit"),
    special: has("special"),
  };
}

/**
 * Spec 5: 8 to 20 characters, at least two of upper case, lower case, digits and special ones. The same in browser and
 * server.
 */
export function passwordProblem(typed: string): PasswordProblem | undefined {
  // normalised as it is when hashed, whatever the keyboard's composition
  const password = typed.normalize("NFC");
  if (password === "") return "empty";
  const { length, ...has } = passwordParts(password);
  if (!length) return "password.length";
  return Object.values(has).filter(Boolean).length < 2 ? "password.format" : undefined;
}
