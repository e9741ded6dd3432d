import { operation } from "../../../platform/operation.server.ts";
import { SearchFaq } from "./contract.ts";
import { matchingQuestions } from "./matching-questions.ts";
import { questionsIn } from "./questions.server.ts";

export const searchFaq = operation(SearchFaq, async ({ query, lang }, context) => {
  const { texts, counts } = await questionsIn(lang ?? context.visitor.language, context);
  return { hits: matchingQuestions(query, texts), counts };
});
