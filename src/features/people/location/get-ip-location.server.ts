import { countryOf } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetIPLocation } from "./contract.ts";

export const getIPLocation = operation(GetIPLocation, async (_, context) => {
  const country = countryOf(context) ?? null;
  return { country, mainlandChina: country === "CN" };
});
