import { momentGroups, type Moment } from "../../../features/operator/order-page/rules.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { weekdayText } from "../../../kernel/written-date.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { ClockTime } from "../../parts/moment.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address-of.ts";
import type { OrderPage } from "./load.ts";
import { NoteForm } from "./note-form.tsx";
import { Note } from "./note.tsx";

type One = OrderPage["moments"][number];

/** One line of time for everything, the newest first, a heading for each day. */
export function Timeline({ order }: { order: OrderPage }) {
  const { timeline: words } = useWords().order;
  const { kind, moments, earlier, writing, asOf, buyer } = order;
  return (
    <section className="happened">
      <header>
        <h2>{words.title}</h2>
        <nav className="segments" aria-label={words.filter}>
          {[undefined, ...momentGroups].map((one) => (
            <a
              key={one ?? "all"}
              href={addressOf(order, one ? { kind: one } : {})}
              aria-current={one === kind ? "true" : undefined}
            >
              {one ? words.kinds[one] : words.all}
            </a>
          ))}
        </nav>
      </header>
      {writing && <NoteForm writing={writing} />}
      {moments.length === 0 && <p className="soft">{words.none}</p>}
      <Days moments={moments} asOf={asOf} zone={buyer.zone} />
      <p className="soft small">
        {earlier !== null && (
          <a className="button" href={addressOf(order, { ...(kind && { kind }), after: earlier })} rel="next">
            {words.earlier}
          </a>
        )}
        {words.zone}
      </p>
    </section>
  );
}

/** `zone`: the buyer's; days are the operator's. */
type DaysProps = { moments: readonly One[]; asOf: string; zone: string };
export function Days({ moments, asOf, zone }: DaysProps) {
  const days = Map.groupBy(moments, ({ at }) => dateAt(Date.parse(at), operatorZone));
  const today = dateAt(Date.parse(asOf), operatorZone);
  return [...days].map(([day, those]) => <Day key={day} day={day} today={today} zone={zone} moments={those} />);
}

function Day({ day, today, zone, moments }: { day: string; today: string; zone: string; moments: readonly One[] }) {
  const { language, words } = usePage();
  const { days } = words.order.timeline;
  return (
    <>
      <h3 className="line-day">
        {day === today ? days.today : day === addDays(today, -1) ? days.yesterday : weekdayText(day, language, today)}
      </h3>
      <ol className="line">
        {moments.map((moment, place) => (
          <li key={place}>
            <span className={`dot hue-${looks[moment.what][1]}`}>
              <Icon name={looks[moment.what][0]} />
            </span>
            {moment.what === "note" ? <Note moment={moment} /> : <Told moment={moment} />}
            <ClockTime at={moment.at} zone={zone} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Told({ moment: { what, sims, sum, word, text, who } }: { moment: One }) {
  const { words: all, language } = usePage();
  const { timeline: words } = all.order;
  const isSaid = saidWhole.has(what);
  const facts = [
    sum && formatMoney(sum, language),
    word !== null && kindsOf(what, all)(word),
    !isSaid && text !== null && (what.startsWith("payment_") ? wordFor(words.failures, text) : text),
    sims.length > 0 && words.sims(sims),
    who !== null && words.by(who),
  ].filter(Boolean);
  return (
    <div>
      <b>{words.moments[what]}</b>
      {facts.length > 0 && <span className="soft"> · {facts.join(" · ")}</span>}
      {isSaid && text !== null && <p className="note">{text}</p>}
    </div>
  );
}

/** What somebody wrote, in full. */
const saidWhole: ReadonlySet<Moment> = new Set<Moment>([
  "request_asked",
  "request_granted",
  "request_rejected",
  "case_closed",
  "action",
]);

function kindsOf(what: Moment, { order: words, orders, inbox }: ReturnType<typeof useWords>): (code: string) => string {
  const lists: Partial<Record<Moment, Readonly<Record<string, string>>>> = {
    delivered: orders.ways,
    cancelled: orders.ways,
    refunded: orders.ways,
    payment_begun: orders.methods,
    payment_succeeded: orders.methods,
    payment_refused: orders.methods,
    payment_failed: orders.methods,
    payment_cancelled: orders.methods,
    refund_begun: words.refundReasons,
    refund_succeeded: words.refundReasons,
    refund_failed: words.refundReasons,
    request_asked: words.reasons,
    request_granted: words.reasons,
    request_rejected: words.reasons,
    profile_state: words.profiles,
    plan_begun: words.plans,
    plan_ended: words.plans,
    alert: words.alerts,
    mail_queued: words.mailKinds,
    mail_sent: words.mailKinds,
    push_sent: words.alerts,
    push_failed: words.alerts,
    push_refused: words.alerts,
    text_sent: words.textKinds,
    text_failed: words.textKinds,
    text_refused: words.textKinds,
    case_opened: inbox.kinds,
    case_closed: inbox.kinds,
    renewed: words.sims.renewals,
    action: words.actions,
  };
  const list = lists[what];
  return (code) => (list ? wordFor(list, code) : code);
}

const looks: Record<Moment, readonly [IconName, "none" | "celadon" | "gilt" | "wrong" | "cobalt"]> = {
  placed: ["receipt-text", "none"],
  cancelled: ["ban", "none"],
  delivered: ["check", "celadon"],
  refunded: ["undo-2", "gilt"],
  payment_begun: ["credit-card", "none"],
  payment_succeeded: ["credit-card", "celadon"],
  payment_refused: ["credit-card", "gilt"],
  payment_failed: ["credit-card", "wrong"],
  payment_cancelled: ["credit-card", "none"],
  refund_begun: ["undo-2", "gilt"],
  refund_succeeded: ["undo-2", "celadon"],
  refund_failed: ["undo-2", "wrong"],
  dispute_begun: ["undo-2", "wrong"],
  dispute_won: ["check", "celadon"],
  dispute_lost: ["x", "wrong"],
  request_asked: ["undo-2", "gilt"],
  request_granted: ["check", "celadon"],
  request_rejected: ["x", "none"],
  change_asked: ["refresh-cw", "none"],
  change_done: ["refresh-cw", "celadon"],
  supply_asked: ["store", "none"],
  supply_ready: ["store", "celadon"],
  supply_failed: ["store", "wrong"],
  supply_cancelled: ["store", "none"],
  supplier_event: ["radio-tower", "none"],
  profile_state: ["smartphone", "cobalt"],
  plan_begun: ["signal", "celadon"],
  plan_ended: ["hourglass", "none"],
  renewed: ["card-sim", "celadon"],
  start_asked: ["user", "none"],
  alert: ["bell", "gilt"],
  mail_queued: ["mail", "gilt"],
  mail_sent: ["mail", "none"],
  push_sent: ["bell", "none"],
  push_failed: ["bell", "wrong"],
  push_refused: ["bell", "gilt"],
  text_sent: ["message-square", "none"],
  text_failed: ["message-square", "wrong"],
  text_refused: ["message-square", "gilt"],
  parcel_waiting: ["package", "none"],
  parcel_sent: ["truck", "cobalt"],
  parcel_arrived: ["package", "celadon"],
  parcel_returned: ["package", "wrong"],
  case_opened: ["triangle-alert", "wrong"],
  case_closed: ["circle-check", "celadon"],
  action: ["user", "cobalt"],
  note: ["message-square", "gilt"],
};
