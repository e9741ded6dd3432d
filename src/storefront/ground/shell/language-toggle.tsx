import type { MouseEvent } from "react";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { classes } from "../../../ui/classes.ts";
import { inLanguage } from "../links.ts";
import { useShownAddress } from "../visit/use-shown-address.ts";
import { useVisit } from "../visit/visit.ts";

/** Row L5: Chinese readers get English, everybody else Simplified Chinese, the shop's default. */
function otherLanguage(language: Language): Language {
  return language.startsWith("zh") ? "en" : "zh-cn";
}

const shortName = { en: "EN", "zh-cn": "中文" } as Record<Language, string>;

/** The server does not know the fragment, so it is added on click. */
const keepAnchor = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.hash = location.hash;
};

/** A plain link with a page load: a page's texts belong to its language. */
export function LanguageToggle({ className }: { className?: string }) {
  const address = useShownAddress();
  const other = otherLanguage(useVisit().language);
  const { html } = languageFacts[other];
  return (
    <a
      className={classes("icon-button site-toggle", className)}
      href={inLanguage(address, other)}
      hrefLang={html}
      lang={html}
      onClick={keepAnchor}
    >
      {shortName[other]}
    </a>
  );
}
