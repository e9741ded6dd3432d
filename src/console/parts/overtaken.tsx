import { useWords } from "../ground/asking.ts";
import { EnterKeeps } from "./form.tsx";

export type Compared = readonly [label: string, now: string | null | undefined, yours: string | null | undefined];

type Props = {
  values: readonly Compared[];
  /** Where what stands now is read alone; none: the form is kept, and lets go of what was typed itself. */
  here?: string;
  /** How it lets go. */
  deed?: string;
  /** Nothing can be put in its place any more. */
  isOver?: boolean;
};

/** Two people, one thing: what stands now beside what was typed, which stays in the form and counts when it is sent again. */
export function Overtaken({ values, here, deed = "drop", isOver = false }: Props) {
  const { overtaken: words } = useWords();
  const differing = values.filter(([, now, yours]) => (now ?? "") !== (yours ?? ""));
  return (
    <div className="overtaken">
      <table className="differences">
        <caption>{words.said}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.yours}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(([label, now, yours]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{now || words.nothing}</td>
              <td>
                <b>{yours || words.nothing}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="row">
        {here === undefined ? (
          <>
            <EnterKeeps />
            <button className="button" name="do" value={deed} formNoValidate>
              {words.take}
            </button>
          </>
        ) : (
          <a className="button" href={here}>
            {words.take}
          </a>
        )}
        {!isOver && <span className="soft small">{words.keep}</span>}
      </p>
    </div>
  );
}
