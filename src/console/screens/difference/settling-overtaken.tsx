import { useActionData } from "react-router";
import { amountText, type Money } from "../../../kernel/money.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Overtaken, type Compared } from "../../parts/overtaken.tsx";
import { wordFor } from "../../parts/word-for.ts";
import type { Difference } from "./load.ts";

/** What a colleague has decided about it meanwhile beside what was to be decided. */
export function SettlingOvertaken({ found }: { found: Difference }) {
  const { words, language } = usePage();
  const { differences: said, finance } = words;
  const answered = useActionData() as Answered | undefined;
  const { overtaken, deed, reason, until } = answered?.entries ?? {};
  if (overtaken === undefined) return null;
  const { id, decisions, deeds, snoozedUntil } = found;
  const last = decisions.at(-1);
  const named = (what: string, account: string | null, sum?: Money | null) =>
    [
      wordFor(said.says, what),
      sum && what !== "ours_is_right" && `${sum.currency} ${amountText(sum)}`,
      account && wordFor(finance.accounts, account),
    ]
      .filter(Boolean)
      .join(" · ");
  const waits = (day: string): Compared => [
    said.wait,
    snoozedUntil && dayText(snoozedUntil, language),
    dateText(day, language),
  ];
  const [mine, account = null] = deed?.split(":") ?? [];
  return (
    <Overtaken
      values={[
        [
          said.decisions,
          last && `${last.who}: ${named(last.deed, last.account, last.sum)}`,
          mine && named(mine, account),
        ],
        [said.reason, last?.reason, reason],
        ...(until ? [waits(until)] : []),
      ]}
      here={`/console/finance/differences/${id}`}
      isOver={deeds.length === 0}
    />
  );
}
