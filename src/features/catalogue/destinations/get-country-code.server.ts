import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, inOrder } from "./atlas.server.ts";
import { GetCountryCode } from "./contract.ts";
import { nameIn } from "./names.ts";

export const getCountryCode = operation(GetCountryCode, async ({ lang }, context) => {
  const language = lang ?? context.visitor.language;
  const destinations = inOrder(await atlasOf(context), language);
  return {
    countryCodes: destinations.map(({ iso2, names, calling_code }) => ({
      country: iso2,
      name: nameIn(names, language),
      code: calling_code,
    })),
  };
});
