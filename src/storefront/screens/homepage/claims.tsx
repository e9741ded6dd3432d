import type { ReactNode } from "react";

/** Figures are the catalogue's own count, so they are always true. */
export function Claims({ label, claims }: { label: string; claims: { figure: string; text: ReactNode }[] }) {
  return (
    <ul className="claims" aria-label={label}>
      {claims.map(({ figure, text }) => (
        <li key={figure}>
          <b className="num">{figure}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
