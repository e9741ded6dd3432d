import { data } from "react-router";
import type { AreaKind } from "../../../features/catalogue/areas/area-rules.ts";
import { newArea } from "../../../features/catalogue/areas/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { signedIn } from "../../ground/signed-in.ts";
import { entriesOfArea, type Entries } from "./area-entries.ts";

export type AreaPage = {
  kind: AreaKind;
  code: string;
  /** `undefined`: a new destination. */
  kept: Answer<"/staff/getArea"> | undefined;
  entries: Entries;
  version: string | null;
  draftedAt: string | undefined;
  colleagues: readonly { who: string; savedAt: string }[];
  mayEdit: boolean;
  isPublished: boolean;
};
/** What stands in the form of a new destination. */
const asOffered: Entries = { shown: "yes", identity_rule: "none" };

export type AreaArguments = ScreenArguments & { params: { code?: string } };

/** `/console/coverage/JP`, `/console/catalogue/destinations/JP`, `…/new` and `…/greater-china`. */
export function areaOf({ request, params }: AreaArguments): { kind: AreaKind; code: string } {
  const code = params.code ?? "";
  if (new URL(request.url).pathname.startsWith("/console/coverage")) return { kind: "networks", code };
  return { kind: /^[A-Z]{2}$/.test(code) || code === newArea ? "destination" : "region", code };
}

export async function areaPage(asking: AreaArguments): Promise<AreaPage> {
  const { call } = asked(asking.context);
  const { kind, code } = areaOf(asking);
  const mayEdit = may(await signedIn(asking), "edit_catalogue");
  const kept = code === newArea ? undefined : await areaAt();
  if (!kept && !mayEdit) throw data({ right: "edit_catalogue" }, { status: 403 });
  const drafts = mayEdit ? await call("/staff/getAreaDrafts", { kind, code }) : { mine: null, others: [] };
  return {
    kind,
    code,
    kept,
    entries: drafts.mine?.entries ?? (kept ? entriesOfArea(kind, kept.record) : asOffered),
    version: drafts.mine?.version ?? kept?.version ?? null,
    draftedAt: drafts.mine?.savedAt,
    colleagues: drafts.others,
    mayEdit,
    isPublished: new URL(asking.request.url).searchParams.has("published"),
  };

  /** A code that cannot be one is missing like any other. */
  async function areaAt() {
    try {
      return await call("/staff/getArea", { kind, code });
    } catch (error) {
      if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code))
        throw data(null, { status: 404 });
      throw error;
    }
  }
}
