import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";
import { textAt, type TextArguments } from "./load.ts";
import { fieldInForm, nameTyped, typedIn, wishIn } from "./text-entries.ts";

/** `look`: what publishing would change, to be looked through first; `change`: the text to come that this is about. */
export type TextAnswered = Answered & {
  version: string | null;
  change?: string | undefined;
  look?: Answer<"/staff/lookThroughText">;
  link?: Answer<"/staff/linkTextDraft">;
};

const proposed = "/console/content/proposals?done=proposed";

export async function changeText(asking: TextArguments) {
  const { call } = asked(asking.context);
  const { kind, name } = textAt(asking);
  const sent = await entriesOf(asking.request);
  const entries = typedIn(sent);
  const version = sent.version || null;
  const change = sent.change || undefined;
  const { requestKey = "" } = sent;
  const text = wishIn(kind, name || nameTyped(kind, entries), entries);
  const here = (at: string, query = "") => redirect(`/console/content/${kind}/${encodeURIComponent(at)}${query}`);
  const keep = (kept: typeof entries | null) => call("/staff/keepTextDraft", { kind, name, version, entries: kept });
  const look = () => call("/staff/lookThroughText", { text, version });
  const shownInShop = () => ({ requestKey, kind: kind === "policy" ? ("" as "notice") : kind, name });
  try {
    switch (sent.do) {
      case "drop":
        await keep(null);
        return here(name || "new");
      case "publish": {
        const { isProposed } = await call("/staff/publishText", { text, version });
        if (isProposed) return redirect(proposed);
        if (change) await call("/staff/cancelText", { requestKey, id: change });
        return here(text.name, "?published");
      }
      case "schedule": {
        const span = { from: momentIn(sent.from ?? ""), until: momentIn(sent.until ?? "") };
        const { isProposed } = await call("/staff/scheduleText", { requestKey, text, version, ...span });
        return redirect(isProposed ? proposed : "/console/content/coming?scheduled=1");
      }
      case "withdraw":
        await call("/staff/withdrawText", { ...shownInShop(), version: version ?? "" });
        return here(name);
      case "back":
        await call("/staff/putTextBack", shownInShop());
        return here(name);
      case "link": {
        await keep(entries);
        const [seen, link] = [await look(), await call("/staff/linkTextDraft", { requestKey, kind, name })];
        return data<TextAnswered>({ entries, version, change, fields: [], look: seen, link });
      }
      case "look":
        // typed work is safe before anything else is said about it
        await keep(entries);
        return data<TextAnswered>({ entries, version, change, fields: [], look: await look() });
      default:
        await keep(entries);
        return here(name || "new");
    }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const fields = error.details.fields.map((one) => ({ ...one, field: fieldInForm(one.field) }));
    const problem = fields.length === 0 ? error.message : undefined;
    const isOfMoments = fields.some(({ field }) => field === "from" || field === "until");
    const { from = "", until = "" } = sent;
    return data<TextAnswered>(
      {
        entries: isOfMoments ? { ...entries, from, until } : entries,
        version,
        change,
        fields,
        ...(isOfMoments && { look: await look() }),
        ...(problem !== undefined && { problem }),
      },
      { status: refusalStatus[error.code] },
    );
  }
}
