import { operation } from "../../../platform/operation.server.ts";
import { SetLetterKeys } from "./contract.ts";
import { keepLetterKeys } from "./store.server.ts";

/** A habit of one person: said twice it is the same, and it stands in no trail. */
export const setLetterKeys = operation(SetLetterKeys, async ({ letterKeys }, { db, caller }) => {
  await keepLetterKeys(db, caller.staffId, letterKeys);
  return {};
});
