import type { FormEvent } from "react";
import { languageFacts } from "../../../kernel/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal, opens } from "../../../ui/dialog.tsx";
import { DrawnOnce } from "../../../ui/drawn-once.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useShownAddress } from "../visit/use-shown-address.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

const drawing = import.meta.env.SSR ? await import("./preference-fields.tsx") : undefined;

const modal = "preferences";
const formId = "preferences-form";

/** The server does not know the fragment; browsers carry it through the redirect. */
const keepAnchor = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
  currentTarget.action = `/preferences${location.hash}`;
};

/**
 * Row L4. The server stores both choices and redirects back to this page (platform/http/preference-routes.server.ts).
 */
export function Preferences() {
  const address = useShownAddress();
  const { language, shown, currency } = useVisit();
  const { preferences: words, close } = useWords("shell");
  return (
    <>
      <button type="button" className="icon-button" {...opens(modal)}>
        <Icon name="globe" />
        <span className="site-preference">
          {languageFacts[language].short} · {currency}
        </span>
        <span className="vh">{words.open}</span>
      </button>
      <Modal
        id={modal}
        title={words.title}
        closeLabel={close}
        width="wide"
        actions={
          <>
            <Button type="reset" variant="quiet" form={formId}>
              {words.clear}
            </Button>
            <Button type="submit" variant="go" form={formId}>
              {words.confirm}
            </Button>
          </>
        }
      >
        {/* without autoComplete a browser that comes back puts in what was chosen before */}
        <form id={formId} method="post" action="/preferences" autoComplete="off" onSubmit={keepAnchor}>
          <input type="hidden" name="returnTo" value={address} />
          <DrawnOnce as="div" part="preferences" from={[language, shown, currency]} className="stack gap-5">
            {drawing && <drawing.PreferenceFields />}
          </DrawnOnce>
        </form>
      </Modal>
    </>
  );
}
