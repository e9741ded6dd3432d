import { AsyncLocalStorage } from "node:async_hooks";
import { spokenLanguage, type Language } from "../kernel/language.ts";
import { wordsWith, type ChangedWords } from "./changed-words.ts";

/** What a request, page or job says differently from the shop's own files: words are asked for where nobody can wait. */
const here = new AsyncLocalStorage<ChangedWords>();

export const withChangedWords = <Made>(changed: ChangedWords, make: () => Made): Made => here.run(changed, make);

/** `words` are those of this area in this language, or in the one that is shown instead of it. */
export const changedHere = <Words>(words: Words, language: Language, area: string): Words =>
  wordsWith(words, here.getStore()?.languages[spokenLanguage(language, area)]?.[area]);
