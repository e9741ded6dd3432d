import { usePage } from "../../ground/asking.ts";
import { Panel } from "../../parts/panel.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { OrderPage } from "./load.ts";

export function MailsPanel({ mails }: { mails: OrderPage["mails"] }) {
  const { words: all, language } = usePage();
  const { mails: words, mailKinds, timeline } = all.order;
  return (
    <Panel title={words.title}>
      {mails.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="mails">
        {mails.map(({ id, kind, state, at, position, to }) => (
          <li key={id}>
            <span>
              {mailKinds[kind]}
              {position !== null && ` · ${timeline.sims([position])}`}
              {to && <small className="soft"> {to}</small>}
            </span>
            <small className="soft">{state === "queued" ? words.queued : shortMoment(at, language)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
