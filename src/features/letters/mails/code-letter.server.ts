import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { ProofPurpose } from "../../../platform/database/tables.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";

/**
 * `open`: the long code, for a link that opens the form with everything filled in; undefined for signed-in users, who
 * have the form in front of them.
 */
type Facts = {
  purpose: ProofPurpose;
  code: string;
  minutes: number;
  email: string;
  language: Language;
  open?: { origin: string; long: string };
};

/** Where a code is typed in. */
const forms: Partial<Record<ProofPurpose, string>> = {
  sign_in: "login",
  register: "register",
  reset_password: "forgot-pass",
};

/** An e-mail with a verification code. The code is the title: it is what the reader came for. */
export function codeLetter({ purpose, code, minutes, email, language, open }: Facts): ComposedLetter {
  const { codes, brand } = letterWords(language);
  const { lead, secret, notYou } = purpose === "move_order" ? codes.spoken : codes;
  return composeLetter({
    language,
    subject: codes.subject,
    preview: codes.preview(minutes),
    orderNumber: "",
    title: code.replace(code.length > 6 ? /(?<=^(?:\d{4})+)(?=\d)/g : /(?<=^\d{3})/, " "),
    figures: [codes.titles[purpose]],
    lead: lead(minutes),
    blocks: [
      ...(open ? [linkTo({ purpose, email, language, ...open })] : []),
      { kind: "notice", title: secret, lines: [notYou] },
    ],
    footer: [brand, codes.footer(email)],
  });
}

function linkTo({
  purpose,
  email,
  language,
  origin,
  long,
}: Pick<Facts, "purpose" | "email" | "language"> & NonNullable<Facts["open"]>) {
  const { codes } = letterWords(language);
  const query = new URLSearchParams({ tab: "email", email, key: long });
  return {
    kind: "action" as const,
    label: codes.open,
    hint: codes.openHint,
    href: `${origin}/${language}/${forms[purpose]}?${query}`,
  };
}
