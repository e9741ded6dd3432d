import { data } from "react-router";
import { textKinds, type TextKind } from "../../../features/catalogue/content/staff-rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOfText, entriesOfWish, type Entries } from "./text-entries.ts";

export type TextArguments = ScreenArguments & { params: { kind?: string; name?: string } };
export type TextPage = {
  kind: TextKind;
  name: string;
  /** `undefined`: a new one. */
  kept: Answer<"/staff/getText"> | undefined;
  entries: Entries;
  version: string | null;
  draftedAt: string | undefined;
  colleagues: Answer<"/staff/getTextDrafts">["others"];
  /** The text to come that is looked at again. */
  change: string | undefined;
  /** The form proposes a policy's next version. */
  isNext: boolean;
  mayEdit: boolean;
  isPublished: boolean;
};

const newText = "new";

/** What the address is of; `""`: a new text. */
export function textAt({ params }: TextArguments): { kind: TextKind; name: string } {
  const kind = textKinds.find((one) => one === params.kind);
  if (!kind) throw data(null, { status: 404 });
  return { kind, name: params.name === newText ? "" : (params.name ?? "") };
}

export async function textPage(asking: TextArguments): Promise<TextPage> {
  const { call } = asked(asking.context);
  const { kind, name } = textAt(asking);
  const asks = new URL(asking.request.url).searchParams;
  const change = asks.get("change") ?? undefined;
  const [toCome, mayEdit] = await Promise.all([
    change === undefined ? undefined : found(() => call("/staff/getTextChange", { id: change })),
    call("/staff/getMe", {}).then((me) => may(me, "edit_catalogue")),
  ]);
  // one to come may be of a text that is not there yet
  const kept = name ? await found(() => call("/staff/getText", { kind, name }), toCome !== undefined) : undefined;
  const drafts = mayEdit ? await call("/staff/getTextDrafts", { kind, name }) : { mine: null, others: [] };
  const published = kept ? entriesOfText(kind, name, kept) : {};
  const next = asks.has("fresh") ? kept?.next : null;
  const proposed = { ...published, ...(next && { "facts.version": next.version, "facts.effective": next.effective }) };
  const asIs = { entries: proposed, version: kept?.version ?? null, draftedAt: undefined };
  const mine = drafts.mine && {
    entries: drafts.mine.entries,
    version: drafts.mine.version,
    draftedAt: drafts.mine.savedAt,
  };
  return {
    kind,
    name,
    kept,
    ...(toCome?.text ? { ...asIs, entries: entriesOfWish(toCome.text) } : next ? asIs : (mine ?? asIs)),
    colleagues: drafts.others,
    change: toCome?.text ? change : undefined,
    isNext: Boolean(next),
    mayEdit,
    isPublished: asks.has("published"),
  };
}

async function found<Found>(call: () => Promise<Found>): Promise<Found>;
async function found<Found>(call: () => Promise<Found>, mayMiss: boolean): Promise<Found | undefined>;
async function found<Found>(call: () => Promise<Found>, mayMiss = false): Promise<Found | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CallRefused) || !["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) throw error;
    if (mayMiss) return undefined;
    throw data(null, { status: 404 });
  }
}
