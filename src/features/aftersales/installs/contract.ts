import * as z from "zod/mini";
import { profileStates } from "../../../adapters/supply/profile-state.ts";
import { walletNames } from "../../../adapters/wallet/wallet.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, RequestKey, shortText } from "../../../kernel/fields.ts";
import { identityRules, planKinds, reinstallRules, startRules } from "../../../kernel/plan-terms.ts";
import { EsimToInstall, mostAtOnce, OrderKey } from "../../sales/orders/contract.ts";
import { connections, verdicts } from "./connection.ts";
import { phoneSystems } from "./phone-system.ts";
import { remedies, troubles } from "./trouble-tree.ts";

const Position = z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range"));

/**
 * Identifies an eSIM: by the traveller's page and key, the order's key and the position in the order, or the token of a
 * shared link.
 */
const esimLink = {
  id: z.optional(shortText(26)),
  orderNumber: z.optional(shortText(20)),
  position: z.optional(Position),
  key: z.optional(shortText(40)),
  share: z.optional(shortText(40)),
};
export const EsimLink = z.object(esimLink);
export type EsimLink = z.output<typeof EsimLink>;

export const EsimCodes = z.pick(EsimToInstall, {
  iccid: true,
  smdpAddress: true,
  matchingId: true,
  activationCode: true,
  appleLink: true,
  androidLink: true,
  confirmationCode: true,
});
export type EsimCodes = z.output<typeof EsimCodes>;

/** One eSIM as its page shows it. */
export const ShownEsim = z.object({
  position: z.int(),
  traveller: z.nullable(z.string()),
  profileState: z.enum(profileStates),
  profileStateAt: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** Null where a shared link is opened after the eSIM was downloaded. */
  codes: z.nullable(EsimCodes),
});
export type ShownEsim = z.output<typeof ShownEsim>;

export const GetInstall = endpoint({
  path: "/esim/getInstall",
  summary:
    "One eSIM for whoever installs it, by the traveller's own link or a shared one: no price, no buyer, no other eSIM.",
  caller: "anyone",
  /** `opened`: opened by a person, not by a messenger's link preview. */
  input: z.object({ ...esimLink, opened: z.optional(z.boolean()) }),
  output: z.object({
    /** `waiting`: paid, not delivered yet; `returned`: taken back, so it cannot be installed. */
    outcome: z.enum(["ready", "waiting", "returned"]),
    area: z.string(),
    areaName: z.string(),
    kind: z.enum(planKinds),
    allowanceMb: z.int(),
    days: z.int(),
    startRule: z.enum(startRules),
    identity: z.enum(identityRules),
    /** After it was deleted from the phone. */
    reinstall: z.enum(reinstallRules),
    esim: z.nullable(ShownEsim),
    /** When a shared link ends. */
    sharedUntil: z.nullable(z.string()),
    /** Of which phones' wallets /files/wallet/ makes a pass of it. */
    wallets: z.array(z.enum(walletNames)),
    /** The address of this page, where it was opened by one that reveals the order. */
    page: z.nullable(z.object({ id: z.string(), key: z.string() })),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

export const SendInstallLink = endpoint({
  path: "/esim/sendInstallLink",
  summary: "Mails the private link of one eSIM, to the traveller, to the buyer, or to the address given.",
  caller: "anyone",
  limit: "costly",
  input: z.extend(OrderKey, { position: Position, email: z.optional(Email) }),
  output: z.object({ email: z.string() }),
  refusals: ["ORDER_NOT_FOUND", "NOT_DELIVERED", "MAILED_OFTEN"],
});

export const CheckConnection = endpoint({
  path: "/esim/checkConnection",
  summary:
    "Whether this very request came the way of the eSIM, by the country of its address. Nothing of the address is stored.",
  caller: "anyone",
  input: z.object({ ...esimLink, line: z.optional(z.enum(connections, "choose")) }),
  output: z.object({
    verdict: z.enum(verdicts),
    /** The country of the request, and where it would come from through the eSIM, by name. */
    country: z.nullable(z.string()),
    expected: z.array(z.string()),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

/** Multi-line text without lone surrogates and control characters other than line breaks. */
const Message = z.string("empty").check(
  z.overwrite((text) => text.replaceAll(/\r\n?/g, "\n").trim()),
  z.maxLength(1000, "long"),
  z.regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, "format"),
);

export const AskForHelp = endpoint({
  path: "/esim/askForHelp",
  summary: "Opens a case with everything that is known of the eSIM, and confirms it by mail.",
  caller: "anyone",
  limit: "write",
  input: z.object({
    ...esimLink,
    requestKey: RequestKey,
    trouble: z.enum(troubles, "choose"),
    /** What was tried and did not help. */
    tried: z.array(z.enum(remedies, "choose")).check(z.maxLength(10, "fewer")),
    system: z.optional(z.enum(phoneSystems, "choose")),
    /** What the browser reports about the phone. */
    device: z.optional(shortText(80)),
    connection: z.optional(z.enum(verdicts, "choose")),
    message: z.optional(Message),
    contact: Email,
  }),
  output: z.object({ reference: z.string(), answerBy: z.string() }),
  refusals: ["ORDER_NOT_FOUND", "HELP_ASKED_OFTEN"],
});
