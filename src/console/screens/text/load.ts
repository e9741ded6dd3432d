import { data } from "react-router";
import { textKinds, type TextKind } from "../../../features/catalogue/content/staff-rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOfText, type Entries } from "./text-entries.ts";

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
  const [kept, mayEdit] = await Promise.all([
    name ? textCalled() : undefined,
    call("/staff/getMe", {}).then((me) => may(me, "edit_catalogue")),
  ]);
  const drafts = mayEdit ? await call("/staff/getTextDrafts", { kind, name }) : { mine: null, others: [] };
  return {
    kind,
    name,
    kept,
    entries: drafts.mine?.entries ?? (kept ? entriesOfText(kind, name, kept) : {}),
    version: drafts.mine ? drafts.mine.version : (kept?.version ?? null),
    draftedAt: drafts.mine?.savedAt,
    colleagues: drafts.others,
    mayEdit,
    isPublished: new URL(asking.request.url).searchParams.has("published"),
  };

  async function textCalled() {
    try {
      return await call("/staff/getText", { kind, name });
    } catch (error) {
      if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code))
        throw data(null, { status: 404 });
      throw error;
    }
  }
}
