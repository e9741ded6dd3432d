import type { EverybodysContext } from "../../../platform/operation.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { countryNames } from "../destinations/country-names.server.ts";
import type { DeviceModel } from "./contract.ts";
import type { Device } from "./store.server.ts";

/**
 * Shows devices with the places where it matters that they were bought there, in the words of the caller's language.
 */
export async function showingDevices(context: EverybodysContext): Promise<(device: Device) => DeviceModel> {
  const nameOf = countryNames(await atlasOf(context), context.visitor.language);
  return ({ slug, brand, kind, model, year, bought_in }) => ({
    slug,
    brand,
    kind,
    model,
    year,
    places: Object.keys(bought_in).map((iso2) => ({ iso2, name: nameOf(iso2) })),
  });
}
