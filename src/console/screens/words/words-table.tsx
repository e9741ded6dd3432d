import { languageFacts } from "../../../kernel/language.ts";
import { useWords } from "../../ground/asking.ts";
import type { WordsPage } from "./load.ts";

type Props = { messages: WordsPage["messages"]; showsArea: boolean };

/** A row for each message, a column for each language. */
export function WordsTable({ messages, showsArea }: Props) {
  const { wording: words } = useWords();
  const languages = messages[0]?.languages.map(({ language }) => language) ?? [];
  return (
    <table className="list words-list">
      <caption className="vh">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.message}</th>
          {languages.map((language) => (
            <th key={language} scope="col" lang={languageFacts[language].html}>
              {languageFacts[language].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map(({ area, path, isEditable, languages: inEach }) => (
          <tr key={`${area}.${path}`}>
            <th scope="row" className="words-name">
              {showsArea && <span className="soft">{words.areas[area] ?? area}</span>}
              <a href={`/console/content/words/${area}/${encodeURIComponent(path)}`}>{path}</a>
              {!isEditable && <span className="soft">{words.fixed}</span>}
            </th>
            {inEach.map(({ language, text, state, isChanged }) => (
              <td key={language} lang={languageFacts[language].html}>
                {text}
                {(isChanged || state !== "current") && (
                  <span className="text-marks">
                    {state !== "current" && (
                      <span className="text-mark" data-state={state}>
                        {words.state[state]}
                      </span>
                    )}
                    {isChanged && <span className="text-mark">{words.isChanged}</span>}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
