import type { Proof } from "./proof-of.server.ts";
import type { fieldsThatAgree } from "./rules.ts";

type Said = Parameters<typeof fieldsThatAgree>[0];

/** After a correction: the fields that say what they said before, as long as the number does. */
export function stillProved(proof: Proof, before: Said, now: Said): Proof | undefined {
  const fields = proof.fields.filter((field) => before[field] === now[field]);
  return fields.includes("number") ? { ...proof, fields } : undefined;
}
