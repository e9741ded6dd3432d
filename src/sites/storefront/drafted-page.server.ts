import { GetDraftedWords } from "../../features/catalogue/words/staff-contract.ts";
import { firstCurrency } from "../../kernel/currency.ts";
import type { OutputOf } from "../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../kernel/envelope.ts";
import { defaultLanguage, isLanguage } from "../../kernel/language.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { Answer } from "../../platform/answer.server.ts";
import { contextFor, type Shop } from "../../platform/context.server.ts";
import type { FileOfSite } from "../../platform/http/private-pages.server.ts";
import type { Renderer } from "../../platform/rendering.ts";

type Side = Pick<Renderer, "render"> & { shop: Shop; answer: Answer };

/**
 * A page of the shop with the words that a member of staff has typed and not published. What the page asks for is
 * answered as to a stranger and with the words of today, so that no draft gets into what is kept for others.
 */
export const draftedPage =
  ({ shop, answer, render }: Side): FileOfSite =>
  async ({ query, ask }) => {
    const { area, path, lang } = query as Record<string, unknown>;
    const answered = (await ask(GetDraftedWords.path, { area, path })) as Envelope<OutputOf<typeof GetDraftedWords>>;
    const { page, words } = unwrap(answered);
    if (page === null) throw new Refusal("NOT_FOUND");
    const language = isLanguage(lang) ? lang : defaultLanguage;
    const context = contextFor(shop, { language, address: "" });
    const rendered = await render({
      request: new Request(new URL(`/${language}/${page}`, shop.origin)),
      language,
      currency: firstCurrency(language),
      ask: async (called, input) => (await answer(called, input, context)).envelope,
      words,
      isDraft: true,
    });
    if (rendered.kind === "redirect") throw new Refusal("NOT_FOUND");
    return { name: "page.html", type: "text/html; charset=utf-8", file: rendered.html };
  };
