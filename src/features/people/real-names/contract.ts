import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, Consent, Email, LanguageCode, RequestKey, shortText } from "../../../kernel/fields.ts";
import { fileBytes } from "../../../kernel/file-bytes.ts";
import { readFields } from "../../../kernel/read-document.ts";
import { againReasons, endReasons, refusalReasons } from "../../../kernel/real-name-reasons.ts";
import { mostPhotoBytes, photoWarnings } from "../../../platform/photographs/photo-rules.ts";
import { documentTypes } from "./document-number.ts";
import { passportClasses } from "./required-documents.ts";
import { mostSims, photoSlots, purposes, realNameStates, regions } from "./rules.ts";

/** A registration by its number and the key of its private link. */
export const RealNameKey = z.object({ number: shortText(20), key: shortText(40) });

/** As base64, with the other fields and a few bytes too many, so that it is the call that says what is too large. */
const photoBodyBytes = Math.ceil(mostPhotoBytes / 3) * 4 + 65_536;
const required = (longest: number) => shortText(longest).check(z.minLength(1, "empty"));
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, "phone"));
const DocumentKind = z.literal(documentTypes, "choose");

const Photo = fileBytes(mostPhotoBytes, "photo.heavy");

export const GetRegionRules = endpoint({
  path: "/realName/getRegionRules",
  summary:
    "What each region asks for: documents, passports that it refuses, photographs, the least age and the most SIMs of one person. For both at once, whatever one of them asks for holds.",
  caller: "anyone",
  input: z.object({}),
  output: z.object({
    regions: z.array(
      z.object({
        region: z.enum(regions),
        documents: z.array(DocumentKind),
        refusedPassports: z.array(z.enum(passportClasses)),
        photos: z.array(z.enum(photoSlots)),
        leastAge: z.int(),
        /** Of documents of these states another age. */
        leastAges: z.array(z.object({ state: z.string(), age: z.int() })),
        mostSims: z.int(),
      }),
    ),
  }),
});

export const AddPhoto = endpoint({
  path: "/realName/addPhoto",
  summary:
    "Checks a photograph of a document and keeps it sealed: JPEG or PNG, at most 10 MB, in colour and sharp. The first one begins a form, whose number and key come back; the same slot again replaces it.",
  caller: "perhaps_account",
  limit: "costly",
  file: "photo",
  bodyBytes: photoBodyBytes,
  input: z.object({
    photo: Photo,
    slot: z.enum(photoSlots, "choose"),
    channel: z.optional(shortText(40)),
    number: z.optional(shortText(20)),
    key: z.optional(shortText(40)),
  }),
  output: z.object({
    number: z.string(),
    key: z.string(),
    warnings: z.array(z.enum(photoWarnings)),
  }),
  refusals: ["PHOTO_REFUSED", "REAL_NAME_OVER", "REAL_NAME_UNREADABLE", "NOT_FOUND", "TRIED_OFTEN"],
});

const ReadField = z.object({
  text: z.string(),
  /** Places of characters that the reader was not sure of; the one after the last where the text may go on. */
  doubtful: z.array(z.int()),
  /** A check digit covers it. Names and states have none. */
  isProved: z.boolean(),
  /** Where it stands: corner, way along the upper edge, way down the left one, as shares of the upright photograph's sides. */
  slice: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])),
  /** The piece of the photograph that says so, laid straight: a JPEG in base 64. */
  piece: z.optional(z.string()),
});

export const ReadPhoto = endpoint({
  path: "/realName/readPhoto",
  summary:
    "What a photographed document says, by its machine-readable zone or its text, to fill in a form that its holder confirms. Only while the form is open, and of a photograph that belongs to it.",
  caller: "anyone",
  limit: "costly",
  input: z.extend(RealNameKey, { slot: z.enum(photoSlots, "choose") }),
  output: z.object({
    /** Null: nothing could be read, and it is typed. */
    document: z.nullable(
      z.object({ type: z.literal(documentTypes), fields: z.partialRecord(z.enum(readFields), ReadField) }),
    ),
    /** Nobody could look just now: asking again may help. */
    isBusy: z.boolean(),
  }),
  refusals: ["NOT_FOUND", "REAL_NAME_OVER", "REAL_NAME_UNREADABLE"],
});

export const ReadSimPhoto = endpoint({
  path: "/realName/readSimPhoto",
  summary:
    "The ICCID in a photograph of a SIM card or its holder, by its barcode or its printed digits: of ours alone, with the right check digit, for its holder to confirm. Nothing of the photograph is kept.",
  caller: "anyone",
  limit: "costly",
  file: "photo",
  bodyBytes: photoBodyBytes,
  input: z.object({ photo: Photo }),
  output: z.object({
    /** Null: none was found, and it is typed. */
    iccid: z.nullable(z.string()),
    /** Nobody could look just now: asking again may help. */
    isBusy: z.boolean(),
  }),
  refusals: ["PHOTO_REFUSED", "TRIED_OFTEN"],
});

/** Row R1: what a document says, as its holder has confirmed it. */
export const DocumentDetails = z.object({
  type: DocumentKind,
  englishName: required(60),
  /** Null: none is printed on it. */
  chineseName: z.nullable(shortText(40)),
  birth: CalendarDay,
  number: required(30),
  /** Null: it does not expire. */
  expiry: z.nullable(CalendarDay),
  /** ISO 3166 alpha-3 or ICAO's code of who issued it, as the document has it. */
  country: z.string("empty").check(z.regex(/^[A-Z]{3}$/, "choose")),
});
export type DocumentDetails = z.output<typeof DocumentDetails>;

export const GetDocumentCountries = endpoint({
  path: "/realName/getCountries",
  summary: "Whose documents can be named in a registration: ISO 3166 alpha-3 codes with their names, in their order.",
  caller: "everybody",
  kept: ["lang"],
  input: z.object({ lang: z.optional(LanguageCode) }),
  output: z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
});

/** To what a box says, in one of the page's languages; its text is kept. */
const ShownConsent = z.object({
  given: z.literal(true, "consent"),
  text: z.string("consent.changed").check(z.minLength(1, "consent.changed"), z.maxLength(600)),
});

const OriginalDocument = z.object({ type: DocumentKind, number: required(30) });

export const SubmitRealName = endpoint({
  path: "/realName/submit",
  summary:
    "Sends a registration in, with its photographs. Of one that was asked for once more, the photographs and details that are new.",
  caller: "perhaps_account",
  limit: "write",
  input: z.extend(RealNameKey, {
    requestKey: RequestKey,
    purpose: z.literal(purposes, "choose"),
    regions: z.array(z.enum(regions, "choose")).check(z.minLength(1, "choose"), z.maxLength(regions.length, "fewer")),
    contactName: required(60),
    phone: z.optional(Phone),
    email: z.optional(Email),
    sims: z
      .array(z.object({ iccid: shortText(40), remark: z.optional(shortText(40)) }))
      .check(z.minLength(1, "empty"), z.maxLength(mostSims, "fewer")),
    document: DocumentDetails,
    /** Purpose 2: the document of the registration before. */
    original: z.optional(OriginalDocument),
    clauses: ShownConsent,
    accuracy: ShownConsent,
    transfer: ShownConsent,
    privacy: Consent,
  }),
  output: z.object({ number: z.string(), key: z.string() }),
  refusals: [
    "REAL_NAME_OVER",
    "REAL_NAME_UNREADABLE",
    "NOT_FOUND",
    "REQUEST_KEY_REUSED",
    "NETWORK_UNAVAILABLE",
    "TRIED_OFTEN",
  ],
});

const Reason = z.enum([...againReasons, ...refusalReasons, ...endReasons]);

export const RealNameStatus = z.object({
  number: z.string(),
  state: z.enum(realNameStates),
  /** Null: it was never sent. */
  purpose: z.nullable(z.literal(purposes)),
  regions: z.array(z.enum(regions)),
  sims: z.array(
    z.object({
      /** Names it to `withdrawSim` without its number. */
      ref: z.string(),
      masked: z.string(),
      remark: z.nullable(z.string()),
      /** When it alone was taken out; it is registered no more. */
      leftAt: z.nullable(z.string()),
      /** The registration that is to put another number in its place, or has; with its private link. What waits ends with the whole. */
      correction: z.nullable(z.extend(RealNameKey, { isWaiting: z.boolean() })),
    }),
  ),
  /** Of one that puts a number in the place of a wrong one: that one, masked. */
  corrects: z.nullable(z.string()),
  receivedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** The first of them that pages of the version before know, which are open still. */
  reason: z.nullable(Reason),
  reasons: z.array(Reason),
  /** What a reviewer has written, where a reason is `other`; deleted with the details. */
  ownWords: z.nullable(z.string()),
  /** Of one that was asked for once more: the photographs that can be taken anew. */
  photos: z.array(z.enum(photoSlots)),
  /** Of those that wait, how many came before; null when it does not wait. */
  before: z.nullable(z.int()),
  /** Of one that waits: since when a reviewer looks at it; null: nobody has yet. */
  checkedSince: z.nullable(z.string()),
  /** Minutes from sending within which nine of ten of the last ones had their answer; null where too few were answered. */
  usualMinutes: z.nullable(z.int()),
  /** Where the answer goes, masked: enough to see a slip of the pen. */
  contact: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  /** When photographs and details are deleted, or were. */
  forgetAt: z.nullable(z.string()),
  forgottenAt: z.nullable(z.string()),
});
export type RealNameStatus = z.output<typeof RealNameStatus>;

export const GetRealName = endpoint({
  path: "/realName/getRealName",
  summary: "How far a registration is, for whoever has its private link: the state, a reason, the place in the queue.",
  caller: "anyone",
  input: RealNameKey,
  output: RealNameStatus,
  refusals: ["NOT_FOUND"],
});

export const MendRealName = endpoint({
  path: "/realName/mend",
  summary:
    "Sends what was asked for once more and nothing else: the photograph that addPhoto has taken since, or what the document says, typed anew. The latter can be corrected while it waits, too.",
  caller: "perhaps_account",
  limit: "write",
  input: z.extend(RealNameKey, { requestKey: RequestKey, document: z.optional(DocumentDetails) }),
  output: z.object({ state: z.enum(realNameStates) }),
  refusals: ["NOT_FOUND", "REAL_NAME_OVER", "REAL_NAME_UNREADABLE", "TRIED_OFTEN"],
});

export const WithdrawRealName = endpoint({
  path: "/realName/withdraw",
  summary:
    "Takes a registration back before it is decided; photographs and details are deleted at once. A registered one is de-registered within a day.",
  caller: "anyone",
  limit: "write",
  input: z.extend(RealNameKey, { requestKey: RequestKey }),
  output: z.object({ state: z.enum(realNameStates) }),
  refusals: ["NOT_FOUND", "REAL_NAME_OVER"],
});

/** Not a field of `withdraw`: a process of the version before would drop it, and end the whole registration. */
export const WithdrawRealNameSim = endpoint({
  path: "/realName/withdrawSim",
  summary: "Takes one SIM out of a registered registration, and the others stay; with the last one it ends.",
  caller: "anyone",
  limit: "write",
  input: z.extend(RealNameKey, {
    requestKey: RequestKey,
    /** The `ref` of the SIM, as `getRealName` has it. */
    sim: required(50),
  }),
  output: z.object({ state: z.enum(realNameStates) }),
  refusals: ["NOT_FOUND", "REAL_NAME_OVER"],
});
