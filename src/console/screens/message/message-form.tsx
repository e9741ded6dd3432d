import { useActionData } from "react-router";
import { originalOfWords } from "../../../features/catalogue/words/rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { EnterKeeps } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import type { MessageAnswered } from "./act.ts";
import type { MessagePage } from "./load.ts";
import { MessageCell } from "./message-cell.tsx";
import type { Entries } from "./message-entries.ts";

type Props = { page: MessagePage; entries: Entries; version: number; now: Entries | undefined };

/** The languages side by side, a row for each form of the message. */
export function MessageForm({ page, entries, version, now }: Props) {
  const answered = useActionData() as MessageAnswered | undefined;
  const { content, wording: words } = useWords();
  const { area, message, mayEdit, draftedAt } = page;
  const change = answered ? answered.change : page.change;
  const { languages, names, isEditable } = message;
  const errors = new Map(answered?.fields.map(({ field, message: said }) => [field, said]));
  const forms = Math.max(...languages.map(({ compiled }) => compiled.length));
  const original = languages.find(({ language }) => language === originalOfWords)?.texts ?? [];
  return (
    <form method="post" noValidate className="text-form" data-draft="">
      {mayEdit && <EnterKeeps />}
      <input type="hidden" name="version" value={version} />
      {change !== undefined && <input type="hidden" name="change" value={change} />}
      {errors.size > 0 && !answered?.look && (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          <span>{content.problems(errors.size)}</span>
        </p>
      )}
      {!isEditable && <p className="told">{words.fixed}</p>}
      {names.length > 0 && isEditable && (
        <p className="soft small">{words.values(names.map((name) => `{${name}}`).join(" "))}</p>
      )}
      {forms > 1 && <p className="soft small">{words.forms}</p>}
      {area === "texts" && (
        <p className="text-warning">
          <Icon name="triangle-alert" />
          <span>
            {words.registration} {words.length}
          </span>
        </p>
      )}
      <fieldset disabled={!mayEdit} className="text-grid" data-languages={languages.length}>
        <legend className="vh">{content.languages}</legend>
        {languages.map(({ language, state, isChanged }) => (
          <p key={language} className="text-head">
            <b lang={languageFacts[language].html}>{languageFacts[language].label}</b>
            {language === originalOfWords && <span className="chip">{content.original}</span>}
            {state !== "current" && (
              <span className="text-mark" data-state={state}>
                {words.state[state]}
              </span>
            )}
            {isChanged && <span className="text-mark">{words.isChanged}</span>}
          </p>
        ))}
        {Array.from({ length: forms }, (_, at) =>
          languages.map((inLanguage) => (
            <MessageCell
              key={`${inLanguage.language}.${at}`}
              inLanguage={inLanguage}
              at={at}
              original={original.join("\n")}
              entries={entries}
              error={errors.get(`${inLanguage.language}.${at}`)}
              now={now?.[`${inLanguage.language}.${at}`]}
            />
          )),
        )}
      </fieldset>
      {mayEdit && (
        <footer className="dock">
          <output className="dock-said" data-kept={content.kept} />
          {draftedAt !== undefined && (
            <button className="button" name="do" value="drop">
              {content.drop}
            </button>
          )}
          <button className="button" name="do" value="keep">
            {content.keep}
          </button>
          <button className="button button-go" name="do" value="look" aria-keyshortcuts="Meta+S Control+S">
            {content.look}
            <Key>⌘ S</Key>
          </button>
        </footer>
      )}
    </form>
  );
}
