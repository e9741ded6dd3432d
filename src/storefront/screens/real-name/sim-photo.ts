import { mostSims } from "../../../features/people/real-names/rules.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { photoIn, simOnPhoto, simPhoto } from "../../parts/photographs/sim-photo.ts";
import { hasSim, simsIn, withSim } from "./answers.ts";

/** The button that has it read. */
export const readPhoto = "sims.photo";
/** In an answer alone: the number that a photograph has just said. */
export const simRead = "simRead";

/** By its button, or where the form was sent on with a photograph and without a number. */
export const isSimToRead = (go: string, form: FormData, entries: Entries): boolean =>
  go === readPhoto || (go === "" && photoIn(form) !== undefined && simsIn(entries) === 1 && !entries["sims.0.iccid"]);

/** The answers with the number that a photograph of a card says; whatever keeps it from being read leaves them as they are. */
export async function withSimOfPhoto(
  form: FormData,
  entries: Entries,
  asking: Asking,
): Promise<{ entries: Entries; problems: FieldProblem[] }> {
  const no = (message: string) => ({ entries, problems: [{ field: simPhoto, message }] });
  const read = await simOnPhoto(form, asking);
  if ("why" in read) return no(read.why);
  const filled = withSim(entries, read.iccid);
  if (!hasSim(filled, read.iccid)) return no(wordsOf(asking.language, "real-name").sim.most(mostSims));
  return { entries: { ...filled, [simRead]: spacedIccid(read.iccid) }, problems: [] };
}
