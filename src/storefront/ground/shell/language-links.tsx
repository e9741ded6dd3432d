import { languageFacts, type Language } from "../../../kernel/language.ts";
import { inLanguage } from "../links.ts";
import { useShownAddress } from "../visit/use-shown-address.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** Every language of a page without menus; a plain link with a page load, since a page's texts belong to its language. */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const address = useShownAddress();
  const { shown } = useVisit();
  const { preferences } = useWords("shell");
  return (
    <nav className="language-links" aria-label={preferences.languages}>
      {languages.map((language) => {
        const { html, label, short } = languageFacts[language];
        return (
          <a
            key={language}
            href={inLanguage(address, language)}
            hrefLang={html}
            lang={html}
            title={label}
            aria-current={language === shown ? "true" : undefined}
          >
            <span className="wide-only">{label}</span>
            <span className="narrow-only">{short}</span>
          </a>
        );
      })}
    </nav>
  );
}
