import { operation } from "../../../platform/operation.server.ts";
import { plansAt } from "../plans/staff-store.server.ts";
import { versionOf } from "../plans/weigh-plan.server.ts";
import { decidedProposals, openProposals } from "../price-proposals/store.server.ts";
import { GetPriceProposals } from "./proposals-contract.ts";

/** What a page shows of each; all of them are in the audit trail. */
const most = { open: 100, decided: 30 };

type Listed = Awaited<ReturnType<typeof openProposals>>[number];

export const getPriceProposals = operation(GetPriceProposals, async (_wish, context) => {
  const { db, caller } = context;
  const [open, decided] = await Promise.all([openProposals(db, most.open), decidedProposals(db, most.decided)]);
  const codes = [...new Set(open.flatMap(({ changes }) => changes.map(({ code }) => code)))];
  const versions = new Map((await plansAt(db, codes)).map((plan) => [plan.record.code, versionOf(plan)]));
  const shown = (proposal: Listed) => ({
    id: proposal.id,
    kind: proposal.kind,
    state: proposal.state,
    plans: proposal.changes.map(({ code, version, differences }) => ({
      code,
      differences,
      isOvertaken: proposal.state === "proposed" && (versions.get(code) ?? null) !== version,
    })),
    from: momentIn(proposal.wish, "from"),
    until: momentIn(proposal.wish, "until"),
    who: proposal.who,
    at: proposal.proposed_at.toISOString(),
    isMine: proposal.proposed_by === caller.staffId,
    decided: proposal.decided_at && {
      who: proposal.decider ?? "",
      at: proposal.decided_at.toISOString(),
    },
  });
  return { open: open.map(shown), decided: decided.map(shown) };
});

function momentIn(wish: Record<string, unknown>, name: "from" | "until"): string | null {
  const moment = wish[name];
  return typeof moment === "string" ? moment : null;
}
