import { operation } from "../../platform/operation.server.ts";
import { GetIPLocation } from "./contract.ts";

export const getIPLocation = operation(GetIPLocation, async (_, { locator, visitor }) => {
  const country = locator.country(visitor.address) ?? null;
  return { country, mainlandChina: country === "CN" };
});
