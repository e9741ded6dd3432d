import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Key, undoKeys } from "../../parts/key.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { IncidentPage } from "./load.ts";

/** What was written to whom, and for ten seconds the way to take it back. */
export function LettersSent({ letters, mayMend }: Pick<IncidentPage, "letters"> & { mayMend: boolean }) {
  const { incident: words } = useWords();
  if (letters.length === 0) return null;
  return (
    <Panel title={words.letters}>
      <ul className="incident-letters">
        {letters.map(({ id, at, who, orders, queued, heldUntil, subjects }) => (
          <li key={id}>
            {subjects.map(({ language, subject }) => (
              <b key={language} lang={languageFacts[language].html}>
                {subject}
              </b>
            ))}
            <small>
              {who} · <Moment at={at} /> · {heldUntil ? words.held(orders) : words.sentTo(queued, orders)}
            </small>
            {mayMend && heldUntil && (
              <form method="post">
                <input type="hidden" name="do" value="back" />
                <input type="hidden" name="letter" value={id} />
                <RequestKey />
                <button className="button" aria-keyshortcuts={undoKeys}>
                  <Icon name="undo-2" />
                  {words.back}
                  <Key>Z</Key>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
