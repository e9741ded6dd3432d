import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";
import { messageAt, type MessageArguments } from "./load.ts";
import { fieldInForm, typedIn, wishIn } from "./message-entries.ts";

/** `look`: what publishing would change, to be looked through first. */
export type MessageAnswered = Answered & {
  version: number;
  /** The words to come that this is about. */
  change?: string | undefined;
  look?: Answer<"/staff/lookThroughWords">;
};

const proposed = "/console/content/proposals?done=proposed";

export async function changeMessage(asking: MessageArguments) {
  const { call } = asked(asking.context);
  const at = messageAt(asking);
  const sent = await entriesOf(asking.request);
  const entries = typedIn(sent);
  const version = Number(sent["version"]) || 0;
  const words = wishIn(at, version, entries);
  const { requestKey = "", change } = sent;
  const { reason = "" } = entries;
  const here = (query = "") => redirect(`/console/content/words/${at.area}/${encodeURIComponent(at.path)}${query}`);
  const keep = (kept: typeof entries | null) => call("/staff/keepWordsDraft", { ...at, version, entries: kept });
  try {
    switch (sent["do"]) {
      case "drop":
        await keep(null);
        return here();
      case "publish": {
        const { isProposed } = await call("/staff/publishWords", { requestKey, words, reason });
        if (isProposed) return redirect(proposed);
        if (change) await call("/staff/cancelText", { requestKey, id: change });
        return here("?published");
      }
      case "schedule": {
        const span = { from: momentIn(sent["from"] ?? ""), until: momentIn(sent["until"] ?? "") };
        const { id, isProposed } = await call("/staff/scheduleWords", { requestKey, words, reason, ...span });
        if (isProposed) return redirect(proposed);
        return id === null ? here() : redirect("/console/content/coming?scheduled=1");
      }
      case "look":
        // typed work is safe before anything else is said about it
        await keep(entries);
        return data<MessageAnswered>({
          entries,
          version,
          change,
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
    // these stand beside what is looked through, which is shown again with them
    const isBeside = fields.length > 0 && fields.every(({ field }) => ["reason", "from", "until"].includes(field));
    const look = isBeside ? await call("/staff/lookThroughWords", { words }) : undefined;
    const problem = fields.length === 0 ? error.message : undefined;
    return data<MessageAnswered>(
      {
        entries: isBeside ? { ...entries, from: sent["from"] ?? "", until: sent["until"] ?? "" } : entries,
        version,
        change,
        fields,
        ...(look && { look }),
        ...(problem !== undefined && { problem }),
      },
      { status: refusalStatus[error.code] },
    );
  }
}
