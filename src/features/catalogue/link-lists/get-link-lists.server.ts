import { operation } from "../../../platform/operation.server.ts";
import { draftsOf } from "../../records/drafts/store.server.ts";
import { readyMade } from "./ready-made.server.ts";
import { linkLists, type KeptLink } from "./rules.ts";
import { GetLinkLists } from "./staff-contract.ts";
import { changesOfLinks, holdingLinks } from "./store.server.ts";

/** What a page shows; the audit trail has all. */
const mostChanges = 50;

export const getLinkLists = operation(GetLinkLists, async (_wish, { db, caller, visitor }) => {
  const [holding, ready] = [await holdingLinks(db), await readyMade(db, visitor.language)];
  const lists = [];
  for (const list of linkLists) {
    const { version = 0, links = null } = holding.get(list) ?? {};
    const drafts = await draftsOf(db, { kind: "links", thing: list });
    const mine = drafts.find(({ staff_id }) => staff_id === caller.staffId);
    lists.push({
      list,
      version,
      isChanged: links !== null,
      called: Object.fromEntries(ready[list]),
      links: whole(links ?? [], [...ready[list].keys()]),
      mine: mine
        ? { entries: mine.entries, version: Number(mine.version), savedAt: mine.saved_at.toISOString() }
        : null,
      others: drafts
        .filter((draft) => draft !== mine)
        .map(({ name, saved_at }) => ({ who: name, savedAt: saved_at.toISOString() })),
      history: (await changesOfLinks(db, list, mostChanges)).map(({ changed_at, ...change }) => ({
        ...change,
        at: changed_at.toISOString(),
      })),
    });
  }
  return { lists };
});

/** With the ready-made ones that it does not name, which stand at its end; without those that are gone. */
function whole(links: readonly KeptLink[], keys: readonly string[]): KeptLink[] {
  const named = new Set(links.map(({ key }) => key));
  return [
    ...links.filter(({ key }) => key === undefined || keys.includes(key)),
    ...keys.filter((key) => !named.has(key)).map((key) => ({ key, isShown: true })),
  ];
}
