import { createContext, useContext } from "react";
import { createContext as createRouterContext, type RouterContextProvider } from "react-router";
import type { Currency } from "../../../kernel/currency.ts";
import { shownLanguage, type Language } from "../../../kernel/language.ts";
import type { Call } from "./calls.ts";

/** Facts about the visit for every screen; serialised into the page for the browser. */
export type Visit = {
  language: Language;
  currency: Currency;
  /** Of a page that few languages have: the one that it is in. */
  shown?: Language;
};

/**
 * The context of loaders and actions: the visit, and how to call operations (in process on the server, `POST /api` in
 * the browser).
 */
export type Asking = Visit & { call: Call };
const askingContext = createRouterContext<Asking>();

export type ScreenArguments = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

export function provideAsking(context: RouterContextProvider, asking: Asking): RouterContextProvider {
  context.set(askingContext, asking);
  return context;
}

/** `const { call, language, currency } = asked(context)` in a loader or action. */
export function asked(context: Readonly<RouterContextProvider>): Asking {
  return context.get(askingContext);
}

const VisitContext = createContext<Visit>({ language: "zh-cn", currency: "CNY" });
export const VisitProvider = VisitContext.Provider;

/** `shown`: the language of the texts, which differs from the address's where it is not offered in full (L3). */
export function useVisit(): Visit & { shown: Language } {
  const visit = useContext(VisitContext);
  return { ...visit, shown: visit.shown ?? shownLanguage(visit.language) };
}
