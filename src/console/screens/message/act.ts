import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/answered.ts";
import { messageAt, type MessageArguments } from "./load.ts";
import { fieldInForm, typedIn, wishIn } from "./message-entries.ts";

/** `look`: what publishing would change, to be looked through first. */
export type MessageAnswered = Answered & { version: number; look?: Answer<"/staff/lookThroughWords"> };

export async function changeMessage(asking: MessageArguments) {
  const { call } = asked(asking.context);
  const at = messageAt(asking);
  const sent = await entriesOf(asking.request);
  const entries = typedIn(sent);
  const version = Number(sent["version"]) || 0;
  const words = wishIn(at, version, entries);
  const here = (query = "") => redirect(`/console/content/words/${at.area}/${encodeURIComponent(at.path)}${query}`);
  const keep = (kept: typeof entries | null) => call("/staff/keepWordsDraft", { ...at, version, entries: kept });
  try {
    switch (sent["do"]) {
      case "drop":
        await keep(null);
        return here();
      case "publish":
        await call("/staff/publishWords", {
          requestKey: sent["requestKey"] ?? "",
          words,
          reason: entries["reason"] ?? "",
        });
        return here("?published");
      case "look":
        // typed work is safe before anything else is said about it
        await keep(entries);
        return data<MessageAnswered>({
          entries,
          version,
          fields: [],
          look: await call("/staff/lookThroughWords", { words }),
        });
      default:
        await keep(entries);
        return here();
    }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const fields = error.details.fields.map((one) => ({ ...one, field: fieldInForm(one.field) }));
    // the reason stands beside what is looked through, which is shown again with it
    const isReason = fields.length > 0 && fields.every(({ field }) => field === "reason");
    const look = isReason ? await call("/staff/lookThroughWords", { words }) : undefined;
    const problem = fields.length === 0 ? error.message : undefined;
    return data<MessageAnswered>(
      { entries, version, fields, ...(look && { look }), ...(problem !== undefined && { problem }) },
      { status: refusalStatus[error.code] },
    );
  }
}
