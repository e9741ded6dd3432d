import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { readFields } from "../../../kernel/read-document.ts";
import { againReasons, mostOwnWords, refusalReasons } from "../../../kernel/real-name-reasons.ts";
import { provedFields } from "../identity-logins/rules.ts";
import { DocumentDetails } from "./contract.ts";
import { documentTypes } from "./document-number.ts";
import { queueFilter } from "./queue-filter.ts";
import { checks, photoSlots, queueOrders, realNameStates, regions } from "./rules.ts";

const WhichNumber = shortText(20).check(z.minLength(1, "empty"));
const Reason = shortText(500).check(z.minLength(1, "empty"));
const reasonsOf = <const Reason extends string>(known: readonly Reason[]) =>
  z.array(z.enum(known, "choose")).check(z.minLength(1, "choose"), z.maxLength(known.length, "fewer"));
const staffOnly = { caller: "staff", right: "review_real_names" } as const;

export const GetRealNameQueue = endpoint({
  path: "/staff/getRealNameQueue",
  summary:
    "Registrations that wait for a reviewer, the oldest or whoever leaves first, 50 at most; of what documents say only the first word of the name, and one letter of the next. With what the caller has decided today.",
  ...staffOnly,
  input: z.object({
    first: z.optional(z.enum(queueOrders)),
    ...queueFilter,
    /** How this one stands is told as well. */
    about: z.optional(WhichNumber),
  }),
  output: z.object({
    /** Without a word of what it says: who looks at it, and what was decided or proposed. Null: none was asked for, or there is none. */
    about: z.nullable(
      z.object({
        state: z.enum(realNameStates),
        version: z.int(),
        /** The colleague who looks at it now. */
        heldBy: z.nullable(z.string()),
        /** The last one; of one that waits, what a first reviewer proposed. */
        decision: z.nullable(z.literal(["registered", "again", "refused"])),
        reasons: z.array(z.string()),
        who: z.nullable(z.string()),
      }),
    ),
    /** As far as anybody reads the number: 10,000. */
    waiting: z.int(),
    /** When it was looked up: what comes later is new. */
    at: z.string(),
    /** Decided by the caller since midnight in Hong Kong and not taken back; half took so many seconds at most, from opening. */
    mine: z.object({ decided: z.int(), seconds: z.nullable(z.int()) }),
    registrations: z.array(
      z.object({
        number: z.string(),
        /** `LINDQVIST A•••`; null: its seal does not open. */
        holder: z.nullable(z.string()),
        receivedAt: z.string(),
        /** How long it has waited. */
        minutes: z.int(),
        regions: z.array(z.enum(regions)),
        documentType: z.int(),
        sims: z.int(),
        /** The first day to come on which somebody leaves who bought a plan for one of its SIMs, not of orders that are over. */
        departsOn: z.nullable(z.string()),
        /** Days until then; 0: today. */
        departsIn: z.nullable(z.int()),
        /** Its document has changed. */
        isChange: z.boolean(),
        /** It puts the right number in the place of a registered one. */
        isCorrection: z.boolean(),
        /** Sent in before, and asked for once more. */
        isAgain: z.boolean(),
        version: z.int(),
        /** The colleague who looks at it now. */
        heldBy: z.nullable(z.string()),
        isMine: z.boolean(),
        /** One of two reviewers has decided. */
        waitsForSecond: z.boolean(),
      }),
    ),
  }),
});

export const TakeNextRealName = endpoint({
  path: "/staff/takeNextRealName",
  summary:
    "Gives the caller the registration that waits longest, or whose person leaves first, and that no colleague looks at, and gives back the one that they held; null: none.",
  ...staffOnly,
  limit: "write",
  input: z.object({ requestKey: RequestKey, reason: Reason, first: z.optional(z.enum(queueOrders)), ...queueFilter }),
  output: z.object({ number: z.nullable(z.string()) }),
  refusals: ["RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const Photo = z.object({
  slot: z.enum(photoSlots),
  /** Base 64; empty where it was deleted, or is damaged. */
  jpeg: z.string(),
  /** As it is kept; null where nothing is. */
  size: z.nullable(z.object({ width: z.int(), height: z.int(), bytes: z.int() })),
  /** Its bytes are others than those that were kept: nobody can open it any more. */
  isDamaged: z.boolean(),
  /** A reviewer has looked at it and asked for the one in its slot. */
  isEarlier: z.boolean(),
  /** Of an earlier one: what was asked for then. */
  askedFor: z.nullable(z.enum(againReasons)),
  warnings: z.array(z.string()),
});

const ReadBeside = z.object({
  text: z.string(),
  /** A check digit covers it. */
  isProved: z.boolean(),
  /** As typed, but for what a zone cannot show: accents, brackets, the end of a long name. */
  isSame: z.boolean(),
  /** Where it stands in the front's photograph: a corner, along its upper edge and down, as shares of width and height. */
  slice: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])),
});

const Earlier = z.object({
  number: z.string(),
  state: z.enum(realNameStates),
  receivedAt: z.nullable(z.string()),
  reasons: z.array(z.string()),
});

export const OpenRealName = endpoint({
  path: "/staff/openRealName",
  summary:
    "A registration with its photographs and what its document says, for a reviewer. Each look is in the trail with its reason; without one it goes on for as long as the caller holds it.",
  ...staffOnly,
  limit: "write",
  input: z.object({ number: WhichNumber, reason: z.optional(Reason) }),
  output: z.object({
    number: z.string(),
    state: z.enum(realNameStates),
    version: z.int(),
    language: z.string(),
    purpose: z.int(),
    regions: z.array(z.enum(regions)),
    contactName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    document: DocumentDetails,
    /** Fields that say what a digital identity has proved. */
    proof: z.nullable(z.object({ title: z.string(), at: z.string(), fields: z.array(z.enum(provedFields)) })),
    original: z.nullable(z.object({ type: z.int(), number: z.string() })),
    /** The registration whose SIM it puts another number in the place of; that is registered until this one is. */
    corrects: z.nullable(z.extend(Earlier, { iccid: z.string() })),
    sims: z.array(
      z.object({
        iccid: z.string(),
        remark: z.nullable(z.string()),
        earlier: z.array(Earlier),
        /** Another number is to take its place, which ends with the whole registration. */
        isBeingCorrected: z.boolean(),
      }),
    ),
    /** Of a registration in force, those that were taken out alone. */
    left: z.array(z.object({ iccid: z.string(), at: z.string() })),
    photos: z.array(Photo),
    /** What was read from the front by itself, against what was typed; null: nothing was, and it is compared by eye. */
    read: z.nullable(
      z.object({ type: z.literal(documentTypes), fields: z.partialRecord(z.enum(readFields), ReadBeside) }),
    ),
    /** It waits, and nobody has looked at its front yet: by itself that is read soon. */
    isBeingRead: z.boolean(),
    /** Other registrations of the same document, the newest first, 20 at most. */
    earlier: z.array(Earlier),
    checks: z.array(z.object({ check: z.enum(checks), passes: z.boolean() })),
    /** On the day of sending. */
    age: z.int(),
    /** A passport whose number is like those of Hong Kong. */
    isPerhapsHongKong: z.boolean(),
    /** SIMs under the name behind this document, with these. */
    quota: z.object({ used: z.int(), most: z.int() }),
    /** What the person would read, by reason, in their language. */
    sentences: z.record(z.enum([...againReasons, ...refusalReasons]), z.string()),
    /** What a first reviewer has decided; it holds once a second one decides the same. */
    proposal: z.nullable(
      z.object({
        decision: z.literal(["registered", "refused"]),
        reasons: z.array(z.enum(refusalReasons)),
        ownWords: z.nullable(z.string()),
        who: z.string(),
        isMine: z.boolean(),
      }),
    ),
    heldUntil: z.string(),
    receivedAt: z.string(),
    /** Other reviewers who have ever opened it. */
    otherLooks: z.int(),
    /** When photographs and details are deleted: of one that waits, if it were refused now; null: not while a SIM is registered. */
    deletedAt: z.nullable(z.string()),
  }),
  refusals: ["NOT_FOUND", "REAL_NAME_OVER", "REAL_NAME_UNREADABLE", "RIGHT_MISSING", "COLLEAGUE_LOOKS", "REVEAL_FIRST"],
});

const Which = z.object({ requestKey: RequestKey, number: WhichNumber, version: z.int("number") });

/** One of the own kind makes them be read; in the person's language, for nobody translates them. */
const ownWords = z.optional(shortText(mostOwnWords, { isFolded: true }));

/** `again`: once more, with what is wrong; `refused`: for good. Each reason is a sentence in the person's language. */
export const DecideRealName = endpoint({
  path: "/staff/decideRealName",
  summary:
    "A reviewer's decision about a registration. Its person is told ten seconds later, unless it was taken back.",
  ...staffOnly,
  limit: "write",
  input: z.union([
    z.extend(Which, { decision: z.literal("registered") }),
    z.extend(Which, { decision: z.literal("again"), reasons: reasonsOf(againReasons), ownWords }),
    z.extend(Which, { decision: z.literal("refused"), reasons: reasonsOf(refusalReasons), ownWords }),
  ]),
  output: z.object({
    version: z.int(),
    /** Where settings ask for two reviewers, the first one proposes. */
    isProposal: z.boolean(),
  }),
  refusals: [
    "NOT_FOUND",
    "CASE_CHANGED",
    "RIGHT_MISSING",
    "COLLEAGUE_LOOKS",
    "OWN_PROPOSAL",
    "REAL_NAME_UNREADABLE",
    "SIM_NOT_FREE",
    "SIMS_FULL",
    "REQUEST_KEY_REUSED",
  ],
});

/** What check digits prove of the photograph, in the place of what was typed otherwise; it waits on, in another version. */
export const CorrectRealName = endpoint({
  path: "/staff/correctRealName",
  summary:
    "Takes what the check digits of the photograph prove instead of what was typed, into a registration that the caller looks at. The trail has which fields, not what they say.",
  ...staffOnly,
  limit: "write",
  input: Which,
  output: z.object({ version: z.int() }),
  refusals: [
    "NOT_FOUND",
    "REAL_NAME_OVER",
    "REAL_NAME_UNREADABLE",
    "CASE_CHANGED",
    "RIGHT_MISSING",
    "COLLEAGUE_LOOKS",
    "REVEAL_FIRST",
    "REQUEST_KEY_REUSED",
  ],
});

/** Asked by its person in writing, or on the phone: within a day, as the law says. Its SIMs can be registered anew at once. */
export const DeregisterRealName = endpoint({
  path: "/staff/deregisterRealName",
  summary:
    "Ends a registration that its person wants to end, or takes a SIM out of it that goes to somebody else; the network and the person are told.",
  ...staffOnly,
  isFresh: true,
  limit: "write",
  input: z.extend(Which, {
    reason: Reason,
    /** Only this SIM of several; the registration of the others goes on. */
    iccid: z.optional(shortText(20)),
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "COLLEAGUE_LOOKS", "REQUEST_KEY_REUSED"],
});

export const TakeBackRealName = endpoint({
  path: "/staff/takeBackRealName",
  summary: "Takes a reviewer's own decision back before its person was told.",
  ...staffOnly,
  limit: "write",
  input: Which,
  output: z.object({}),
  refusals: ["NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
