import { operation } from "../../../platform/operation.server.ts";
import { GetFaq } from "./contract.ts";
import { questionsIn } from "./questions.server.ts";

export const getFaq = operation(GetFaq, async ({ type, lang }, context) => {
  const { texts, counts } = await questionsIn(lang ?? context.visitor.language, context);
  return { items: texts.map(({ one }) => one).filter(({ kind }) => kind === type), counts };
});
