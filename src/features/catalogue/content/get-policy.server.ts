import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetPolicy } from "./contract.ts";
import { textsIn } from "./texts.server.ts";

export const getPolicy = operation(GetPolicy, async ({ docname, lang }, context) => {
  const { policies } = await textsIn(lang ?? context.visitor.language, context);
  return policies.find((policy) => policy.docname === docname) ?? refuse("NOT_FOUND");
});
