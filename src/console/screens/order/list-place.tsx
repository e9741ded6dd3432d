import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Key } from "../../parts/key.tsx";
import { inList } from "../../parts/orders-address.ts";
import type { Beside } from "./beside.ts";

/** Picture 04: "2 of 6 in “Needs a person”", and the orders beside it in that list. */
export function ListPlace({ beside }: { beside: Beside }) {
  const { order, orders } = useWords();
  const { beside: words } = order;
  const { isIn, place, count, more, previous, next, view, isFiltered, asks } = beside;
  const list = (isFiltered ? words.filtered : words.list)(orders.views[view]);
  const said = `${count}${more ? "+" : ""}`;
  return (
    <nav className="list-place" aria-label={words.label}>
      <span className="soft small">
        {place !== null ? words.place(place, said, list) : isIn ? words.deep(said, list) : words.left(said, list)}
      </span>
      {previous !== null && (
        <a className="button button-quiet" href={inList(previous, asks)} rel="prev" aria-keyshortcuts="k">
          <Icon name="chevron-left" />
          <span className="vh">{words.previous(previous)}</span>
          <Key>K</Key>
        </a>
      )}
      {next !== null && (
        <a className="button button-quiet" href={inList(next, asks)} rel="next" aria-keyshortcuts="j">
          <span className="vh">{words.next(next)}</span>
          <Key>J</Key>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
