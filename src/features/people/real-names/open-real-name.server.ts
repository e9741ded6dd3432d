import { letterWords } from "../../../i18n/letters.server.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { AgainReason, RefusalReason } from "../../../kernel/real-name-reasons.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Context, Shop, StaffCaller } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { jpegSize } from "../../../platform/photographs/jpeg-size.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { othersWhoDid } from "../../records/actions/reviews-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { checksOf } from "./checks-of.ts";
import { compareReading } from "./compare-reading.ts";
import { openCorrections } from "./correction-store.server.ts";
import { documentsKeptUntil } from "./documents-kept-until.server.ts";
import { hold, reasonOfLook, refuseWhereColleagueLooks } from "./holding-store.server.ts";
import { openReading } from "./kept-reading.server.ts";
import { objectOf, partOf, photosOf } from "./photos-store.server.ts";
import { regionRulesNow } from "./region-rules.server.ts";
import { ageOn, requiredDocuments, suggestedClass } from "./required-documents.ts";
import { OpenRealName } from "./review-contract.ts";
import { countHeldWith, earlierOf, earlierOfSims, proposalOf } from "./review-store.server.ts";
import { mostReadTries } from "./rules.ts";
import { keyOf, openDetails, unlessDamaged } from "./sealed-details.server.ts";
import { keptReasons, lockRealName, realNameById, realNameByNumber, simsOf, type RealName } from "./store.server.ts";

type Wish = { number: string; reason?: string | undefined };
type Asking = Context & { caller: StaffCaller };

export const openRealName = operation(OpenRealName, async (wish, context) => {
  const { db, now, caller, objectKeys, config } = context;
  const { realName, until } = await look(wish, context);
  const details = openDetails(objectKeys, realName) ?? refuse("REAL_NAME_OVER");
  const [sims, photos, earlier, bySim, corrected, used, proposal, rules, otherLooks, deletedAt, corrections] =
    await Promise.all([
      simsOf(db, realName.id),
      photographsOf(realName, context),
      earlierOf(db, realName),
      earlierOfSims(db, realName),
      realName.corrects && realNameById(db, realName.corrects),
      countHeldWith(db, realName),
      proposalOf(db, realName),
      regionRulesNow(db, config),
      othersWhoDid(db, { kind: "real_name", id: realName.number, action: "real_name_seen" }, caller.staffId),
      deletionOf(realName, context),
      openCorrections(db, realName),
    ]);
  const { contactName, document, original } = details;
  // of a registration that is in force, those that it still holds
  const shownSims = sims.filter(({ holds }) => holds || realName.state !== "registered");
  const { email, phone, regions: of, purpose } = realName;
  const regions = of ?? [];
  const quota = { used, most: requiredDocuments(regions, rules, document.country).mostSimsOfPerson };
  const form = {
    contactName,
    document,
    original,
    regions,
    purpose: purpose!,
    sims: sims.map(({ iccid }) => ({ iccid })),
  };
  const contact = { email: email ?? undefined, phone: phone ?? undefined };
  const current = photos.filter(({ isEarlier }) => !isEarlier);
  const warnings = current.flatMap((photo) => photo.warnings);
  const front = current.find(({ slot }) => slot === "front");
  const read = front?.read ?? null;
  // those that a reviewer chooses from
  const {
    sim_expired: _ended,
    sim_corrected: _corrected,
    ...sentences
  } = letterWords(realName.language).realName.reasons;
  const day = (at: Date) => dateAt(at.getTime(), operatorZone);
  return {
    number: realName.number,
    state: realName.state,
    version: realName.version,
    language: realName.language,
    purpose: purpose!,
    regions,
    contactName,
    email,
    phone,
    document,
    original: original ?? null,
    corrects: corrected ? { ...shown(corrected), iccid: realName.corrects_iccid! } : null,
    proof: details.proof ?? null,
    sims: shownSims.map((sim) => ({
      ...sim,
      earlier: bySim.filter(({ iccid }) => iccid === sim.iccid).map(shown),
      isBeingCorrected: corrections.some(({ iccid, isWaiting }) => isWaiting && iccid === sim.iccid),
    })),
    left: sims.flatMap(({ iccid, left_at: at }) => (at ? [{ iccid, at: at.toISOString() }] : [])),
    photos: photos.map(({ read: _read, isRead: _isRead, ...shownPhoto }) => shownPhoto),
    isBeingRead: realName.state === "received" && front?.isRead === false,
    read: read && { type: read.type, fields: compareReading(document, read) },
    earlier: earlier.map(shown),
    checks: checksOf({ ...form, ...contact }, day(now), { quota, warnings, rules }),
    age: ageOn(document.birth, day(realName.received_at!)),
    isPerhapsHongKong: suggestedClass(document) !== undefined,
    quota,
    sentences,
    proposal: proposal && {
      decision: proposal.proposal,
      reasons: keptReasons({
        reason: proposal.proposal_reason,
        more_reasons: proposal.proposal_more_reasons,
      }) as RefusalReason[],
      ownWords: proposal.proposal_words,
      who: proposal.name,
      isMine: proposal.proposed_by === caller.staffId,
    },
    heldUntil: until.toISOString(),
    receivedAt: realName.received_at!.toISOString(),
    otherLooks,
    deletedAt: deletedAt?.toISOString() ?? null,
  };
});

/** What waits is kept until there is an answer, whatever day its row says: a refusal of now counts. */
async function deletionOf({ state, forget_at: day }: RealName, { db, config, now }: Asking): Promise<Date | null> {
  return state === "received" ? documentsKeptUntil(db, config, "refused", now) : day;
}

/**
 * The look is written down before anything is opened (requirements R6), also each one of those that go on under the same
 * reason. Nothing of it is kept for a repeat.
 */
function look({ number, reason }: Wish, context: Asking): Promise<{ realName: RealName; until: Date }> {
  const { db, now, caller } = context;
  const looking = { staffId: caller.staffId, now };
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "review_real_names");
    const { id } = (await realNameByNumber(tx, number.toUpperCase())) ?? refuse("NOT_FOUND");
    const realName = await lockRealName(tx, id);
    if (realName.details === null) return refuse("REAL_NAME_OVER");
    refuseWhereColleagueLooks(realName, looking);
    const why = reason ?? reasonOfLook(realName, looking) ?? refuse("REVEAL_FIRST");
    const until = reason === undefined ? realName.held_until! : await hold(tx, id, looking, reason);
    const on = { kind: "real_name", id: realName.number } as const;
    await recordAction(tx, byCaller(context), "real_name_seen", { on, reason: why });
    return { realName, until };
  });
}

const shown = ({
  number,
  state,
  received_at,
  ...kept
}: Pick<RealName, "number" | "state" | "received_at" | "reason" | "more_reasons">) => ({
  number,
  state,
  reasons: keptReasons(kept),
  receivedAt: received_at?.toISOString() ?? null,
});

type Opening = Pick<Shop, "db" | "objects" | "objectKeys">;

async function photographsOf(realName: RealName, { db, objects, objectKeys }: Opening) {
  const key = keyOf(objectKeys, realName);
  const photos = [...(await photosOf(db, realName.id)), ...(await photosOf(db, realName.id, "earlier"))];
  return Promise.all(
    photos.map(async ({ id, slot, warnings, reading, state, asked_for: askedFor, read_tries: tries }) => {
      const sealed = await objects.get(objectOf(id));
      const read = reading && unlessDamaged(() => openReading(key, id, reading));
      const jpeg = sealed && unlessDamaged(() => key.open(sealed, partOf(id)));
      // deleted between the two: what is left says so by its absence
      return {
        slot,
        warnings,
        read,
        isRead: reading !== null || tries >= mostReadTries,
        isEarlier: state === "earlier",
        askedFor: askedFor as AgainReason | null,
        isDamaged: sealed !== undefined && jpeg === undefined,
        jpeg: jpeg?.toString("base64") ?? "",
        size: jpeg ? sizeOf(jpeg) : null,
      };
    }),
  );
}

function sizeOf(jpeg: Buffer): { width: number; height: number; bytes: number } | null {
  const pixels = jpegSize(jpeg);
  return pixels ? { ...pixels, bytes: jpeg.length } : null;
}
