import { operation } from "../../../platform/operation.server.ts";
import { dropDraft, keepDraft } from "../../records/drafts/store.server.ts";
import { KeepLinksDraft } from "./staff-contract.ts";

export const keepLinksDraft = operation(
  KeepLinksDraft,
  async ({ list, version, entries }, { db, now, caller: { staffId } }) => {
    const draft = { kind: "links", thing: list } as const;
    if (entries === null) await dropDraft(db, draft, staffId);
    else await keepDraft(db, draft, { staffId, now }, { entries, version: String(version) });
    return {};
  },
);
