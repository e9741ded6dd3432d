import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { filterOf } from "./load.ts";

/** Begins a CSV of the address's filter and leads to the file; the page stays where it is. */
export async function writeOut({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const { requestKey = "", mailboxes, reason = "" } = await entriesOf(request);
  try {
    const filter = await filterOf(request, call);
    const { id } =
      mailboxes === "whole"
        ? await call("/staff/startFullOrderExport", { ...filter, requestKey, reason })
        : await call("/staff/startOrderExport", { ...filter, requestKey });
    return redirect(`/console/files/orders.csv?${new URLSearchParams({ export: id })}`);
  } catch (error) {
    return shownAgain(error, { reason });
  }
}
