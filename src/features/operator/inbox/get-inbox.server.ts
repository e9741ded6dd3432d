import { mustBeOneOf } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { unseenMentions } from "../../records/notes/store.server.ts";
import { GetInbox } from "./contract.ts";
import { inboxViews, mostCounted, onAPage } from "./rules.ts";
import { caseById, colleagues, countedCases, listedCases, type CountedView } from "./store.server.ts";
import { workOf } from "./work-of.server.ts";

const counted = inboxViews.filter((view): view is CountedView => view !== "closed");

export const getInbox = operation(GetInbox, async ({ after, before, ...filter }, { db, now, caller }) => {
  if (after !== undefined && before !== undefined)
    return refuse("INVALID_INPUT", { field: "before", problem: "choose" });
  const from = after ?? before;
  if (from !== undefined && !(await caseById(db, from)))
    return refuse("INVALID_INPUT", { field: after === undefined ? "before" : "after", problem: "choose" });
  const towards = before === undefined ? "older" : "newer";
  const whose = { now, me: caller.staffId };
  const everybody = await colleagues(db);
  mustBeOneOf(everybody, filter.owner);
  const [found, counts, mentions] = await Promise.all([
    listedCases(db, { ...filter, towards, from }, whose, onAPage + 1),
    countedCases(db, counted, whose),
    may(caller, "see_orders") ? unseenMentions(db, caller.staffId) : [],
  ]);
  const more = found.length > onAPage;
  const shown = found.slice(0, onAPage);
  if (towards === "newer") shown.reverse();
  const [isNewer, isOlder] = towards === "newer" ? [more, true] : [from !== undefined, more];
  return {
    views: inboxViews.map((one) => ({
      view: one,
      count: one === "closed" ? null : Math.min(counts[one], mostCounted),
      more: one !== "closed" && counts[one] > mostCounted,
    })),
    work: shown.map((row) => workOf(row, now)),
    newer: (isNewer && shown[0]?.id) || null,
    at: now.toISOString(),
    mayWork: may(caller, "work_cases"),
    colleagues: everybody,
    mentions: mentions.map(({ number, at, ...one }) => ({ ...one, orderNumber: number, at: at.toISOString() })),
    older: (isOlder && shown.at(-1)?.id) || null,
  };
});
