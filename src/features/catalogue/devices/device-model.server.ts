import type { Language } from "../../../kernel/language.ts";
import type { EverybodysContext } from "../../../platform/operation.server.ts";
import { atlasOf, type Atlas } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import type { DeviceModel } from "./contract.ts";
import type { Device } from "./store.server.ts";

/**
 * Shows devices with the places where it matters that they were bought there, in the words of the caller's language.
 */
export async function showingDevices(context: EverybodysContext): Promise<(device: Device) => DeviceModel> {
  const atlas = await atlasOf(context);
  const { language } = context.visitor;
  return ({ slug, brand, kind, model, year, bought_in }) => ({
    slug,
    brand,
    kind,
    model,
    year,
    places: Object.keys(bought_in).map((iso2) => ({ iso2, name: placeName(atlas, iso2, language) })),
  });
}

/** The operator's name for a place; a place that the shop does not sell for has only its common one. */
function placeName(atlas: Atlas, iso2: string, language: Language): string {
  const destination = atlas.byIso2.get(iso2);
  return destination
    ? nameIn(destination.names, language)
    : (new Intl.DisplayNames(language, { type: "region" }).of(iso2) ?? iso2);
}
