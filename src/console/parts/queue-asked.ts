import { documents, purposes, turns, type QueueFilter } from "../../features/people/real-names/queue-filter.ts";
import { regions } from "../../features/people/real-names/rules.ts";
import { knownAsks } from "./known-asks.ts";

const one = (all: readonly string[]) => new RegExp(`^(${all.join("|")})$`);

/** What an address of the queue of registrations, or of one that was opened from it, asks for. */
export const queueForms = {
  first: /^leaves$/,
  region: one(regions),
  document: one(documents),
  purpose: one(purposes),
  turn: one(turns),
} as const;

/** The queue that a page was opened from: its order and filter. */
export const queueOf = (request: Request): Record<string, string> => knownAsks(request, queueForms).asks;

/** The same as the operations take it. */
export function queueWish({ first, ...filter }: Readonly<Record<string, string>>) {
  const order = first === "leaves" ? { first: "leaves" as const } : {};
  return { ...order, ...(filter as QueueFilter) };
}
