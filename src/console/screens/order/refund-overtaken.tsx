import { useActionData } from "react-router";
import { formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Overtaken } from "../../parts/overtaken.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address-of.ts";
import type { Decided } from "./decided-since.ts";
import type { OrderPage } from "./load.ts";

export type OvertakenRefund = Answered & { theirs?: Decided };

/** What was decided about the money meanwhile beside what was to be done with it; the answer that was typed is not lost. */
export function RefundOvertaken({ order }: { order: OrderPage }) {
  const { words, language } = usePage();
  const { actions, refund, ticket } = words.order;
  const answered = useActionData() as OvertakenRefund | undefined;
  const { wanted, answer } = answered?.entries ?? {};
  const theirs = answered?.theirs;
  if (wanted === undefined || !theirs) return null;
  const { money, planned } = order;
  const done = [
    wordFor(actions, theirs.word!),
    theirs.sum && formatMoney(theirs.sum, language),
    theirs.who,
    shortMoment(theirs.at, language),
  ];
  const { currency } = money.left;
  const mine =
    wanted === "reject" ? refund.reject : refund.give(formatMoney({ amount: Number(wanted), currency }, language));
  return (
    <Overtaken
      values={[
        [ticket.left, formatMoney(money.left, language), undefined],
        [refund.title, done.filter(Boolean).join(" · "), mine],
        [refund.reason, theirs.text, answer],
      ]}
      here={addressOf(order)}
      isOver={planned.preview === null}
    />
  );
}
