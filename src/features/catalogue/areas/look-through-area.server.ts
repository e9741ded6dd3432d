import { operation } from "../../../platform/operation.server.ts";
import { LookThroughArea } from "./contract.ts";
import { weighArea } from "./weigh-area.server.ts";

export const lookThroughArea = operation(LookThroughArea, async (wish, { db }) => {
  const { differences } = await weighArea(db, wish);
  return { differences };
});
