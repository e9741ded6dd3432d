/** `Haruka Sato` → `H•••`: enough to know somebody again. */
export const maskedName = (name: string): string => `${Array.from(name.trim())[0] ?? ""}•••`;
