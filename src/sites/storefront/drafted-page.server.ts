import { GetPlans } from "../../features/catalogue/plans/staff-contract.ts";
import { GetDraftedWords } from "../../features/catalogue/words/staff-contract.ts";
import type { Endpoint, OutputOf } from "../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../kernel/envelope.ts";
import { defaultLanguage, isLanguage } from "../../kernel/language.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { FileOfSite } from "../../platform/http/private-pages.server.ts";
import { drawnDraft, ownDraft, type DraftSide } from "./drawn-draft.server.ts";
import { exampleInstallLink, exampleLink, ofExample } from "./example-order.server.ts";

/** With the words that somebody has typed; a page of an order is that of an example. */
export const draftedPage =
  (side: DraftSide): FileOfSite =>
  async ({ query, ask }) => {
    const { area, path, lang } = query as Record<string, unknown>;
    const asked = async <Of extends Endpoint>({ path: of }: Of, wish: object) =>
      unwrap((await ask(of, wish)) as Envelope<OutputOf<Of>>);
    const { page, words } = await asked(GetDraftedWords, { area, path });
    if (page === null) throw new Refusal("NOT_FOUND");
    const instead = ofExample(isLanguage(lang) ? lang : defaultLanguage);
    return drawnDraft(side, { page: await addressOf(page), lang, sign: ownDraft, words, instead });

    async function addressOf(name: string): Promise<string> {
      if (name === "order-detail" || name === "order-result") return `${name}?${exampleLink}`;
      if (name === "install") return `${name}?${exampleInstallLink}`;
      if (name !== "order-sim" && name !== "plan-detail") return name;
      const { plans } = await asked(GetPlans, {});
      const code = plans.find(({ ways }) => ways.includes("esim"))?.code;
      if (code === undefined) throw new Refusal("NOT_FOUND");
      return `${name}?${name === "order-sim" ? "plan" : "code"}=${encodeURIComponent(code)}`;
    }
  };
