import { amountText } from "../../../kernel/money.ts";
import { usePage, type Page } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import type { Disputes } from "./load.ts";

export function DisputeTable({ disputes, layout }: Pick<Disputes, "disputes"> & { layout: Laid<"disputes"> }) {
  const page = usePage();
  const said = page.words.disputes;
  return (
    <ListTable
      laid={layout}
      className="finance-list"
      caption={said.caption}
      groups={[{ key: "all", rows: disputes }]}
      keyOf={({ id }) => id}
      {...rowsOf(page)}
    />
  );
}

function rowsOf({ words, language }: Page): RowsOf<"disputes", Disputes["disputes"][number]> {
  const said = words.disputes;
  return {
    first: {
      sorted: "descending",
      cell: ({ id, begunAt }) => <a href={`/console/finance/disputes/${id}`}>{dayText(begunAt, language)}</a>,
    },
    cells: {
      order: {
        place: "",
        cell: ({ order, topUp }) => (order ? <a href={`/console/orders/${order}`}>{order}</a> : topUp),
      },
      amount: {
        place: "",
        isEnd: true,
        cell: ({ amount }) => <b>{`${amount.currency} ${amountText(amount)}`}</b>,
      },
      reason: { place: "", cell: ({ reason }) => said.reasons[reason] },
      state: {
        place: "",
        cell: ({ state, answeredAt }) => (
          <span className={state === "lost" ? "pill hue-gilt finance-state" : "pill finance-state"}>
            {state === "needs_answer" && answeredAt !== null ? said.answered : said.states[state]}
          </span>
        ),
      },
      due: {
        place: "",
        cell: ({ state, answerBy }) => state === "needs_answer" && answerBy && dayText(answerBy, language),
      },
      answered: { place: "", cell: ({ answeredAt }) => answeredAt && dayText(answeredAt, language) },
      gateway: { place: "", cell: ({ gateway }) => gateway },
    },
  };
}
