import { operation } from "../../../platform/operation.server.ts";
import { GetIdentityOffer } from "./contract.ts";
import { offeredIdentity } from "./offered-identity.ts";

export const getIdentityOffer = operation(GetIdentityOffer, async (_wish, { config }) => ({
  title: offeredIdentity(config),
}));
