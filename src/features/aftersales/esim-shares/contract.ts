import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { OrderKey, mostAtOnce } from "../../sales/orders/contract.ts";
import { shareTimes } from "./rules.ts";

const Position = z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range"));

export const ShareEsim = endpoint({
  path: "/esim/shareEsim",
  summary:
    "Makes a link that shows one eSIM to somebody else until it ends, is taken back, or the eSIM was downloaded. The token is told once.",
  caller: "anyone",
  limit: "write",
  input: z.extend(OrderKey, { position: Position, lasts: z.enum(shareTimes, "choose") }),
  output: z.object({ id: z.string(), token: z.string(), expiresAt: z.string() }),
  refusals: ["ORDER_NOT_FOUND", "NOT_DELIVERED", "SHARED_OFTEN"],
});

export const RevokeShare = endpoint({
  path: "/esim/revokeShare",
  summary: "Takes a shared link back; it shows nothing from then on. Repeating it changes nothing.",
  caller: "anyone",
  limit: "write",
  input: z.extend(OrderKey, { id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND"],
});

export const EsimShare = z.object({
  id: z.string(),
  position: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When it was first opened. */
  openedAt: z.nullable(z.string()),
});
export type EsimShare = z.output<typeof EsimShare>;

export const GetShares = endpoint({
  path: "/esim/getShares",
  summary: "The shared links of an order that still work, newest first.",
  caller: "anyone",
  input: OrderKey,
  output: z.object({ shares: z.array(EsimShare) }),
  refusals: ["ORDER_NOT_FOUND"],
});
