import type { Language } from "../../../kernel/language.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { questionsIn } from "../../catalogue/content/questions.server.ts";
import { textsIn } from "../../catalogue/content/texts.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { knownDevices } from "../../catalogue/devices/store.server.ts";
import { callNames, namesOf, type Known } from "../answers/lead-to-answer.ts";
import { policyIndex } from "../answers/policy-texts.ts";
import { indexOf } from "../answers/rank.ts";

/** Each language's index, made when it is first asked and once for each state of the catalogue. */
const indexes = perCatalogueVersion(async () => new Map<Language, Known>());

export async function knownIn(language: Language, context: Pick<Context, "db" | "catalogueVersion">): Promise<Known> {
  const made = await indexes(context);
  const before = made.get(language);
  if (before) return before;
  const [{ texts }, { policies }, devices, atlas] = await Promise.all([
    questionsIn(language, context),
    textsIn(language, context),
    knownDevices(context),
    atlasOf(context),
  ]);
  const known: Known = {
    index: indexOf(texts.map(({ one, all }) => ({ id: one.id, question: one.Q, text: all.slice(one.Q.length) }))),
    policies: policyIndex(policies),
    devices: namesOf(devices.flatMap(({ slug, model }) => callNames(model).map((name) => [name, slug] as const))),
    countries: namesOf([...atlas.byIso2.values()].map(({ iso2, names }) => [nameIn(names, language), iso2] as const)),
  };
  made.set(language, known);
  return known;
}
