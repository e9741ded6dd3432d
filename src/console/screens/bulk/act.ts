import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { idIn } from "./load.ts";

type Path = "/staff/stopBulkAction" | "/staff/stopBulkCaseAction" | "/staff/stopBulkEnquiryAction";

export async function stopWith({ context, request }: ScreenArguments, path: Path) {
  const entries = await entriesOf(request);
  try {
    await asked(context).call(path, { id: idIn(request), requestKey: entries["requestKey"] ?? "" });
    return redirect(new URL(request.url).pathname);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
