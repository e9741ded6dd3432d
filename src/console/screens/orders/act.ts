import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { filterOf, shownBy } from "./load.ts";

/** Begins a CSV of the address's filter and leads to the file; the page stays where it is. */
export async function writeOut({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const { requestKey = "", mailboxes, columns: which, reason = "" } = await entriesOf(request);
  try {
    const filter = await filterOf(request, call);
    const { columns } = await shownBy({ context, request });
    const file = { ...filter, requestKey, ...(which !== "own" && { columns }) };
    const { id } =
      mailboxes === "whole"
        ? await call("/staff/startFullOrderExport", { ...file, reason })
        : await call("/staff/startOrderExport", file);
    return redirect(`/console/files/orders.csv?${new URLSearchParams({ export: id })}`);
  } catch (error) {
    return shownAgain(error, { reason });
  }
}
