import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { alertKinds } from "./rules.ts";

/** `used_…`: percentage used of a package, or of a day pass's day; `ends_soon`: a day before the end. */
const Kind = z.enum(alertKinds, "choose");
const Choice = {
  kinds: z.array(Kind).check(z.maxLength(alertKinds.length, "choose")),
  byMail: z.boolean("choose"),
  byPush: z.boolean("choose"),
};

export const GetAlerts = endpoint({
  path: "/account/getAlerts",
  summary: "What the account wants to be told about its packages, and how.",
  caller: "account",
  input: z.object({}),
  output: z.object({
    ...Choice,
    /** The account's e-mail address. */
    email: z.string(),
    /** How many of the account's browsers have subscribed and are still signed in. */
    browsers: z.int(),
    /** Whether this browser is one of them. */
    here: z.boolean(),
    /** Whether this browser stays signed in when it is closed: its messages end with the session. */
    stays: z.boolean(),
    /** What `pushManager.subscribe` needs as applicationServerKey, base64url. */
    publicKey: z.string(),
  }),
});

export const ChooseAlerts = endpoint({
  path: "/account/chooseAlerts",
  summary: "Chooses what the account wants to be told, and how; nothing at all is a choice, too.",
  caller: "account",
  limit: "write",
  input: z.object(Choice),
  output: z.object(Choice),
});

/** RFC 8030 and 8291: what a browser's PushSubscription says, keys in base64url. */
const Endpoint = z
  .string("empty")
  .check(z.minLength(1, "empty"), z.maxLength(2_000, "long"), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, "format"));

export const SubscribePush = endpoint({
  path: "/account/subscribePush",
  summary: "This browser wants messages, too, for as long as its session lasts. Harmless to repeat.",
  caller: "account",
  limit: "write",
  input: z.object({ endpoint: Endpoint, p256dh: shortText(100), auth: shortText(40) }),
  output: z.object({ browsers: z.int() }),
});

export const UnsubscribePush = endpoint({
  path: "/account/unsubscribePush",
  summary: "No more messages to a browser of the account. One that had none is answered alike.",
  caller: "account",
  limit: "write",
  input: z.object({ endpoint: Endpoint }),
  output: z.object({ browsers: z.int() }),
});
