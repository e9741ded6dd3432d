import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/answered.ts";
import { textAt, type TextArguments } from "./load.ts";
import { fieldInForm, typedIn, wishIn } from "./text-entries.ts";

/** `look`: what publishing would change, to be looked through first. */
export type TextAnswered = Answered & { version: string | null; look?: Answer<"/staff/lookThroughText"> };

export async function changeText(asking: TextArguments) {
  const { call } = asked(asking.context);
  const { kind, name } = textAt(asking);
  const sent = await entriesOf(asking.request);
  const entries = typedIn(sent);
  const version = sent.version || null;
  const text = wishIn(kind, name || (entries["name"] ?? "").trim(), entries);
  const here = (at: string, query = "") => redirect(`/console/content/${kind}/${encodeURIComponent(at)}${query}`);
  const keep = (kept: typeof entries | null) => call("/staff/keepTextDraft", { kind, name, version, entries: kept });
  try {
    switch (sent.do) {
      case "drop":
        await keep(null);
        return here(name || "new");
      case "publish":
        await call("/staff/publishText", { text, version });
        return here(text.name, "?published");
      case "look":
        // typed work is safe before anything else is said about it
        await keep(entries);
        return data<TextAnswered>({
          entries,
          version,
          fields: [],
          look: await call("/staff/lookThroughText", { text, version }),
        });
      default:
        await keep(entries);
        return here(name || "new");
    }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const fields = error.details.fields.map((one) => ({ ...one, field: fieldInForm(one.field) }));
    const problem = fields.length === 0 ? error.message : undefined;
    return data<TextAnswered>(
      { entries, version, fields, ...(problem !== undefined && { problem }) },
      { status: refusalStatus[error.code] },
    );
  }
}
