import type { InputOf } from "../../../kernel/endpoint.ts";
import { againReasons, isInOwnWords, refusalReasons } from "../../../kernel/real-name-reasons.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { endLook, refuseWhereColleagueLooks } from "./holding-store.server.ts";
import { seenByReviewer, type Deciding } from "./lock-seen-version.server.ts";
import { refuseWhatMayNotBe } from "./may-be-registered.server.ts";
import { DecideRealName } from "./review-contract.ts";
import { isPicked, secondsToTakeBack } from "./rules.ts";
import {
  forgottenUnanswered,
  isKnownBefore,
  moveRealName,
  noProposal,
  putProposal,
  type RealName,
} from "./store.server.ts";

type Decision = InputOf<typeof DecideRealName>;

/** Two reviewers never decide about the same form: the version that was seen decides, behind its row. */
export const decideRealName = operation(DecideRealName, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DecideRealName.path, wish }, { caller, now }, async (tx) => {
    const realName = await seenByReviewer(tx, wish, context);
    refuseWhereColleagueLooks(realName, { staffId: caller.staffId, now });
    const { id, number, state } = realName;
    if (state !== "received") return refuse("CASE_CHANGED");
    if (wish.decision === "registered") await refuseWhatMayNotBe(tx, realName, context);
    const isProposal = await waitsForSecond(tx, realName, wish, context);
    const version = realName.version + 1;
    if (isProposal) await propose(tx, realName, wish, context);
    else {
      if (!(await moveRealName(tx, id, wish.decision, decided(wish, context)))) return refuse("CASE_CHANGED");
      await addJob(tx, "carry-out-real-name", { id, version }, { inSeconds: secondsToTakeBack });
    }
    await recordAction(tx, byCaller(context), isProposal ? "real_name_proposed" : "real_name_decided", {
      on: { kind: "real_name", id: number },
      before: { state },
      after: { state: wish.decision, ...("reasons" in wish && { why: wish.reasons.join(", ") }) },
    });
    return { version, isProposal };
  });
});

type Why = { reasons: readonly string[]; ownWords: string | null };

/** In one order, each once. What was written counts where a reason says so, and is missing nowhere that one does. */
function whyOf(wish: Decision): Why {
  if (wish.decision === "registered") return { reasons: [], ownWords: null };
  const chosen: readonly string[] = wish.reasons;
  const reasons = [...againReasons, ...refusalReasons].filter((reason) => chosen.includes(reason));
  const ownWords = wish.ownWords || null;
  if (reasons.some(isInOwnWords) !== (ownWords !== null))
    return refuse("INVALID_INPUT", { field: "ownWords", problem: ownWords === null ? "empty" : "choose" });
  return { reasons, ownWords };
}

function inColumns({ reasons, ownWords }: Why) {
  const [first, ...others] = reasons;
  const isKnown = first !== undefined && isKnownBefore(first);
  return { reason: isKnown ? first : null, more_reasons: isKnown ? others : [...reasons], reason_words: ownWords };
}

/** The look is over; the reason that it had is kept for the seconds in which it can go on. */
function decided(wish: Decision, { now, caller }: Deciding) {
  const by = { decided_at: now, decided_by: caller.staffId, ...inColumns(whyOf(wish)), held_until: now };
  // for as long as a SIM is registered its document is kept
  if (wish.decision === "registered") return { ...by, forget_at: null };
  const answered = { ...by, forget_at: forgottenUnanswered(now) };
  return wish.decision === "again" ? { ...answered, ...noProposal } : answered;
}

/**
 * Where settings ask for two, a decision holds once another reviewer, who still is one, has decided the same; a different
 * one takes its place and waits in its turn. Asking once more ends nothing, and takes one.
 */
async function waitsForSecond(tx: DbOrTx, realName: RealName, wish: Decision, context: Deciding): Promise<boolean> {
  if (wish.decision === "again") return false;
  const { proposal, proposal_reason: reason, proposed_by: by } = realName;
  const why = inColumns(whyOf(wish));
  if (by === context.caller.staffId) return refuse("OWN_PROPOSAL");
  if (!(await takesTwo(tx, realName, context))) return false;
  const isSame =
    proposal === wish.decision &&
    reason === why.reason &&
    realName.proposal_more_reasons.join() === why.more_reasons.join() &&
    realName.proposal_words === why.reason_words;
  return !(by !== null && isSame && (await mayStill(tx, by, "review_real_names")));
}

/** All of them, or some that nobody can tell beforehand: a registration's id is random. */
async function takesTwo(tx: DbOrTx, { id }: RealName, { config }: Deciding): Promise<boolean> {
  if (await settingOf(tx, config, "real_names_of_two")) return true;
  return isPicked(id, await settingOf(tx, config, "real_names_looked_at_twice"));
}

async function propose(tx: DbOrTx, { id }: RealName, wish: Decision, { now, caller }: Deciding): Promise<void> {
  if (wish.decision === "again") return;
  const by = { proposed_by: caller.staffId, proposed_at: now };
  const { reason, more_reasons: more, reason_words: words } = inColumns(whyOf(wish));
  const why = { proposal_reason: reason, proposal_more_reasons: more, proposal_words: words };
  await putProposal(tx, id, { proposal: wish.decision, ...why, ...by });
  await endLook(tx, id, now);
}
