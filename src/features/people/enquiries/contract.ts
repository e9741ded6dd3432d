import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { countWords } from "./count-words.ts";
import {
  asksOthers,
  asksProduct,
  asksWay,
  channels,
  enquiryStates,
  fileKinds,
  intentions,
  interests,
  leastWords,
  mostFileBytes,
  pieceBytes,
  products,
  resellerWays,
  salesBands,
  writtenFields,
} from "./rules.ts";

/** An enquiry by its number and the key of its private link. */
const EnquiryKey = { number: shortText(20), key: shortText(40) };
const perhapsKey = { number: z.optional(shortText(20)), key: z.optional(shortText(40)) };
const required = (longest: number) => shortText(longest).check(z.minLength(1, "empty"));
const mostPieceText = Math.ceil(pieceBytes / 3) * 4;

export const GetEnquiryForm = endpoint({
  path: "/newBusiness/getForm",
  summary:
    "What a contact form is sent with: a signed moment that says when it was opened; and by when it is answered if it is sent now.",
  caller: "anyone",
  input: z.object({}),
  output: z.object({ ticket: z.string(), dueAt: z.string() }),
});

export const NewBusinessAnnex = endpoint({
  path: "/newBusinessAnnex",
  summary:
    "One piece of a file of a contact form, in its order: 256 KiB in base64, the last one with what is left. JPG, PNG or PDF by content, at most 10 MB, at most ten of a form. The first piece of a first file begins a form, whose number and key come back; a piece that is there already, or comes too early, changes nothing, and the answer says where to go on.",
  caller: "anyone",
  // its pieces are what is counted here; files are counted by network (add-piece.server.ts)
  limit: "read",
  bodyBytes: mostPieceText + 4096,
  input: z.object({
    ...perhapsKey,
    /** Chosen by whoever sends it: the same file again goes on where it stopped. */
    file: z.uuid("format"),
    name: required(200),
    size: z.int("number").check(z.gte(0, "range")),
    /** Bytes before this piece. */
    offset: z.int("number").check(z.gte(0, "range"), z.lte(mostFileBytes, "range"), z.multipleOf(pieceBytes, "range")),
    piece: z.string("empty").check(z.maxLength(mostPieceText, "long"), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, "format")),
  }),
  output: z.object({ number: z.string(), key: z.string(), received: z.int(), isWhole: z.boolean() }),
  refusals: ["FILE_REFUSED", "ENQUIRY_OVER", "NOT_FOUND", "TRIED_OFTEN"],
});

export const RemoveAnnex = endpoint({
  path: "/newBusiness/removeAnnex",
  summary: "Takes a file out of a form that is not sent yet; its bytes are deleted. Repeating it changes nothing.",
  caller: "anyone",
  limit: "write",
  input: z.object({ ...EnquiryKey, file: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "ENQUIRY_OVER"],
});

/** A web address as people type it: with or without https. */
const Website = shortText(200).check(
  z.regex(/^$|^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu, "format"),
);

/** Spec 3. What hangs on an answer that was not given is dropped (`tidyForm`). */
const formFields = {
  intention: z.enum(intentions, "intention"),
  interests: z.array(z.enum(interests, "choose")).check(z.maxLength(interests.length, "fewer")),
  resellerWay: z.optional(z.enum(resellerWays, "choose")),
  product: z.optional(z.enum(products, "choose")),
  resourceSupplier: z.optional(shortText(120)),
  others: z.optional(longText(1000)),
  company: required(120),
  country: z.string("choose").check(z.regex(/^[A-Z]{2}$/, "choose")),
  city: required(80),
  website: z.optional(Website),
  introduction: longText(4000).check(
    z.minLength(1, "empty"),
    z.refine((text) => countWords(text) >= leastWords, "words"),
  ),
  salesBand: z.enum(salesBands, "choose"),
  channels: z.array(z.enum(channels, "choose")).check(z.minLength(1, "choose"), z.maxLength(channels.length, "fewer")),
  supplier: required(120),
  contactName: required(60),
  jobTitle: required(80),
  email: Email,
  phone: z.string("empty").check(z.minLength(1, "empty"), z.regex(/^\+[1-9]\d{6,14}$/, "phone")),
};
export type EnquiryForm = z.output<typeof EnquiryForm>;
export const EnquiryForm = z.object(formFields);

/** A question that another answer asks, said beside all else that is wrong. */
const hanging = (field: keyof EnquiryForm, asks: (form: EnquiryForm) => boolean, error: "choose" | "empty") =>
  z.refine<EnquiryForm>((form) => !asks(form) || Boolean(form[field]), {
    path: [field],
    error,
    when: ({ value }) => Array.isArray((value as Partial<EnquiryForm> | null)?.interests),
  });
const complete = [
  hanging("resellerWay", asksWay, "choose"),
  hanging("product", asksProduct, "choose"),
  hanging("resourceSupplier", asksProduct, "empty"),
  hanging("others", asksOthers, "empty"),
];

/** The form as it is sent: every question that is asked has its answer. */
export const WholeForm = z.object(formFields).check(...complete);

export const NewBusiness = endpoint({
  path: "/newBusiness",
  summary:
    "Sends a company's enquiry, with the files of its form. It is answered within three business days of Hong Kong; the number and the key of its private link come back and by e-mail.",
  caller: "anyone",
  limit: "write",
  input: z
    .object({
      requestKey: RequestKey,
      ...perhapsKey,
      ticket: shortText(60),
      /** A field that nobody sees; programs fill it in. */
      fax: z.optional(z.string().check(z.maxLength(0, "leave_empty"))),
      ...formFields,
    })
    .check(...complete),
  output: z.object({ number: z.string(), key: z.string() }),
  refusals: ["TOO_QUICK", "ENQUIRY_OVER", "NOT_FOUND", "REQUEST_KEY_REUSED", "TRIED_OFTEN"],
});

export const ShownFile = z.object({ id: z.string(), name: z.string(), kind: z.enum(fileKinds), bytes: z.int() });

export const GetEnquiryStatus = endpoint({
  path: "/newBusiness/getEnquiry",
  summary:
    "How far an enquiry is, for whoever has its private link, by when it is answered, and what was written in it.",
  caller: "anyone",
  input: z.object(EnquiryKey),
  output: z.object({
    number: z.string(),
    state: z.enum(enquiryStates),
    email: z.string(),
    company: z.string(),
    intention: z.enum(intentions),
    receivedAt: z.string(),
    dueAt: z.string(),
    files: z.array(z.object({ name: z.string(), bytes: z.int() })),
    /** As it was typed. */
    written: z.partialRecord(z.enum(writtenFields), z.string()),
  }),
  refusals: ["NOT_FOUND"],
});
