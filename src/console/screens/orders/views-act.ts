import { redirect } from "react-router";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { beneath } from "../../parts/orders-address.ts";
import { isNumber } from "../../parts/orders-wanted.ts";
import { shownBy, type Shown } from "./load.ts";

type Entries = Readonly<Record<string, string>>;

/** What a view keeps of the list as it stands: whom somebody looked for is no view. */
const asksOf = (shown: Shown) => ({
  view: shown.view,
  ...(isNumber(shown.q) && { number: shown.q }),
  ...shown.facets,
  sort: shown.sort,
  columns: shown.columns,
  density: shown.density,
});

const acts: Readonly<Record<string, (call: Call, entries: Entries, shown: Shown) => Promise<string>>> = {
  async save(call, { requestKey = "", name = "", isShared }, shown) {
    await call("/staff/saveView", { requestKey, name, isShared: isShared === "on", asks: asksOf(shown) });
    return "saved";
  },
  async change(call, entries) {
    const { name = "", isShared } = entries;
    await call("/staff/changeView", { ...seen(entries), name, isShared: isShared === "on" });
    return "changed";
  },
  async replace(call, entries, shown) {
    await call("/staff/changeView", { ...seen(entries), asks: asksOf(shown) });
    return "changed";
  },
  async earlier(call, { requestKey = "", id = "" }) {
    await call("/staff/moveView", { requestKey, id, step: "earlier" });
    return "moved";
  },
  async later(call, { requestKey = "", id = "" }) {
    await call("/staff/moveView", { requestKey, id, step: "later" });
    return "moved";
  },
  async delete(call, entries) {
    await call("/staff/deleteView", seen(entries));
    return "deleted";
  },
};

const seen = ({ requestKey = "", id = "", version }: Entries) => ({ requestKey, id, version: Number(version) });

export async function actOnViews(asking: ScreenArguments) {
  const entries = await entriesOf(asking.request);
  const act = Object.hasOwn(acts, entries["do"] ?? "") ? acts[entries["do"]!] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  const shown = await shownBy(asking);
  try {
    const done = await act(asked(asking.context).call, entries, shown);
    return redirect(beneath("/views", { ...shown.asks, do: done }));
  } catch (error) {
    return shownAgain(error, entries);
  }
}
