import { nobody } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";

/** A filter by somebody who is not there would be an empty list that looks like work done. */
export function mustBeOneOf(colleagues: readonly { id: string }[], owner: string | undefined): void {
  if (owner !== undefined && owner !== nobody && !colleagues.some(({ id }) => id === owner))
    refuse("INVALID_INPUT", { field: "owner", problem: "choose" });
}
