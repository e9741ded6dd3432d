import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { type Answered } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";
import { deedOnSearch } from "./deed-on-search.ts";
import { pricesAddress, wishOf } from "./load.ts";
import { cellAt, changesIn, draftsIn } from "./price-entries.ts";
import { readPriceFile, type FileFound } from "./price-file.ts";

/** `look`: what publishing would change, to be looked through first; `changed`: a colleague was faster. */
export type PricesAnswered = Answered & { look?: Answer<"/staff/lookThroughPrices">; changed?: true; file?: FileFound };

const nothing = { plans: [], cards: [], sales: [], margin: null, breakEven: null };

/** Where it waits for a second person. */
const proposed = "/console/catalogue/proposals?done=proposed";

export async function changePrices({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const { sent, sheet } = await formOf(request);
  if (["keep", "drop", "look", "later"].includes(sent["do"] ?? "")) {
    try {
      // typed work is safe before anything else is said about it
      const drafts = draftsIn(sent).map((one) => (sent["do"] === "drop" ? { ...one, entries: null } : one));
      await call("/staff/keepPriceDrafts", { drafts });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return data<PricesAnswered>({ entries: sent, fields: [], problem: error.message }, refusedWith(error));
    }
    if (sent["do"] === "keep" || sent["do"] === "drop") return redirect(here(request));
  }
  const read = sheet && (await readPriceFile(sheet, call, words.plans));
  if (read && "problem" in read) {
    const fields = [{ field: "sheet", problem: "format", message: read.problem } as const];
    return data<PricesAnswered>({ entries: {}, fields }, { status: 400 });
  }
  const deed = await deedOnSearch(sent, wishOf(new URL(request.url).searchParams), call, words.sheet);
  if (deed && "problem" in deed) {
    const fields = [{ ...deed.problem, problem: "format" } as const];
    return data<PricesAnswered>({ entries: sent, fields }, { status: 400 });
  }
  const entries = read ? read.entries : { ...sent, ...deed?.entries };
  const file = read && { file: read.found };
  const changes = changesIn(entries);
  const { requestKey = "", from = "", until = "" } = entries;
  if (changes.length === 0) {
    const look = file?.file.allProblems ? undefined : nothing;
    return data<PricesAnswered>({ entries, fields: [], ...(look && { look }), ...file });
  }
  try {
    if (entries.do === "schedule") {
      const span = { from: momentIn(from) ?? "", until: momentIn(until) };
      const { plans, isProposed } = await call("/staff/schedulePrices", { requestKey, changes, ...span });
      if (isProposed) return redirect(proposed);
      return redirect(`/console/catalogue/coming?scheduled=${plans}`);
    }
    if (entries.do !== "publish") {
      const look = await call("/staff/lookThroughPrices", { changes });
      return data<PricesAnswered>({ entries, fields: [], look, ...file });
    }
    const { prices, isProposed } = await call("/staff/publishPrices", { changes });
    if (isProposed) return redirect(proposed);
    return redirect(here(request, { published: String(prices) }));
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const isOfMoments = error.details.fields.some(({ field }) => field === "from" || field === "until");
    const fields = isOfMoments
      ? error.details.fields
      : error.details.fields.map((one) => ({ ...one, field: cellAt(one.field, changes) }));
    const look = isOfMoments ? await call("/staff/lookThroughPrices", { changes }) : undefined;
    return data<PricesAnswered>(
      {
        entries,
        fields,
        ...(look && { look }),
        ...file,
        ...(fields.length === 0 && { problem: error.message }),
        ...(error.code === "RECORD_CHANGED" && { changed: true }),
      },
      refusedWith(error),
    );
  }
}

const refusedWith = ({ code }: CallRefused) => ({ status: refusalStatus[code] });

/** The same plans. */
function here(request: Request, more: { published?: string } = {}): string {
  const asks = new URL(request.url).searchParams;
  const kept = ["q", "kind", "after"].map((name) => [name, asks.get(name) ?? ""]);
  return pricesAddress({ ...(Object.fromEntries(kept) as Record<string, string>), ...more });
}

/** A form with a file comes to the same address. */
async function formOf(request: Request): Promise<{ sent: Record<string, string>; sheet: File | null }> {
  const form = [...(await request.formData())];
  const sent = Object.fromEntries(form.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const sheet = form.find(([name]) => name === "sheet")?.[1];
  return { sent, sheet: typeof sheet === "object" ? sheet : null };
}
