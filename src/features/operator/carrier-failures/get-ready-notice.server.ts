import { contentWords } from "../../../i18n/content.server.ts";
import { hourMs } from "../../../kernel/duration.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { GetReadyNotice } from "./contract.ts";
import { countriesOf } from "./countries-of.ts";
import { hoursOfNotice } from "./rules.ts";

/** Named by where and when, so that a carrier may fail again: `data-jp-20261124-1432`. */
export const getReadyNotice = operation(GetReadyNotice, async ({ area }, context) => {
  const { now } = context;
  const atlas = await atlasOf(context);
  const place = atlas.byIso2.get(area) ?? atlas.regions.get(area) ?? refuse("NOT_FOUND");
  const [day = "", time = ""] = now.toISOString().replaceAll(/[-:]/g, "").split("T");
  return {
    name: `data-${area.toLowerCase()}-${day}-${time.slice(0, 4)}`,
    countries: [...countriesOf(atlas, area)],
    until: new Date(now.getTime() + hoursOfNotice * hourMs).toISOString(),
    languages: fullyOffered.map((language) => {
      const { title, source, text } = contentWords(language).carrierFails;
      const name = nameIn(place.names, language);
      return { language, title: title(name), source, text: text(name) };
    }),
  };
});
