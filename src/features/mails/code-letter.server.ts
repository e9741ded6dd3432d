import { letterWords } from "../../i18n/letters.server.ts";
import type { Language } from "../../kernel/language.ts";
import type { ProofPurpose } from "../../platform/database/tables.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";

type Facts = { purpose: ProofPurpose; code: string; minutes: number; email: string; language: Language };

/** A code that proves a mailbox. The code is the title: it is what the reader came for. */
export function codeLetter({ purpose, code, minutes, email, language }: Facts): ComposedLetter {
  const { codes, brand } = letterWords(language);
  return composeLetter({
    language,
    subject: codes.subject,
    preview: codes.preview(minutes),
    orderNumber: "",
    title: `${code.slice(0, 3)} ${code.slice(3)}`,
    figures: [codes.titles[purpose]],
    lead: codes.lead(minutes),
    blocks: [{ kind: "notice", title: codes.secret, lines: [codes.notYou] }],
    footer: [brand, codes.footer(email)],
  });
}
