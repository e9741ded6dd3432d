import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Key, undoKeys } from "../../parts/key.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime, shortMoment } from "../../parts/short-moment.ts";
import { addressOf } from "./address-of.ts";
import type { OrderPage } from "./load.ts";

export function MailsPanel({ order }: { order: OrderPage }) {
  const { number, mails, mailsSent, olderMails, maySend } = order;
  const { words: all, language } = usePage();
  const { mails: words, mailKinds, timeline } = all.order;
  return (
    <Panel title={words.title} id="mails" note={mailsSent === 0 ? undefined : words.sent(mailsSent)}>
      {mails.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="mails">
        {mails.map(({ id, kind, state, at, position, to, canBeSentAgain, heldUntil, takenBackAs }) => (
          <li key={id}>
            <span>
              {maySend ? <a href={`/console/orders/${number}/mails/${id}`}>{mailKinds[kind]}</a> : mailKinds[kind]}
              {position !== null && ` · ${timeline.sims([position])}`}
              {to && <small className="soft"> {to}</small>}
            </span>
            <small className="soft">
              {heldUntil
                ? words.leaves(clockTime(heldUntil, { seconds: true }))
                : state === "queued"
                  ? words.queued
                  : shortMoment(at, language)}
            </small>
            {takenBackAs && <OnMail id={id} what={`un${takenBackAs}`} label={words.undo} of={mailKinds[kind]} />}
            {maySend && canBeSentAgain && <OnMail id={id} what="mail" label={words.again} of={mailKinds[kind]} />}
          </li>
        ))}
      </ul>
      {olderMails !== null && (
        <a className="button" href={`${addressOf(order, { mails: String(olderMails) })}#mails`} rel="next">
          {words.older}
        </a>
      )}
    </Panel>
  );
}

type Mail = OrderPage["mails"][number];
type Deed = { id: string; what: "mail" | `un${NonNullable<Mail["takenBackAs"]>}`; label: string; of: string };

/** `of`: read out after the label, since a list has many buttons of one name. */
function OnMail({ id, what, label, of }: Deed) {
  return (
    <form method="post" className={what === "mail" ? "mail-again" : undefined}>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="id" value={id} />
      <RequestKey />
      <button
        className="button button-quiet"
        aria-label={`${label}: ${of}`}
        title={what === "mail" ? label : undefined}
        aria-keyshortcuts={what !== "mail" ? undoKeys : undefined}
      >
        {what === "mail" ? (
          <Icon name="send" />
        ) : (
          <>
            {label}
            <Key>Z</Key>
          </>
        )}
      </button>
    </form>
  );
}
