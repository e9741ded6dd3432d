import { data } from "react-router";
import { chinaKinds, type ChinaKind } from "../../../features/catalogue/china/china-records.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { signedIn } from "../../ground/signed-in.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { entriesBefore, entriesOf, type Entries } from "./china-entries.ts";

export type ChinaList = Answer<"/staff/getChinaRecords"> & { kind: ChinaKind; mayEdit: boolean; dropped: string[] };

export async function chinaList(asking: ScreenArguments): Promise<ChinaList> {
  const { context, request } = asking;
  const { asks, dropped } = knownAsks(request, { kind: new RegExp(`^(${chinaKinds.join("|")})$`) });
  const kind = chinaKinds.find((one) => one === asks.kind) ?? "figures";
  const me = await signedIn(asking);
  const { records } = await asked(context).call("/staff/getChinaRecords", { kind });
  return { kind, records, mayEdit: may(me, "edit_catalogue"), dropped };
}

export type ChinaFactPage = {
  kind: ChinaKind;
  /** `undefined`: a new one. */
  name: string | undefined;
  kept: Answer<"/staff/getChinaRecord"> | undefined;
  entries: Entries;
  /** Of what the entries were decided upon. */
  version: string | null;
  draftedAt: string | undefined;
  colleagues: Answer<"/staff/getTextDrafts">["others"];
  /** The fact to come that this is about. */
  change: string | undefined;
  /** The entries are those of before some entry of the history. */
  isTurnedBack: boolean;
  mayEdit: boolean;
  isPublished: boolean;
};
export type ChinaArguments = ScreenArguments & { params: { kind?: string; name?: string } };

/** `/console/catalogue/china/figures/new?from=transit-ports+2025-11-05` begins with what another one says. */
export function factOf({ params }: ChinaArguments): { kind: ChinaKind; name: string | undefined } {
  const kind = chinaKinds.find((one) => one === params.kind);
  if (!kind || !params.name) throw data(null, { status: 404 });
  return { kind, name: params.name === "new" ? undefined : params.name };
}

/** As drafts of facts are kept, a new one of a kind under one name. */
export const draftOf = (kind: ChinaKind, name: string | undefined) =>
  ({ kind: "china", name: `${kind} ${name ?? "new"}` }) as const;

/** `?change=`: one to come; `?back=3`: as it was before the fourth entry of the history, counted from the newest. */
export async function chinaFactPage(asking: ChinaArguments): Promise<ChinaFactPage> {
  const { kind, name } = factOf(asking);
  const { call } = asked(asking.context);
  const { searchParams } = new URL(asking.request.url);
  const mayEdit = may(await signedIn(asking), "edit_catalogue");
  if (name === undefined && !mayEdit) throw data({ right: "edit_catalogue" }, { status: 403 });
  const change = searchParams.get("change") ?? undefined;
  const coming =
    change && mayEdit ? await unlessMissing(() => call("/staff/getTextChange", { id: change })) : undefined;
  const toCome = coming?.fact?.[kind];
  const kept = name === undefined ? undefined : await factAt(asking, kind, name);
  if (name !== undefined && !kept && !toCome) throw data(null, { status: 404 });
  const like = searchParams.get("from")?.slice(0, 80);
  const model = kept?.record ?? (like ? (await factAt(asking, kind, like))?.record : undefined);
  const { mine, others } = mayEdit ? await call("/staff/getTextDrafts", draftOf(kind, name)) : noDrafts;
  const back = /^\d{1,2}$/.exec(searchParams.get("back") ?? "")?.[0];
  const asIs = { entries: entriesOf(kind, model ?? {}), version: kept?.version ?? null, draftedAt: undefined };
  const drafted = mine && { entries: mine.entries, version: mine.version, draftedAt: mine.savedAt };
  const turned = back !== undefined &&
    kept && { ...asIs, entries: entriesBefore(asIs.entries, kept.history, Number(back)) };
  return {
    kind,
    name,
    kept,
    ...(toCome ? { ...asIs, entries: entriesOf(kind, toCome) } : turned || (like ? asIs : (drafted ?? asIs))),
    colleagues: others,
    change: toCome ? change : undefined,
    isTurnedBack: Boolean(turned),
    mayEdit,
    isPublished: searchParams.has("published"),
  };
}

const noDrafts: Answer<"/staff/getTextDrafts"> = { mine: null, others: [] };

const factAt = ({ context }: ChinaArguments, kind: ChinaKind, name: string) =>
  unlessMissing(() => asked(context).call("/staff/getChinaRecord", { kind, name }));

async function unlessMissing<Found>(call: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) return undefined;
    throw error;
  }
}
