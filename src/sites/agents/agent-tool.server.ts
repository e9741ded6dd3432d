import * as z from "zod";
import type { Currency } from "../../kernel/currency.ts";
import { fullyOffered, type Language } from "../../kernel/language.ts";
import type { Money } from "../../kernel/money.ts";
import type { Call } from "../../storefront/ground/visit/calls.ts";

/** What a tool knows of its call: the shop's own calls, as a visitor without a session makes them. */
export type Asking = { call: Call; origin: string; language: Language; currency: Currency };

/**
 * What an assistant can ask of the shop. `run` gives what is shown to it, and throws `CallRefused` where a visitor
 * would be refused.
 */
export type AgentTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  run: (input: never, asking: Asking) => Promise<object>;
};

/** In which every tool answers, and in which the pages are that its links open. */
const LanguageWish = z
  .enum(fullyOffered as [Language, ...Language[]])
  .default("en")
  .describe(
    "Language of names and of the pages that links open; it also decides the currency of prices: what its pages show to whoever has chosen none.",
  );

export function agentTool<Shape extends z.ZodRawShape>(
  facts: Pick<AgentTool, "name" | "title" | "description"> & {
    input: Shape;
    run: (input: z.output<z.ZodObject<Shape>>, asking: Asking) => Promise<object>;
  },
): AgentTool {
  return { ...facts, input: z.object({ ...facts.input, language: LanguageWish }) };
}

/** `{ amount: "1234.50", currency: "USD" }`: minor units are misread by whoever does not read the documentation. */
export function shownMoney({ amount, currency }: Money) {
  return { amount: (amount / 100).toFixed(2), currency };
}
