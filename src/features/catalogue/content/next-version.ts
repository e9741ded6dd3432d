/** How a policy's next version may be called: by the month in which it begins, and a number where that is taken. */
export function nextVersion(used: readonly string[], day: string): string {
  const month = day.slice(0, 7);
  const taken = new Set(used);
  for (let number = 1; ; number++) {
    const version = number === 1 ? month : `${month}-${number}`;
    if (!taken.has(version)) return version;
  }
}
