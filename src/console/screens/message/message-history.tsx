import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import type { MessagePage } from "./load.ts";
import { entriesOfVersion } from "./message-entries.ts";

type Props = { message: MessagePage["message"]; mayEdit: boolean };

/** Who has changed the message and why; each earlier state, and the shop's own, can be looked through again. */
export function MessageHistory({ message, mayEdit }: Props) {
  const { wording: words } = useWords();
  const { history, version } = message;
  return (
    <section className="plan-history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {history.length === 0 && <p className="soft small">{words.historyNone}</p>}
      <ol>
        {history.map((one) => (
          <li key={one.version}>
            <details>
              <summary>
                <Moment at={one.at} className="soft" /> <b>{one.who}</b> <q>{one.reason}</q>
              </summary>
              <dl className="message-said">
                {one.languages.map(({ language, texts }) => (
                  <div key={language}>
                    <dt>{languageFacts[language].label}</dt>
                    <dd lang={languageFacts[language].html}>{texts?.join(" / ") ?? words.asCompiled}</dd>
                  </div>
                ))}
              </dl>
              {mayEdit && one.version !== version && <Back message={message} to={one.version} />}
            </details>
          </li>
        ))}
      </ol>
      {mayEdit && message.languages.some(({ isChanged }) => isChanged) && <Back message={message} to={0} />}
    </section>
  );
}

function Back({ message, to }: { message: MessagePage["message"]; to: number }) {
  const { wording: words } = useWords();
  const said = to === 0 ? words.backToCompiled : words.backTo(to);
  return (
    <form method="post">
      <input type="hidden" name="version" value={message.version} />
      {Object.entries({ ...entriesOfVersion(message, to), reason: said }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" name="do" value="look">
        <Icon name="rotate-ccw" />
        {said}
      </button>
    </form>
  );
}
