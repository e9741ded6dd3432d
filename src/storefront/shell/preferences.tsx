import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { currencies, currencySymbol } from "../../kernel/currency.ts";
import { fullyOffered, languageFacts } from "../../kernel/language.ts";
import { Button } from "../../ui/button.tsx";
import { Modal, opens } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

const modal = "preferences";
const formId = "preferences-form";

/** The server does not know the anchor; a browser carries it through the redirect. */
const keepAnchor = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
  currentTarget.action = `/preferences${location.hash}`;
};

/** Row L4. The server keeps both choices and comes back to this page (platform/http/preference-routes.server.ts). */
export function Preferences() {
  const { pathname, search } = useLocation();
  const { language, shown, currency } = useVisit();
  const { preferences: words, close } = useWords("shell");
  return (
    <>
      <button type="button" className="icon-button" {...opens(modal)}>
        <Icon name="globe" />
        <span className="site-preference">{languageFacts[language].short} · {currency}</span>
        <span className="vh">{words.open}</span>
      </button>
      <Modal
        id={modal}
        title={words.title}
        closeLabel={close}
        width="wide"
        actions={
          <>
            <Button type="reset" variant="quiet" form={formId}>{words.clear}</Button>
            <Button type="submit" variant="go" form={formId}>{words.confirm}</Button>
          </>
        }
      >
        {/* without autoComplete a browser that comes back puts in what was chosen before */}
        <form id={formId} className="stack gap-5" method="post" action="/preferences" autoComplete="off" onSubmit={keepAnchor}>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <RadioCards
            label={words.language}
            name="language"
            defaultValue={shown}
            beside
            cards={fullyOffered.map((one) => ({ value: one, label: <span lang={languageFacts[one].html}>{languageFacts[one].label}</span> }))}
          />
          <RadioCards
            label={words.currency}
            name="currency"
            defaultValue={currency}
            beside
            cards={currencies.map((one) => ({ value: one, label: one, about: words.currencies[one], end: currencySymbol(one, language) }))}
          />
        </form>
      </Modal>
    </>
  );
}
