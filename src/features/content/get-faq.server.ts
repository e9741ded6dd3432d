import { operation } from "../../platform/operation.server.ts";
import { GetFaq } from "./contract.ts";
import { faqOf } from "./store.server.ts";

export const getFaq = operation(GetFaq, async ({ type, lang }, { db, visitor }) => {
  const questions = await faqOf(db, type, lang ?? visitor.language);
  return { items: questions.map(({ id, question, answer_html }) => ({ id, Q: question, A: answer_html })) };
});
