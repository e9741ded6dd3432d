import { mostValues } from "../../kernel/facet.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { countedText } from "./counted-text.ts";
import type { Faceted } from "./facet-bar.tsx";
import { Dropped, Empty } from "./list.tsx";

type Props = Faceted & {
  /** The list, as its own page is titled. */
  list: string;
  facet: string;
  values: readonly { value: string; name: string; count: number; more: boolean }[];
  /** What is said where not all of the view was counted; null: all was. */
  partly: string | null;
  dropped: readonly string[];
};

/** How many rows of a filter have which value; a script puts the numbers into the bar instead. */
export function FacetCounts({ list, choices, asks, at, facet, values, partly, dropped }: Props) {
  const { titled, facets: words } = useWords();
  const { label, options } = choices.find((one) => one.facet === facet)!;
  const title = words.by(list, label);
  const named = (value: string, name: string) => options?.find(([one]) => one === value)?.[1] ?? name;
  return (
    <>
      <title>{titled(title)}</title>
      <header className="bar">
        <h1>{title}</h1>
        <a className="button button-quiet" href={at("", asks)}>
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <nav className="views" aria-label={words.facet}>
        {choices
          .filter(({ isCounted }) => isCounted)
          .map((one) => (
            <a
              key={one.facet}
              href={at("/counts", { ...asks, facet: one.facet })}
              aria-current={one.facet === facet ? "page" : undefined}
            >
              {one.label}
            </a>
          ))}
      </nav>
      <Dropped names={dropped} />
      {values.length === 0 ? (
        <Empty title={words.none}>
          <a className="button" href={at("", { ...asks, [facet]: null })}>
            {words.back}
          </a>
        </Empty>
      ) : (
        <div className="facet-counts">
          <table className="list">
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{label}</th>
                <th scope="col" className="end">
                  {words.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ value, name, ...count }) => (
                <tr key={value}>
                  <th scope="row">
                    <a href={at("", { ...asks, [facet]: value })} aria-current={asks[facet] === value || undefined}>
                      {named(value, name)}
                    </a>
                  </th>
                  <td className="end">
                    <data value={value} data-count="">
                      {countedText(count)}
                    </data>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft">{words.others}</p>
          {partly !== null && <p className="soft">{partly}</p>}
          {values.length === mostValues && <p className="soft">{words.rest}</p>}
        </div>
      )}
    </>
  );
}
