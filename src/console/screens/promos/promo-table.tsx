import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { usePage, type Page } from "../../ground/asking.ts";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { Dated } from "./dated.tsx";
import type { Promo } from "./load.ts";

type Props = {
  promos: readonly Promo[];
  open: string | undefined;
  addressOf: (code: string) => string;
  layout: Laid<"promos">;
};

export const shapeOf = {
  running: "delivered",
  coming: "placed",
  used_up: "cancelled",
  ended: "cancelled",
  stopped: "cancelled",
} as const;

/** On a phone a row stands on three lines: code and uses, what it takes off, state. */
export function PromoTable(props: Props) {
  const { promos, layout } = props;
  const page = usePage();
  const { promos: words } = page.words;
  return (
    <ListTable
      laid={layout}
      className="promo-list"
      caption={words.caption}
      groups={[{ key: "all", rows: promos }]}
      keyOf={({ code }) => code}
      {...rowsOf(page, props)}
    />
  );
}

function rowsOf({ words: all, language }: Page, { open, addressOf, layout }: Props): RowsOf<"promos", Promo> {
  const { promos: words } = all;
  const hasPlans = layout.columns.includes("plans");
  return {
    ofRow: ({ code }) => ({ className: code === open ? "promo-open" : undefined }),
    first: { place: "number", cell: ({ code }) => <a href={addressOf(code)}>{code}</a> },
    cells: {
      discount: {
        place: "line-2 promo-takes",
        cell: (promo) => (
          <>
            {discountText(promo, language)}
            {promo.firstOrder && <span className="soft"> · {words.firstOrder}</span>}
            {promo.planCodes && !hasPlans && <span className="soft"> · {words.plans(promo.planCodes.length)}</span>}
          </>
        ),
      },
      state: {
        place: "line-3",
        cell: ({ state }) => <StateShape state={shapeOf[state]}>{words.states[state]}</StateShape>,
      },
      until: { cell: ({ stoppedAt, validUntil }) => <Dated at={stoppedAt ?? validUntil} /> },
      uses: {
        place: "",
        isEnd: true,
        cell: ({ uses, totalLimit }) => (
          <>
            <b>{uses}</b>
            {totalLimit !== null && <span className="soft"> / {totalLimit}</span>}
          </>
        ),
      },
      cost: {
        isEnd: true,
        cell: (promo) => costText(promo, language) ?? <span className="soft">{words.nothing}</span>,
      },
      from: { cell: ({ validFrom }) => <Dated at={validFrom} /> },
      perBuyer: { isEnd: true, cell: ({ perBuyerLimit }) => perBuyerLimit },
      plans: {
        cell: ({ planCodes }) => <span className="list-text">{planCodes?.join(" · ") ?? words.everyPlan}</span>,
      },
    },
  };
}

export const discountText = ({ percent, amounts }: Pick<Promo, "percent" | "amounts">, language: Language): string =>
  percent === null ? amounts.map((amount) => formatMoney(amount, language)).join(" · ") : `−${percent}%`;

/** Currencies are not added to each other; undefined: nothing yet. */
export const costText = ({ cost }: Pick<Promo, "cost">, language: Language): string | undefined =>
  cost.length === 0 ? undefined : cost.map((amount) => formatMoney(amount, language)).join(" · ");
