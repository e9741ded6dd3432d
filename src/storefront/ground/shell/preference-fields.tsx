import { currencySymbol, offeredCurrencies } from "../../../kernel/currency.ts";
import { languageFacts, offeredLanguages } from "../../../kernel/language.ts";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** Row L4. Only the server renders them (preferences.tsx). */
export function PreferenceFields() {
  const { language, shown, currency } = useVisit();
  const { preferences: words } = useWords("menus");
  return (
    <>
      <RadioCards
        label={words.language}
        name="language"
        defaultValue={shown}
        beside
        cards={offeredLanguages().map((one) => ({
          value: one,
          label: <span lang={languageFacts[one].html}>{languageFacts[one].label}</span>,
        }))}
      />
      <RadioCards
        label={words.currency}
        name="currency"
        defaultValue={currency}
        beside
        cards={offeredCurrencies().map((one) => ({
          value: one,
          label: one,
          about: words.currencies[one],
          end: currencySymbol(one, language),
        }))}
      />
    </>
  );
}
