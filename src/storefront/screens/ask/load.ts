import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type Talk = Answer<"/chat/getChat">;
export type Line = Talk["lines"][number];

/** The chat of this address; null for a new one, and where it is deleted or was never there. */
export async function talkAt({ searchParams }: URL, { call }: Asking): Promise<Talk | null> {
  const [id, key] = [searchParams.get("chat") ?? "", searchParams.get("key") ?? ""];
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  try {
    return await call("/chat/getChat", { id, key: key.slice(0, 40) });
  } catch (error) {
    if (error instanceof CallRefused) return null;
    throw error;
  }
}
