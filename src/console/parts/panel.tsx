import type { ReactNode } from "react";

type PanelProps = { title: string; id?: string; note?: string | undefined; children: ReactNode };

/** A card of the side column: what it is about, a word beside it, and its facts. `id`: other pages lead to it. */
export function Panel({ title, id, note, children }: PanelProps) {
  return (
    <section className="panel" id={id}>
      <header>
        <h2>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </section>
  );
}

/** Facts in two columns; what is not there is left out. */
export function Pairs({ pairs }: { pairs: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="pairs">
      {pairs
        .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
