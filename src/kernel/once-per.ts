/** Memoises: makes something costly once per combination of few values, on first use. */
export function oncePer<Values extends readonly (string | boolean | undefined)[], Made>(
  make: (...values: Values) => Made,
): (...values: Values) => Made {
  const made = new Map<string, Made>();
  return (...values) => {
    const key = values.join("|");
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...values);
    made.set(key, fresh);
    return fresh;
  };
}

/** The same for texts of any number: the `most` that were asked for last are kept. */
export function oncePerRecent<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, { made: Made }>();
  return (text) => {
    const known = made.get(text) ?? { made: make(text) };
    // a Map keeps insertion order, so what is used moves to the end
    made.delete(text);
    made.set(text, known);
    for (const oldest of made.keys()) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return known.made;
  };
}
