import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { Key } from "./key.tsx";

/** What of a filter is chosen, in words. */
type ChosenFacet = { facet: string; label: string; text: string };
export type Options = readonly (readonly [value: string, text: string])[];

type BoxProps = { label: string; isOn: boolean; hasKey?: boolean; children: ReactNode };
/** The key `F` leads to the first one. */
export function FacetBox({ label, isOn, hasKey = false, children }: BoxProps) {
  return (
    <label className={isOn ? "facet facet-on" : "facet"}>
      <span>{label}</span>
      {hasKey && <Key>F</Key>}
      {children}
    </label>
  );
}

type SelectProps = { facet: string; options: Options; chosen: string | undefined; hasKey?: boolean };
/** Opened, it shows how many rows each value has (ground/facet-counts). */
export function FacetSelect({ facet, options, chosen, hasKey = false }: SelectProps) {
  const { any } = useWords().orders.facets;
  return (
    <select name={facet} defaultValue={chosen ?? ""} aria-keyshortcuts={hasKey ? "f" : undefined} data-facet={facet}>
      <option value="">{any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

type DroppingProps = { chosen: readonly ChosenFacet[]; without: (facet: string) => string };
/** What is chosen, each a link to the list without it. */
export function Dropping({ chosen, without }: DroppingProps) {
  const { facets: words } = useWords().orders;
  if (chosen.length === 0) return null;
  return (
    <ul className="facets-chosen" aria-label={words.chosen}>
      {chosen.map(({ facet, label, text }) => (
        <li key={facet}>
          <a href={without(facet)} aria-label={words.drop(`${label}: ${text}`)}>
            {label} <b>{text}</b>
            <Icon name="x" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type InTheWayProps = {
  /** Each with what it would show if it were taken away. */
  drops: readonly { name: string; href: string; would: string }[];
  none: string;
};
/** Of an empty list: which filters are in the way. */
export function InTheWay({ drops, none }: InTheWayProps) {
  const { facets: words } = useWords().orders;
  if (drops.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{words.emptyLede}</p>
      <ul className="facets-chosen">
        {drops.map(({ name, href, would }) => (
          <li key={name}>
            <a href={href}>{would}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type CountsProps = {
  label: string;
  title: string;
  /** What is counted. */
  counted: string;
  values: readonly { value: string; text: string; count: string; href: string; isChosen: boolean }[];
  children: ReactNode;
};
/** How many rows have which value; a script puts the numbers into the bar instead. */
export function FacetCounts({ label, title, counted, values, children }: CountsProps) {
  return (
    <div className="facet-counts">
      <table className="list">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" className="end">
              {counted}
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ value, text, count, href, isChosen }) => (
            <tr key={value}>
              <th scope="row">
                <a href={href} aria-current={isChosen || undefined}>
                  {text}
                </a>
              </th>
              <td className="end">
                <data value={value} data-count="">
                  {count}
                </data>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
