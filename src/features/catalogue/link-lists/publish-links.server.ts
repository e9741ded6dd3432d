import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { readyMade } from "./ready-made.server.ts";
import { problemsOfLinks, tidied, type KeptLink } from "./rules.ts";
import { PublishLinks } from "./staff-contract.ts";
import { holdingLinks, insertLinks } from "./store.server.ts";

/** Behind the lock of whatever is published: of two at the same moment the second is shown what the first has made. */
export const publishLinks = operation(PublishLinks, (wish, context) => {
  const { db, caller, now, visitor } = context;
  const { list, reason } = wish;
  return once(db, { path: PublishLinks.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { version = 0, links: before = null } = (await holdingLinks(tx)).get(list) ?? {};
    if (version !== wish.version) return refuse("RECORD_CHANGED");
    const keys = [...(await readyMade(tx, visitor.language))[list].keys()];
    const fields = problemsOfLinks(wish.links ?? [], keys);
    if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
    const links = wish.links && tidied(wish.links);
    await dropDraft(tx, { kind: "links", thing: list }, caller.staffId);
    if (said(links) === said(before)) return { version };
    await insertLinks(tx, { list, version: version + 1, links, reason, changed_by: caller.staffId, changed_at: now });
    await recordAction(tx, byCaller(context), "links_published", {
      on: { kind: "links", id: list },
      before: { links: said(before) },
      after: { links: said(links) },
      reason,
    });
    return { version: version + 1 };
  });
});

/** In one line, as the trail shows it. */
function said(links: readonly KeptLink[] | null): string | null {
  return (
    links &&
    links
      .map(({ key, address, labels, isShown }) => {
        const called = key ?? `${Object.values(labels ?? {}).join(" / ")} <${address}>`;
        return isShown ? called : `(${called})`;
      })
      .join(", ")
  );
}
