import { data, redirect } from "react-router";
import { newArea, type AreaWish } from "../../../features/catalogue/areas/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { areaIn, typedIn } from "./area-entries.ts";
import { areaOf, type AreaArguments } from "./load.ts";

/** `look`: what publishing would change, to be looked through first. */
export type AreaAnswered = Answered & { version: string | null; look?: Answer<"/staff/lookThroughArea"> };

export async function changeArea(asking: AreaArguments) {
  const { call } = asked(asking.context);
  const { kind, code } = areaOf(asking);
  const sent = await entriesOf(asking.request);
  const isNew = code === newArea;
  const entries = { ...typedIn(kind, sent), ...(isNew && { iso2: sent.iso2 ?? "" }) };
  const named = isNew ? (sent.iso2 ?? "").trim().toUpperCase() : code;
  const version = sent.version || null;
  const wish = { [kind]: areaIn(kind, named, entries), version } as unknown as AreaWish;
  const here = (query = "") => redirect(new URL(asking.request.url).pathname + query);
  try {
    if (sent.do === "publish") {
      await call("/staff/publishArea", wish);
      return isNew ? redirect(`/console/catalogue/destinations/${named}?published`) : here("?published");
    }
    // typed work is safe before anything else is said about it
    await call("/staff/keepAreaDraft", { kind, code, version, entries: sent.do === "drop" ? null : entries });
    if (sent.do !== "look") return here();
    const look = await call("/staff/lookThroughArea", wish);
    return data<AreaAnswered>({ entries, version, fields: [], look });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const own = new RegExp(`^${kind}\\.`);
    const fields = error.details.fields.map((one) => ({ ...one, field: one.field.replace(own, "") }));
    const problem = fields.length === 0 ? error.message : undefined;
    return data<AreaAnswered>(
      { entries, version, fields, ...(problem !== undefined && { problem }) },
      { status: refusalStatus[error.code] },
    );
  }
}
