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
