import { isMeaning, isPair, termsOf } from "./terms-of.ts";

/** A text that can answer; `question` weighs more than `text`. */
export type Source = { id: string; question: string; text: string };
type Ranked = { id: string; score: number; confidence: number };

type Document = { id: string; terms: Map<string, number>; asked: Set<string>; length: number };
export type Index = {
  documents: readonly Document[];
  idf: (term: string) => number;
  usual: number;
  /** What a term is worth that the text mentions, beside one that its question asks. */
  mentioned: number;
};

/** BM25 with the usual constants; what the question says counts as often as four times the text. */
const [k1, b, questionWeight] = [1.2, 0.4, 6];
/** A meaning says more than the words that it is made of; a pair of characters, which may be no word at all, less. */
const [meaningWeight, pairWeight] = [3, 0.35];
const longestText = 6000;

export function indexOf(sources: readonly Source[], mentioned = 0.4): Index {
  const documents = sources.map(({ id, question, text }) => {
    const asked = termsOf(question);
    const terms = termsOf(text, longestText);
    for (const [term, times] of asked) terms.set(term, (terms.get(term) ?? 0) + questionWeight * times);
    return { id, terms, asked: new Set(asked.keys()), length: [...terms.values()].reduce((sum, one) => sum + one, 0) };
  });
  const holding = new Map<string, number>();
  for (const { terms } of documents) for (const term of terms.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  const all = documents.length;
  return {
    documents,
    mentioned,
    usual: documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all),
    idf: (term) => {
      const held = holding.get(term) ?? 0;
      return Math.log(1 + (all - held + 0.5) / (held + 0.5));
    },
  };
}

/**
 * The texts that are about what was asked, the best first, by score and confidence together. `confidence`, from 0 to 1:
 * the share of what was asked that the text's own question asks, and a part of what the text mentions; a word that no
 * text knows counts against all of them.
 */
export function rank(asked: string, { documents, idf, usual, mentioned }: Index): Ranked[] {
  const terms = [...termsOf(asked).keys()];
  const weight = (term: string) => idf(term) * (isMeaning(term) ? meaningWeight : isPair(term) ? pairWeight : 1);
  const total = terms.reduce((sum, term) => sum + weight(term), 0);
  if (total === 0) return [];
  return documents
    .map(({ id, terms: held, asked: inQuestion, length }) => {
      let [score, covered] = [0, 0];
      for (const term of terms) {
        const times = held.get(term);
        if (times === undefined) continue;
        const norm = (times * (k1 + 1)) / (times + k1 * (1 - b + (b * length) / usual));
        score += weight(term) * norm;
        covered += weight(term) * (inQuestion.has(term) ? 1 : mentioned);
      }
      return { id, score, confidence: covered / total };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score * other.confidence - one.score * one.confidence);
}
