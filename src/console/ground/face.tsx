/** A colleague in a circle, with the name for who cannot see it. */
export function Face({ name }: { name: string }) {
  return (
    <span className="face" title={name}>
      <span aria-hidden="true">{initials(name)}</span>
      <span className="vh">{name}</span>
    </span>
  );
}

/** `Mei Lam` → `ML`; a Chinese name has its first character alone. */
export function initials(name: string): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  return [first, more.at(-1) ?? ""]
    .map((part) => Array.from(part)[0] ?? "")
    .join("")
    .toUpperCase();
}
