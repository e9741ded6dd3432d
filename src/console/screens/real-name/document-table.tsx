import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { RealName } from "./load.ts";

type Check = RealName["checks"][number]["check"];
type ProvedField = NonNullable<RealName["proof"]>["fields"][number];
type Row = { field: string; typed: string; check?: Check; before?: string; proves?: ProvedField };

/** What was typed, field by field, with the result of the rule that there is for it; the rest is compared by eye. */
export function DocumentTable({ realName }: { realName: RealName }) {
  const { realNames: words } = useWords();
  const { facts } = words;
  const rows = useRows(realName);
  const passes = new Map(realName.checks.map((one) => [one.check, one.passes]));
  const { original, proof } = realName;
  return (
    <section>
      <table className="review-data">
        <caption className="vh">{words.data}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{facts.said}</span>
            </th>
            <th scope="col">{facts.typed}</th>
            {original && <th scope="col">{facts.before}</th>}
            <th scope="col" className="review-result">
              {facts.checked}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, typed, check, before, proves }) => (
            <tr key={field} className={check && !passes.get(check) ? "wrong" : undefined}>
              <th scope="row">{field}</th>
              <td>{typed}</td>
              {original && <td>{before}</td>}
              <td className="review-result">
                {check && <Result passes={passes.get(check) ?? true} />}
                {proves && proof?.fields.includes(proves) ? <Proved title={proof.title} /> : !check && <ByEye />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {realName.isPerhapsHongKong && <p className="review-hint">{words.perhapsHongKong}</p>}
    </section>
  );
}

function useRows({ document, original, age }: RealName): Row[] {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { fields } = words;
  const day = (date: string) => dateText(date, language);
  return [
    {
      field: fields.type,
      typed: wordFor(words.documents, String(document.type)),
      check: "type",
      ...(original && { before: wordFor(words.documents, String(original.type)) }),
    },
    {
      field: fields.number,
      typed: document.number,
      check: "number",
      proves: "number",
      ...(original && { before: original.number }),
    },
    { field: fields.englishName, typed: document.englishName, proves: "englishName" },
    ...(document.chineseName
      ? [{ field: fields.chineseName, typed: document.chineseName, proves: "chineseName" as const }]
      : []),
    { field: fields.birth, typed: `${day(document.birth)} · ${words.age(age)}`, check: "age", proves: "birth" },
    { field: fields.expiry, typed: document.expiry ? day(document.expiry) : words.noExpiry, check: "expiry" },
    { field: fields.country, typed: document.country, check: "region" },
  ];
}

export function Result({ passes }: { passes: boolean }) {
  const { realNames: words } = useWords();
  return (
    <span className={passes ? "review-fits" : "review-differs"}>
      <Icon name={passes ? "circle-check" : "triangle-alert"} />
      <span>{passes ? words.fits : words.differs}</span>
    </span>
  );
}

/** By the person's digital identity, which the shop has asked itself. */
function Proved({ title }: { title: string }) {
  const { realNames: words } = useWords();
  return (
    <span className="review-fits">
      <Icon name="circle-check" />
      <span>{words.proved(title)}</span>
    </span>
  );
}

function ByEye() {
  const { realNames: words } = useWords();
  return <span className="soft">{words.byEye}</span>;
}
