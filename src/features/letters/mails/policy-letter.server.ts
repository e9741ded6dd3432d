import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";

type PolicyFacts = { to: string; lang: Language; origin: string };

/** The privacy policy has changed materially: where to read it, and that nothing is lost by not agreeing. */
export function policyLetter({ to, lang, origin }: PolicyFacts): ComposedLetter {
  const { policy, brand } = letterWords(lang);
  return composeLetter({
    language: lang,
    subject: policy.subject,
    preview: policy.title,
    orderNumber: "",
    title: policy.title,
    figures: [],
    lead: policy.lead,
    blocks: [
      { kind: "text", text: policy.asked },
      {
        kind: "action" as const,
        label: policy.read,
        hint: policy.readHint,
        href: `${origin}/${lang}/policy/privacy_policy`,
      },
    ],
    footer: [brand, policy.footer(to)],
  });
}
