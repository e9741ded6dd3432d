import type { ReactNode } from "react";
import { useWords } from "../../ground/asking.ts";

/** `part`: how long its bar is, of 1; the numbers beside it say the same. `href`: the list that it counts, where there is one. */
type Bar = { name: string; part: number; value: string; share: string; was: string; href?: string };
type Props = {
  id: string;
  title: string;
  href: string;
  /** None where nothing is told yet. */
  lede?: ReactNode;
  /** What it says where there are no bars. */
  none?: string;
  sentence: string;
  names: { value: string; share: string };
  bars: readonly Bar[];
  as: "chart" | "table";
};

/** Numbers with a bar each, against the time before. */
export function Bars({ id, title, href, lede, none, sentence, names, bars, as }: Props) {
  const { bars: words } = useWords().overview;
  return (
    <section className="overview-bars" aria-labelledby={id}>
      <h2 id={id}>
        <a href={href}>{title}</a>
      </h2>
      {lede !== undefined && <p className="soft small">{lede}</p>}
      {bars.length === 0 ? (
        <p className="soft">{none ?? words.none}</p>
      ) : (
        <table className="line-table">
          <caption className="vh">{sentence}</caption>
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              {as === "chart" && <th scope="col" className="overview-bar" aria-hidden="true" />}
              <th scope="col">{names.value}</th>
              <th scope="col">{names.share}</th>
              <th scope="col">{words.was}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, part, value, share, was, href: list }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {as === "chart" && (
                  <td className="overview-bar" aria-hidden="true">
                    <svg viewBox="0 0 128 12" preserveAspectRatio="none">
                      <rect className="bar-track" width="128" height="12" />
                      <rect className="bar-part" width={Math.max(0, Math.min(1, part)) * 128} height="12" />
                    </svg>
                  </td>
                )}
                <td>
                  <b>{list === undefined ? value : <a href={list}>{value}</a>}</b>
                </td>
                <td className="soft">{share}</td>
                <td className="soft">{was}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** `91.4 %`; a dash where there was nothing to be a part of. */
export const percent = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part * 1000) / whole) / 10} %` : "–";
