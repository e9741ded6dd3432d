import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { GetPolicy } from "./contract.ts";
import { policy } from "./store.server.ts";

export const getPolicy = operation(GetPolicy, async ({ docname, lang }, { db, visitor }) => {
  return (await policy(db, docname, lang ?? visitor.language)) ?? refuse("NOT_FOUND");
});
