import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { photoWarnings } from "../../../platform/photographs/photo-rules.ts";
import { documentTypes } from "./document-number.ts";
import { handOverStates, photoSlots } from "./rules.ts";

const DocumentKind = z.literal(documentTypes, "choose");
const Slots = z.array(z.enum(photoSlots, "choose")).check(z.minLength(1, "choose"), z.maxLength(2, "fewer"));

export const OpenHandOver = endpoint({
  path: "/realName/openHandOver",
  summary:
    "Asks for the photographs of a form from another device: a code that is good once, for 15 minutes. Without a form one is begun, whose number and key come back. A newer code ends the ones before.",
  caller: "perhaps_account",
  limit: "write",
  input: z.object({
    type: DocumentKind,
    slots: Slots,
    channel: z.optional(shortText(40)),
    number: z.optional(shortText(20)),
    key: z.optional(shortText(40)),
  }),
  output: z.object({ number: z.string(), key: z.string(), code: z.string(), endsAt: z.string() }),
  refusals: ["REAL_NAME_OVER", "NOT_FOUND", "TRIED_OFTEN"],
});

export const TakeHandOver = endpoint({
  path: "/realName/takeHandOver",
  summary:
    "The other device takes the code: once. The key that comes back adds photographs to the form until the code ends, and reads nothing of it. The same request key has the same answer again.",
  caller: "anyone",
  limit: "write",
  input: z.object({ code: shortText(40), requestKey: z.optional(RequestKey) }),
  output: z.object({
    number: z.string(),
    key: z.string(),
    type: DocumentKind,
    slots: Slots,
    endsAt: z.string(),
  }),
  refusals: ["NOT_FOUND", "TRIED_OFTEN"],
});

export const GetHandOver = endpoint({
  path: "/realName/getHandOver",
  summary: "How far the newest code of a form is, for the device that shows it: waiting, taken, done or over.",
  caller: "anyone",
  input: z.object({ number: shortText(20), key: shortText(40) }),
  output: z.object({
    state: z.enum(handOverStates),
    /** Of the photographs that came by it, once they are all there. */
    photos: z.array(z.object({ slot: z.enum(photoSlots), warnings: z.array(z.enum(photoWarnings)) })),
  }),
  refusals: ["NOT_FOUND"],
});
