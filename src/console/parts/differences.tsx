import { useWords } from "../ground/asking.ts";
import { fieldLabel } from "./field-label.ts";
import { amountText } from "./typed-values.ts";

type Difference = { field: string; before: string | null; after: string | null };

type DifferencesProps = {
  differences: readonly Difference[];
  /** How fields and values are called where they are not a plan's. */
  named?: { label: (field: string) => string; value: (field: string, value: string) => string };
};

export function Differences({ differences, named }: DifferencesProps) {
  const { plan: words } = useWords().plans;
  const shown = (field: string, value: string | null) => {
    if (value === null || value === "") return words.nothing;
    if (named) return named.value(field, value);
    if (field.startsWith("prices.")) return amountText(Number(value));
    return value in words.choices ? words.choices[value as keyof typeof words.choices] : value;
  };
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
            <th scope="row">{named ? named.label(field) : fieldLabel(field, words)}</th>
            <td>
              <s>{shown(field, before)}</s>
            </td>
            <td>
              <b>{shown(field, after)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
