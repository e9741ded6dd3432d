/** What was typed, by the names of the controls, which are the contract's paths. */
export type Entries = Readonly<Record<string, string>>;

/** Of a form that was posted; a file is no text. */
export function textIn(form: Pick<FormData, "get">, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
