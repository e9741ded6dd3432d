import { languageFacts, type Language } from "../../kernel/language.ts";
import { useWords } from "../ground/asking.ts";

type Difference = { field: string; before: string | null; after: string | null };

/** `en.3` as a person says it. */
export function useFieldName(): (field: string) => string {
  const { content: words } = useWords();
  return (field) => {
    const [where = "", what = ""] = field.split(".");
    if (where === "facts") return words.facts[what as keyof typeof words.facts] ?? what;
    const language = languageFacts[where as Language]?.label ?? where;
    if (what === "title") return words.titleIn(language);
    return what === "source" ? words.sourceIn(language) : words.paragraphIn(language, Number(what) + 1);
  };
}

type TextDifferencesProps = {
  differences: readonly Difference[];
  /** `en.0` is then a form of a message, not a paragraph. */
  isOfWords?: boolean;
};

export function TextDifferences({ differences, isOfWords = false }: TextDifferencesProps) {
  const { content: words } = useWords();
  const fieldName = useFieldName();
  const named = (field: string) =>
    isOfWords ? languageFacts[field.split(".")[0] as Language].label : fieldName(field);
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{named(field)}</th>
            <td>{before === null ? <span className="soft">{words.nothing}</span> : <s>{before}</s>}</td>
            <td>{after === null ? <span className="soft">{words.nothing}</span> : <b>{after}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
