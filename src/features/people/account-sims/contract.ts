import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, shortText } from "../../../kernel/fields.ts";
import { realNameStates } from "../real-names/rules.ts";
import { longestRemark } from "./rules.ts";

/** A SIM by its full number, as in the list of the caller's SIMs; spellings are accepted as at sign-in. */
export const OneSim = shortText(40).check(z.minLength(1, "empty"));
const Remark = shortText(longestRemark);

export const Sim = z.object({
  /** The full number; null for callers signed in with it, who see it masked only. */
  iccid: z.nullable(z.string()),
  /** `898523••••3421`. */
  masked: z.string(),
  /** Its owner's name for it, at most 40 characters. */
  remark: z.nullable(z.string()),
  /** From one of the caller's own orders; the others were entered, or belong to a SIM's holder. */
  own: z.boolean(),
  /**
   * Whether what is on it is shown: the account has bought it, or its holder has named the address of the order that it
   * came with (/account/proveSim).
   * Of one that is not, whoever paid for a package on it sees that one.
   */
  proven: z.boolean(),
  /** `unknown` too until it is proven. */
  kind: z.enum(["esim", "card", "unknown"]),
  /** The number of its packages that wait or run; null until it is proven. */
  openPackages: z.nullable(z.int()),
});
export type Sim = z.output<typeof Sim>;

export const GetMySims = endpoint({
  path: "/account/getMySims",
  summary:
    "The SIMs of the caller: of own orders and typed in, those with open packages first. A SIM's holder has that one, masked.",
  caller: "holder",
  input: z.object({}),
  output: z.object({ sims: z.array(Sim) }),
});

export const GetRegistrations = endpoint({
  path: "/account/getRegistrations",
  summary:
    "Which SIMs of the caller are registered under a real name, which must be for a plan on them, and how far that is; with the private link of what this account has sent. Only SIMs that are proven.",
  caller: "holder",
  input: z.object({}),
  output: z.object({
    sims: z.array(
      z.object({
        iccid: z.nullable(z.string()),
        masked: z.string(),
        remark: z.nullable(z.string()),
        kind: z.enum(["esim", "card", "unknown"]),
        /** A plan on it works in a place that wants its user registered. */
        isNeeded: z.boolean(),
        /** Null: it is under nobody's name. */
        registration: z.nullable(
          z.object({
            state: z.enum(realNameStates),
            link: z.nullable(z.object({ number: z.string(), key: z.string() })),
          }),
        ),
      }),
    ),
  }),
});

/**
 * Field problems beside INVALID_INPUT (spec 5): `empty`, `iccid`, `iccid.prefix`, `iccid.duplicate` (it is in the
 * list), `iccid.refused` (unknown, blocked and expired alike).
 */
export const AddSim = endpoint({
  path: "/account/addSim",
  summary:
    "Puts a SIM into the caller's list by its number, with a remark. What is on it is shown once it is proven, never anybody's order; 30 different numbers an hour.",
  caller: "account",
  limit: "write",
  input: z.object({ iccid: OneSim, remark: z.optional(Remark) }),
  output: z.object({ sim: Sim }),
  refusals: ["TRIED_OFTEN", "NETWORK_UNAVAILABLE"],
});

/**
 * `email.not_of_sim` stands beside `email` where it is another one, and where the SIM came with no order of this shop.
 */
export const ProveSim = endpoint({
  path: "/account/proveSim",
  summary:
    "Shows what is on a SIM of the caller's, by the e-mail address of the order that it came with or of the traveller who was given it. Tries count as numbers do: 30 an hour; of all strangers together 10 wrong ones for a SIM in 30 days. An account that names its own address is not counted.",
  caller: "holder",
  limit: "write",
  /** Optional for a SIM's holder, who has only one. */
  input: z.object({ iccid: z.optional(OneSim), email: Email }),
  output: z.object({ sim: Sim }),
  refusals: ["NOT_FOUND", "TRIED_OFTEN", "SIM_TRIED_OFTEN"],
});

export const EditSim = endpoint({
  path: "/account/editSim",
  summary: "Changes the remark on a SIM of the caller's list; an empty one takes it away.",
  caller: "account",
  limit: "write",
  input: z.object({ iccid: OneSim, remark: Remark }),
  output: z.object({ sim: Sim }),
  refusals: ["NOT_FOUND"],
});

export const DeleteSim = endpoint({
  path: "/account/deleteSim",
  summary: "Takes a SIM off the caller's list. Nothing happens to its packages; typing its number in shows it again.",
  caller: "account",
  limit: "write",
  input: z.object({ iccid: OneSim }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});
