import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer, Call } from "../../ground/visit/calls.ts";

/** The buyer who is signed in. When that cannot be read, the buyer is a guest and fills in the form. */
export async function buyerAtHand(call: Call): Promise<Answer<"/account/getBuyer">> {
  try {
    return await call("/account/getBuyer", {});
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { email: null, addresses: [] };
  }
}
