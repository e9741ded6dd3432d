import { operation } from "../../../platform/operation.server.ts";
import { draftedWords } from "./drafted-words.server.ts";
import { pageOfArea } from "./pages.ts";
import { GetDraftedWords } from "./staff-contract.ts";

export const getDraftedWords = operation(GetDraftedWords, async (at, context) => ({
  page: pageOfArea[at.area] ?? null,
  words: (await draftedWords(at, context)) as never,
}));
