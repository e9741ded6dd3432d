import { maskedIccid } from "../../../kernel/iccid.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { maskedNumber } from "./document-number.ts";
import { realNamesOf, type KeptRealName, type Person } from "./person-store.server.ts";
import { openDetails } from "./sealed-details.server.ts";
import { keptReasons } from "./store.server.ts";

type Keeping = Pick<Shop, "db" | "objectKeys">;

/**
 * A person's registrations for their copy of everything. Photographs are named and not shown, and a document's number
 * is masked: only reviewers see both (requirements R6), and the copy passes through other hands.
 */
export async function keptRealNames({ db, objectKeys }: Keeping, person: Person) {
  const found = await realNamesOf(db, person);
  return found.map((kept) => ({
    ...whatTheLinkShows(kept),
    ...(kept.account_id !== null && sealedOf(kept, objectKeys)),
  }));
}

/** Anyone may name somebody else's mailbox in a form: to a mailbox alone belongs what its private link shows. */
function whatTheLinkShows(kept: KeptRealName) {
  const isOwn = kept.account_id !== null;
  return {
    registration: kept.number,
    state: kept.state,
    purpose: kept.purpose,
    regions: kept.regions ?? [],
    channel: kept.channel,
    language: kept.language,
    email: kept.email,
    phone: isOwn ? kept.phone : null,
    begunAt: kept.begun_at.toISOString(),
    receivedAt: kept.received_at?.toISOString() ?? null,
    decidedAt: kept.decided_at?.toISOString() ?? null,
    reasons: keptReasons(kept),
    reasonInOwnWords: isOwn ? kept.reason_words : null,
    forgetAt: kept.forget_at?.toISOString() ?? null,
    forgottenAt: kept.forgotten_at?.toISOString() ?? null,
    correctedSim: kept.corrects_iccid && (isOwn ? kept.corrects_iccid : maskedIccid(kept.corrects_iccid)),
    sims: kept.sims.map((sim) => (isOwn ? sim : { ...sim, iccid: maskedIccid(sim.iccid) })),
    photos: kept.photos,
    consents: kept.consents,
    contactName: null as string | null,
    document: null as KeptDocument | null,
    originalDocument: null as { documentType: number; documentNumber: string } | null,
  };
}

type KeptDocument = {
  documentType: number;
  documentNumber: string;
  englishName: string;
  chineseName: string | null;
  birth: string;
  expiry: string | null;
  country: string;
};

function sealedOf(kept: KeptRealName, keys: Keeping["objectKeys"]) {
  const details = openedOf(kept, keys);
  if (details === null) return {};
  const { type, number, ...document } = details.document;
  const { contactName, original } = details;
  return {
    contactName,
    document: { documentType: type, documentNumber: maskedNumber(number), ...document },
    originalDocument: original ? { documentType: original.type, documentNumber: maskedNumber(original.number) } : null,
  };
}

/** What nobody can open any more keeps nobody from the copy of everything else. */
function openedOf(kept: KeptRealName, keys: Keeping["objectKeys"]) {
  try {
    return openDetails(keys, kept);
  } catch (error) {
    if (error instanceof Refusal && error.code === "REAL_NAME_UNREADABLE") return null;
    throw error;
  }
}
