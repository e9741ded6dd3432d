import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../ground/asking.ts";
import type { LaidList } from "./layout.ts";

const ofThisPage = [
  "after",
  "before",
  "case",
  "parcel",
  "code",
  "series",
  "new",
  "done",
  "number",
  "version",
  "refused",
];

/** Leads to the columns of the list as this address filters it, and from there back to it. */
export function ColumnsLink({ list }: { list: LaidList }) {
  const { here, words } = usePage();
  const asks = new URL(here, "https://console").searchParams;
  for (const name of ofThisPage) asks.delete(name);
  return (
    <ColumnsButton href={`/console/columns/${list}${asks.size > 0 ? `?${asks}` : ""}`}>
      {words.views.columns.title}
    </ColumnsButton>
  );
}

export function ColumnsButton({ href, children }: { href: string; children: string }) {
  return (
    <a className="button list-columns" href={href}>
      <Icon name="list" />
      <span>{children}</span>
    </a>
  );
}
