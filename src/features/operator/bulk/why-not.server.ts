import { errorWords } from "../../../i18n/errors.server.ts";
import { inboxWords } from "../../../i18n/inbox.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";

/** As the inbox says why one of several was not changed. */
export function whyNotIn(language: Language): (code: string) => string {
  const { because } = inboxWords(language).many;
  const { code: otherwise } = errorWords(language);
  return (code) =>
    Object.hasOwn(because, code) ? because[code as keyof typeof because] : otherwise(code as RefusalCode);
}
