import { redirect } from "react-router";
import type { KindSentAgain } from "../../../features/aftersales/staff-mails/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { filterOf } from "./load.ts";
import { chosenIn, unknownIn } from "./many-load.ts";

/** Begins, and leads to where it says how far it is. */
export async function beginWithMany({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const { kind, orders, all } = chosenIn(new URL(request.url).searchParams);
  if (kind === "labels" || (all && unknownIn(request).length > 0)) throw new Response(null, { status: 400 });
  const { requestKey = "", mailKind, note, to } = await entriesOf(request);
  try {
    const { id } = await call("/staff/startBulkAction", {
      requestKey,
      kind,
      ...(kind === "mail" && { mailKind: mailKind as KindSentAgain }),
      ...(kind === "note" && { note: note ?? "" }),
      ...(kind === "give" && { to: to ?? "" }),
      ...(all ? await filterOf(request, call) : { orders }),
    });
    return redirect(`/console/bulk/${id}`);
  } catch (error) {
    return shownAgain(error, {
      ...(mailKind !== undefined && { mailKind }),
      ...(note !== undefined && { note }),
      ...(to !== undefined && { to }),
    });
  }
}
