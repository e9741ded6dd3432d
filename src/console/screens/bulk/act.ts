import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

export async function stopBulk({ context, request }: ScreenArguments) {
  const id = decodeURIComponent(new URL(request.url).pathname.split("/")[3] ?? "");
  const entries = await entriesOf(request);
  try {
    await asked(context).call("/staff/stopBulkAction", { id, requestKey: entries["requestKey"] ?? "" });
    return redirect(`/console/bulk/${id}`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
