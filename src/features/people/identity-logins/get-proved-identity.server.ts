import { operation } from "../../../platform/operation.server.ts";
import { GetProvedIdentity } from "./contract.ts";
import { offeredIdentity } from "./offered-identity.ts";
import { justProved } from "./proof-of.server.ts";

export const getProvedIdentity = operation(GetProvedIdentity, async (_wish, context) => {
  const title = offeredIdentity(context.config);
  const identity = title === null ? undefined : await justProved(context);
  return { identity: identity && title !== null ? { title, ...identity } : null };
});
