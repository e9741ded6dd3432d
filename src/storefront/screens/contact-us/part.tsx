import type { ReactNode } from "react";

type PartProps = { number: number; title: string; note?: string; children: ReactNode };

/** One of the four parts of the form, with its number. */
export function Part({ number, title, note, children }: PartProps) {
  return (
    <section className="contact-part" aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}>
        <span className="contact-number">{number}</span>
        {title}
        {note && <span className="field-note">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
