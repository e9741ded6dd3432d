import { countText } from "../../../kernel/count-text.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage, type Page } from "../../ground/asking.ts";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { DaysLeftText, StockBand, type PoolFacts } from "../../parts/stock-band.tsx";

const shapeOf = {
  out: "cancelled",
  order_now: "paying",
  order_soon: "paid",
  enough: "delivered",
  unknown: "placed",
} as const;

type Props = { pools: readonly PoolFacts[]; today: string; layout: Laid<"stock"> };

/** On a phone a row stands on four lines: its pool and what is free, state, the band, the other counts. */
export function StockTable({ pools, today, layout }: Props) {
  const page = usePage();
  const { stock: words } = page.words;
  return (
    <ListTable
      laid={layout}
      className="stock-list"
      caption={words.caption}
      groups={[{ key: "all", rows: pools }]}
      keyOf={({ pool }) => pool}
      {...rowsOf(page, today)}
    />
  );
}

function rowsOf({ words: all, language }: Page, today: string): RowsOf<"stock", PoolFacts> {
  const { stock: words } = all;
  const pieces = (of: "held" | "sold" | "retired") => ({
    place: "",
    isEnd: true,
    cell: (pool: PoolFacts) => countText(pool[of]),
  });
  return {
    first: {
      cell: ({ pool, forecast }) => (
        <>
          <a href={`/console/stock/${pool}`}>{words.pools[pool]}</a>
          <StateShape state={shapeOf[forecast.state]}>{words.states[forecast.state]}</StateShape>
        </>
      ),
    },
    cells: {
      free: { place: "", isEnd: true, cell: ({ free }) => <b>{countText(free)}</b> },
      held: pieces("held"),
      sold: pieces("sold"),
      retired: pieces("retired"),
      perDay: { place: "", isEnd: true, cell: ({ forecast }) => String(forecast.perDay) },
      daysLeft: {
        place: "stock-left",
        cell: ({ forecast }) => (
          <>
            <StockBand forecast={forecast} />
            {forecast.daysLeft ? (
              <DaysLeftText daysLeft={forecast.daysLeft} />
            ) : (
              <span className="soft">{words.noForecast}</span>
            )}
          </>
        ),
      },
      orderBy: {
        place: "",
        cell: ({ forecast: { orderBy } }) =>
          orderBy === today ? <b className="due-late">{words.today}</b> : orderBy && dateText(orderBy, language),
      },
      season: { place: "", isEnd: true, cell: ({ forecast: { season } }) => season && `× ${season}` },
      delivery: { place: "", isEnd: true, cell: ({ forecast }) => words.days(String(forecast.deliveryDays)) },
    },
  };
}
