import { useActionData } from "react-router";
import { formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Overtaken } from "../../parts/overtaken.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address-of.ts";
import type { OrderPage } from "./load.ts";

const decisions: ReadonlySet<string | null> = new Set([
  "refund_decided",
  "refund_proposed",
  "refund_rejected",
  "refund_undone",
]);

/** What was decided about the money meanwhile beside what was to be done with it; the answer that was typed is not lost. */
export function RefundOvertaken({ order }: { order: OrderPage }) {
  const { words, language } = usePage();
  const { actions, refund, ticket } = words.order;
  const answered = useActionData() as Answered | undefined;
  const { wanted, answer } = answered?.entries ?? {};
  if (wanted === undefined) return null;
  const { moments, money, planned, waits } = order;
  const last = moments.find(({ what, word }) => what === "action" && decisions.has(word));
  const given =
    last?.word === "refund_decided" ? waits.refunds : last?.word === "refund_proposed" ? waits.proposals : [];
  const done = last && [
    wordFor(actions, last.word!),
    ...given.slice(0, 1).map(({ amount }) => formatMoney(amount, language)),
    last.who,
    shortMoment(last.at, language),
  ];
  const { currency } = money.left;
  const mine =
    wanted === "reject" ? refund.reject : refund.give(formatMoney({ amount: Number(wanted), currency }, language));
  return (
    <Overtaken
      values={[
        [ticket.left, formatMoney(money.left, language), undefined],
        [refund.title, done?.filter(Boolean).join(" · "), mine],
        [refund.reason, last?.text, answer],
      ]}
      here={addressOf(order)}
      isOver={planned.preview === null}
    />
  );
}
