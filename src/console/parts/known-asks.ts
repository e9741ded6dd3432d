/**
 * What an address asks for that the page knows, by name and form; the names of the rest, to be left out and said, so that
 * no address is a dead end.
 */
export function knownAsks<Name extends string>(
  request: Request,
  forms: Readonly<Record<Name, RegExp>>,
): { asks: Partial<Record<Name, string>>; dropped: string[] } {
  const asks: Partial<Record<Name, string>> = {};
  const dropped = new Set<string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    // with it a file that was refused leads back to its page (parts/list-file)
    if (value === "" || name === "refused") continue;
    if (Object.hasOwn(forms, name) && forms[name as Name].test(value)) asks[name as Name] = value;
    else dropped.add(name);
  }
  return { asks, dropped: [...dropped] };
}
