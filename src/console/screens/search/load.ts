import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { signedIn, type Me } from "../../ground/signed-in.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Searched = { q: string; me: Me; found: Answer<"/staff/search"> | undefined; dropped: string[] };

/** `/console/search?q=…`; the layer that ⌘K opens shows this page's middle part. */
export async function search(asking: ScreenArguments): Promise<Searched> {
  const { call } = asked(asking.context);
  const { asks, dropped } = knownAsks(asking.request, { q: /\S/ });
  const q = asks.q?.trim() ?? "";
  const found = q === "" ? undefined : call("/staff/search", { q }).catch(nothingFound);
  return { q, me: await signedIn(asking), found: await found, dropped };
}

/** What is too long to be anything. */
function nothingFound(error: unknown): Answer<"/staff/search"> {
  if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
  return { isPartSpent: false, readsAs: [], orders: [], sims: [], customers: [], parcels: [], plans: [] };
}
