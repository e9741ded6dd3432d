import { faqKinds } from "../../../features/catalogue/content/faq-kinds.ts";
import type { TextKind } from "../../../features/catalogue/content/staff-rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import type { TextRow } from "./load.ts";

type Props = { kind: TextKind; texts: readonly TextRow[]; mayOrder: boolean };

/** Questions by their kinds, in the order of the shop. */
export function TextTable({ kind, texts, mayOrder }: Props) {
  const { content: words } = useWords();
  const groups =
    kind === "question"
      ? faqKinds.map((topic) => ({ topic, rows: texts.filter(({ name }) => name.startsWith(`${topic}.`)) }))
      : [{ topic: undefined, rows: texts }];
  return (
    <>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ topic, rows }) => (
          <section key={topic ?? kind} aria-label={topic ? words.topics[topic] : words.kinds[kind]}>
            {topic && (
              <h2 className="text-topic">
                {words.topics[topic]} <span>{rows.length}</span>
              </h2>
            )}
            <Texts
              kind={kind}
              label={topic ? words.topics[topic] : words.kinds[kind]}
              rows={rows}
              topic={mayOrder ? topic : undefined}
            />
          </section>
        ))}
    </>
  );
}

type TextsProps = { kind: TextKind; label: string; rows: readonly TextRow[]; topic: string | undefined };

function Texts({ kind, label, rows, topic }: TextsProps) {
  const { content: words } = useWords();
  const order = rows.map(({ name }) => idIn(name)).join(" ");
  return (
    <table className="list text-list">
      <caption className="vh">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.text}</th>
          <th scope="col">{words.languages}</th>
          {topic && <th scope="col">{words.order}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((text, place) => (
          <tr key={text.name} id={text.name}>
            <th scope="row" className="text-list-name">
              <a href={`/console/content/${kind}/${encodeURIComponent(text.name)}`}>
                {text.title} <span className="soft">{text.name}</span>
              </a>{" "}
              {text.isWithdrawn && <span className="chip">{words.withdrawn}</span>}
            </th>
            <td>
              <span className="text-marks">
                {text.languages.map((one) => (
                  <LanguageMark key={one.language} {...one} />
                ))}
              </span>
            </td>
            {topic && (
              <td>
                <form method="post" className="text-moves">
                  <RequestKey />
                  <input type="hidden" name="topic" value={topic} />
                  <input type="hidden" name="order" value={order} />
                  {place > 0 && (
                    <Move by={-1} id={idIn(text.name)} label={words.moveUp(text.title)} icon="chevron-up" />
                  )}
                  {place < rows.length - 1 && (
                    <Move by={1} id={idIn(text.name)} label={words.moveDown(text.title)} icon="chevron-down" />
                  )}
                </form>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `Use.hotspot` → `hotspot`. */
const idIn = (name: string): string => name.slice(name.indexOf(".") + 1);

type MoveProps = { by: number; id: string; label: string; icon: "chevron-up" | "chevron-down" };

function Move({ by, id, label, icon }: MoveProps) {
  return (
    <button className="button button-quiet" name="move" value={`${id} ${by}`} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

function LanguageMark({ language, behind, missing }: TextRow["languages"][number]) {
  const { content: words } = useWords();
  const state = missing > 0 ? "missing" : behind > 0 ? "behind" : "current";
  const said = { missing: words.missing(missing), behind: words.behind(behind), current: words.current };
  return (
    <span className="text-mark" data-state={state}>
      <span lang={languageFacts[language].html}>{languageFacts[language].label}</span>
      {state === "current" ? <span className="vh">{said.current}</span> : <span>{said[state]}</span>}
    </span>
  );
}
