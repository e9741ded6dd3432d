import type { MouseEvent } from "react";
import { languageFacts, offeredLanguages, type Language } from "../../../kernel/language.ts";
import { classes } from "../../../ui/classes.ts";
import { inLanguage } from "../links.ts";
import { useShownAddress } from "../visit/use-shown-address.ts";
import { useVisit } from "../visit/visit.ts";

/**
 * Row L5: Chinese readers get English, everybody else Simplified Chinese, the shop's default; where that is not offered,
 * another language that is.
 */
function otherLanguage(language: Language, shown: Language): Language | undefined {
  const offered = offeredLanguages();
  const usual = language.startsWith("zh") ? "en" : "zh-cn";
  return offered.includes(usual) && usual !== shown ? usual : offered.find((one) => one !== shown);
}

const shortName: Partial<Record<Language, string>> = { en: "EN", "zh-cn": "中文" };

/** The server does not know the fragment, so it is added on click. */
const keepAnchor = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.hash = location.hash;
};

/** A plain link with a page load: a page's texts belong to its language. */
export function LanguageToggle({ className }: { className?: string }) {
  const address = useShownAddress();
  const { language, shown } = useVisit();
  const other = otherLanguage(language, shown);
  if (!other) return null;
  const { html, short } = languageFacts[other];
  return (
    <a
      className={classes("icon-button site-toggle", className)}
      href={inLanguage(address, other)}
      hrefLang={html}
      lang={html}
      onClick={keepAnchor}
    >
      {shortName[other] ?? short}
    </a>
  );
}
