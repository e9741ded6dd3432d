import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import type { Inbox } from "./load.ts";

/** Notes that name whoever is signed in, until their order is opened. */
export function Mentions({ mentions }: Pick<Inbox, "mentions">) {
  const { inbox: words } = useWords();
  if (mentions.length === 0) return null;
  return (
    <section className="mentions" aria-labelledby="mentions">
      <h2 id="mentions">{words.mentions}</h2>
      <ul>
        {mentions.map(({ id, orderNumber, who, at, text }) => (
          <li key={id}>
            <Icon name="message-square" />
            <a href={`/console/orders/${orderNumber}#note-${id}`}>{words.mentioned(who, orderNumber)}</a>
            <Moment at={at} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
