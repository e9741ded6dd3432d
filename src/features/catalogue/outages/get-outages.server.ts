import { fullyOffered } from "../../../kernel/language.ts";
import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ownDraft } from "../../records/drafts/own-draft.server.ts";
import { GetOutages } from "./staff-contract.ts";
import { toldOutage } from "./staff-outage.server.ts";
import { outagesBefore } from "./store.server.ts";

const listed = 20;

export const getOutages = operation(GetOutages, async ({ after }, { db, now, caller }) => {
  const found = await outagesBefore(db, after === undefined ? undefined : placeIn(after), listed + 1);
  const shown = found.slice(0, listed);
  return {
    outages: shown.map(toldOutage),
    older: found.length > listed ? cursorAt(shown.at(-1)!) : null,
    draft: await ownDraft(db, { kind: "outage", thing: "" }, caller.staffId),
    languages: [...fullyOffered],
    now: now.toISOString(),
  };
});
