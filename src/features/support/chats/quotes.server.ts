import type { Language } from "../../../kernel/language.ts";
import type { Context } from "../../../platform/context.server.ts";
import { inAskedLanguage } from "../../catalogue/content/asked-language.ts";
import { partsOf, quoteOf } from "../../catalogue/content/document-parts.ts";
import { questionsIn } from "../../catalogue/content/questions.server.ts";
import { shownHtml } from "../../catalogue/content/shown-html.server.ts";
import { policyTexts } from "../../catalogue/content/store.server.ts";
import { textsIn } from "../../catalogue/content/texts.server.ts";
import { roamingOf } from "../../catalogue/coverage/roaming.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { knownDevices, type Device } from "../../catalogue/devices/store.server.ts";
import type { Lead, PolicyPlace } from "../answers/lead-to-answer.ts";
import type { WrittenLead } from "./answer-question.server.ts";
import type { ChatAnswer } from "./contract.ts";

/** `lang`: that it was asked in; missing in chats from before it was kept. */
export type StoredLead = (Lead | WrittenLead | { to: "resent" }) & { lang?: Language };

type Reading = Pick<Context, "db" | "catalogueVersion">;

/** Quotes where a question led, as it reads now; a policy in the version that was in force then. */
export async function quoting(
  language: Language,
  context: Reading,
): Promise<(lead: StoredLead) => Promise<ChatAnswer>> {
  const [{ texts }, devices, atlas] = await Promise.all([
    questionsIn(language, context),
    knownDevices(context),
    atlasOf(context),
  ]);
  return async (lead) => {
    const ids = lead.to === "entries" ? lead.ids : [];
    const device = lead.to === "device" ? devices.find(({ slug }) => slug === lead.slug) : undefined;
    const country = lead.to === "coverage" ? atlas.byIso2.get(lead.iso2) : undefined;
    const entries = ids.flatMap((id) => texts.filter(({ one }) => one.id === id).map(({ one }) => one));
    // an answer from before policies were quoted names none
    const policy = lead.to === "entries" && lead.policy ? await quotedPolicy(lead.policy, language, context) : null;
    // what was withdrawn since is not there any more
    const matter = lead.to === "entries" ? lead.matter : null;
    const isThere =
      entries.length > 0 || policy || device || country || matter || lead.to === "resent" || lead.to === "written";
    return {
      to: isThere ? lead.to : "person",
      entries,
      policy,
      device: device ? quotedDevice(device, countryNames(atlas, language)) : null,
      country: country
        ? {
            iso2: country.iso2,
            name: nameIn(country.names, language),
            networks: await networksIn(country.iso2, context),
          }
        : null,
      matter,
      sources: lead.to === "written" ? [...lead.sources] : [],
      isAsked: lead.to === "person" && lead.isAsked,
    };
  };
}

function quotedDevice({ slug, model, kind, esim, bought_in, source, as_of }: Device, nameOf: (iso2: string) => string) {
  const isWatch = kind === "watch";
  const places = Object.entries(bought_in).map(([iso2, answer]) => ({ name: nameOf(iso2), answer }));
  const answer = isWatch ? ("no" as const) : esim;
  return { slug, model, answer, isWatch, places: isWatch ? [] : places, source, asOf: as_of };
}

/** More are on the page of the coverage. */
const mostNetworks = 6;

async function networksIn(iso2: string, context: Reading) {
  const { networks = [] } = (await roamingOf(context)).get(iso2) ?? {};
  return networks.slice(0, mostNetworks).map(({ carrier, generations, apn }) => ({ carrier, generations, apn }));
}

async function quotedPolicy({ docname, version, part }: PolicyPlace, language: Language, context: Reading) {
  const { policies } = await textsIn(language, context);
  const inForce = policies.find((policy) => policy.docname === docname);
  const isInForce = inForce?.version === version;
  const [text] = isInForce
    ? [inForce]
    : inAskedLanguage(await policyTexts(context.db, docname, version), language, () => docname);
  const found = text && partsOf(text.html).find(({ id }) => id === part);
  if (!found) return null;
  const { title, effective } = text;
  return {
    docname,
    title,
    version,
    effective,
    isInForce,
    part,
    heading: found.heading,
    html: shownHtml(quoteOf(found)),
  };
}
