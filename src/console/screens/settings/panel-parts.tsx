import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { addressOf } from "./address.ts";

export function Beside({ title, children }: { title: string; children: ReactNode }) {
  const { settings: words } = useWords();
  return (
    <aside className="setting-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <a className="button button-quiet" href={addressOf({})} aria-label={words.close}>
          <Icon name="x" />
        </a>
      </header>
      {children}
    </aside>
  );
}

type Change = { key: string; said: string; who: string; at: string; reason?: string; back: string | undefined };

/** What was settled, the newest first; each earlier one fills the form again. */
export function History({ changes }: { changes: readonly Change[] }) {
  const { settings: words } = useWords();
  if (changes.length === 0) return <p className="soft small">{words.noHistory}</p>;
  return (
    <section aria-labelledby="history">
      <h3 id="history">{words.history}</h3>
      <ol className="setting-history">
        {changes.map(({ key, said, who, at, reason, back }) => (
          <li key={key}>
            <b>{said}</b>
            <small className="soft">
              {who}, <Moment at={at} />
            </small>
            {reason !== undefined && <q className="soft">{reason}</q>}
            {back !== undefined && (
              <a className="button button-quiet" href={back} aria-label={words.turnBackTo(said)}>
                <Icon name="undo-2" />
                {words.turnBack}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
