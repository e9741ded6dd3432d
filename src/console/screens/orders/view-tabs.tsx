import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { countedText } from "../../parts/counted-text.ts";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import type { OrderList, SavedView } from "./load.ts";

/** The list's own views, with a count where somebody is waited for, then the person's, then what colleagues share. */
export function ViewTabs({ list }: { list: OrderList }) {
  const { orders: words, views: said } = useWords();
  const { views, savedViews, saved, view, asks } = list;
  return (
    <div className="view-tabs">
      <nav className="views" aria-label={words.views.label}>
        {views.map((one) => (
          <a
            key={one.view}
            href={addressOf({ view: one.view })}
            aria-current={!saved && one.view === view ? "page" : undefined}
          >
            {words.views[one.view]}{" "}
            {one.count !== null && <span className="count">{countedText({ count: one.count, more: one.more })}</span>}
          </a>
        ))}
        {savedViews.map((one) => (
          <a
            key={one.id}
            href={addressOfView(one)}
            aria-current={one.id === saved?.id ? "page" : undefined}
            title={one.isMine ? undefined : said.by(one.maker)}
          >
            {one.name}
          </a>
        ))}
      </nav>
      <a className="button button-quiet" href={beneath("/views", asks)}>
        <Icon name="plus" />
        {said.save}
      </a>
    </div>
  );
}

/** A view is a named address. Its columns come with its id, so that a person's own columns go before them. */
export function addressOfView({ id, asks }: Pick<SavedView, "id" | "asks">): string {
  const { columns: _, density: __, number, ...rest } = asks;
  const said = Object.entries(rest).map(([name, value]) => [name, String(value)] as const);
  return addressOf({ ...Object.fromEntries(said), q: number === undefined ? null : String(number), saved: id });
}
