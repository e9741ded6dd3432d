import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type Talk = Answer<"/chat/getChat">;
export type Line = Talk["lines"][number];

/** The chat of this query; null for a new one, and where it is deleted or was never there. */
export async function talkAt(query: URLSearchParams, { call }: Pick<Asking, "call">): Promise<Talk | null> {
  const [id, key] = [query.get("chat") ?? "", query.get("key") ?? ""];
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  try {
    return await call("/chat/getChat", { id, key: key.slice(0, 40) });
  } catch (error) {
    if (error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT")) return null;
    throw error;
  }
}

/** Asks for the shop's own chat where another service is set. */
export const ownQuery = "own=1";

/** The chat service of the operator's, unless the shop's own chat is asked for, or under way. */
export async function widgetFor(query: URLSearchParams, { call, language }: Asking): Promise<string | null> {
  if (query.has("own") || query.has("chat")) return null;
  return (await call("/chat/getWidget", { lang: language })).address;
}
