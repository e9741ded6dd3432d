import { data } from "react-router";
import { chinaKinds, type ChinaKind } from "../../../features/catalogue/china/china-records.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { signedIn } from "../../ground/signed-in.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { entriesOf, type Entries } from "./china-entries.ts";

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

export async function chinaFactPage(asking: ChinaArguments): Promise<ChinaFactPage> {
  const { kind, name } = factOf(asking);
  const { searchParams } = new URL(asking.request.url);
  const mayEdit = may(await signedIn(asking), "edit_catalogue");
  if (name === undefined && !mayEdit) throw data(null, { status: 403 });
  const kept = name === undefined ? undefined : await factAt(asking, kind, name);
  if (name !== undefined && !kept) throw data(null, { status: 404 });
  const like = searchParams.get("from")?.slice(0, 80);
  const model = kept?.record ?? (like ? (await factAt(asking, kind, like))?.record : undefined);
  const isPublished = searchParams.has("published");
  return { kind, name, kept, entries: entriesOf(kind, model ?? {}), mayEdit, isPublished };
}

async function factAt({ context }: ChinaArguments, kind: ChinaKind, name: string) {
  try {
    return await asked(context).call("/staff/getChinaRecord", { kind, name });
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) return undefined;
    throw error;
  }
}
