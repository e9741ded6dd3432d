import { redirect } from "react-router";
import { columnsIn, densities, moved } from "../../features/operator/saved-views/layouts.ts";
import type { ListName } from "../../features/operator/saved-views/lists.ts";
import { asked, type ScreenArguments } from "../ground/asking.ts";
import type { Laid } from "./layout.ts";

export type KeptColumns = { problem: boolean };
type Places = {
  /** The saved view for which they are kept, where it is none of the list's own. */
  saved?: string | undefined;
  /** The list, and this page, once they stand on the server. */
  back: string;
  here: string;
};

/** Each press keeps what is ticked; an arrow stays on the page, "save" leads to the list. */
export async function keepColumns(
  { context, request }: ScreenArguments,
  { list, view, density: before }: Laid<ListName>,
  { saved, back, here }: Places,
): Promise<Response | KeptColumns> {
  const form = new URLSearchParams(await request.text());
  const { call } = asked(context);
  const keep = { list, view: saved ?? view };
  const [deed = "", column] = (form.get("do") ?? "").split(":");
  if (deed === "usual") {
    await call("/staff/setLayout", { ...keep, layout: null });
    return redirect(back);
  }
  const { columns: ticked } = columnsIn(list, view, form.getAll("column"));
  if (ticked.length === 0) return { problem: true };
  const by = { earlier: -1 as const, later: 1 as const }[deed];
  const columns = by ? moved(ticked, column as (typeof ticked)[number], by) : ticked;
  const density = densities.find((one) => one === form.get("density")) ?? before;
  await call("/staff/setLayout", { ...keep, layout: { columns, density } });
  return redirect(by ? here : back);
}
