import { fullyOffered, languageFacts } from "../../kernel/language.ts";
import { usePage } from "./asking.ts";

/** A choice of the person, not of the address: an address can be handed to a colleague. */
export function LanguageForm() {
  const { language, words, here } = usePage();
  return (
    <form method="post" action="/console/language" className="languages" aria-label={words.language}>
      <input type="hidden" name="returnTo" value={here} />
      {fullyOffered.map((one) => (
        <button
          key={one}
          name="language"
          value={one}
          lang={languageFacts[one].html}
          aria-current={one === language ? "true" : undefined}
        >
          {languageFacts[one].label}
        </button>
      ))}
    </form>
  );
}
