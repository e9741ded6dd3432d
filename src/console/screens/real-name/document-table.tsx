import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import { CorrectForm } from "./correct-form.tsx";
import type { RealName } from "./load.ts";

type Check = RealName["checks"][number]["check"];
type Read = { text: string; isSame: boolean; slice?: readonly number[] | null };
type ProvedField = NonNullable<RealName["proof"]>["fields"][number];
type Row = {
  field: string;
  typed: string;
  read?: Read | undefined;
  check?: Check;
  before?: string;
  proves?: ProvedField;
};

/** What was typed, field by field, beside what the photograph says by itself, with the result of the rule that there is for it. */
export function DocumentTable({ realName }: { realName: RealName }) {
  const { realNames: words } = useWords();
  const { facts } = words;
  const rows = useRows(realName);
  const passes = new Map(realName.checks.map((one) => [one.check, one.passes]));
  const { original, proof, read } = realName;
  return (
    <section>
      <table className="review-data">
        <caption className="vh">{words.data}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{facts.said}</span>
            </th>
            {read && <th scope="col">{facts.read}</th>}
            <th scope="col">{facts.typed}</th>
            {original && <th scope="col">{facts.before}</th>}
            <th scope="col" className="review-result">
              <span className="vh">{facts.checked}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, typed, read: said, check, before, proves }) => {
            const fits = (check === undefined || (passes.get(check) ?? true)) && (said?.isSame ?? true);
            const isSeen = check !== undefined || said !== undefined;
            const proven = proves !== undefined && proof?.fields.includes(proves) ? proof.title : undefined;
            return (
              <tr key={field} className={fits ? undefined : "wrong"}>
                <th scope="row">{field}</th>
                {read && (
                  <td>
                    {said && <Marked text={said.text} beside={said.isSame ? said.text : typed} />}
                    {said?.slice && <Slice of={said.slice} />}
                  </td>
                )}
                <td>{said && !said.isSame ? <Marked text={typed} beside={said.text} /> : typed}</td>
                {original && <td>{before}</td>}
                <td className="review-result">
                  {isSeen && <Result passes={fits} isBrief />}
                  {proven ? <Proved title={proven} /> : !isSeen && <ByEye />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <CorrectForm realName={realName} />
      {!read && <p className="review-hint">{realName.isBeingRead ? words.beingRead : words.notRead}</p>}
      {realName.isPerhapsHongKong && <p className="review-hint">{words.perhapsHongKong}</p>}
    </section>
  );
}

/** The piece of the photograph that was read, which a script cuts out of it (offer-photo-view.ts). */
const Slice = ({ of }: { of: readonly number[] }) => (
  <canvas className="review-slice" data-slice={of.join()} aria-hidden="true" hidden />
);

/** The characters that are others in the text beside it; of two that are not of a length, from the first one on. */
function Marked({ text, beside }: Record<"text" | "beside", string>) {
  const [own, other] = [Array.from(text), Array.from(beside)];
  const first = own.findIndex((one, place) => one !== other[place]);
  if (first < 0) return text;
  return own.map((one, place) =>
    (own.length === other.length ? one !== other[place] : place >= first) ? <mark key={place}>{one}</mark> : one,
  );
}

function useRows({ document, original, age, read }: RealName): Row[] {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { fields } = words;
  const day = (date: string) => dateText(date, language);
  const said = (name: keyof NonNullable<RealName["read"]>["fields"], shown = (text: string) => text) => {
    const field = read?.fields[name];
    return field && { text: shown(field.text), isSame: field.isSame, slice: field.slice };
  };
  const ofType = (type: number) => wordFor(words.documents, String(type));
  return [
    {
      field: fields.type,
      typed: ofType(document.type),
      read: read ? { text: ofType(read.type), isSame: read.type === document.type } : undefined,
      check: "type",
      ...(original && { before: ofType(original.type) }),
    },
    {
      field: fields.number,
      typed: document.number,
      read: said("number"),
      check: "number",
      proves: "number",
      ...(original && { before: original.number }),
    },
    { field: fields.englishName, typed: document.englishName, read: said("englishName"), proves: "englishName" },
    ...(document.chineseName || said("chineseName")
      ? [
          {
            field: fields.chineseName,
            typed: document.chineseName ?? "",
            read: said("chineseName"),
            proves: "chineseName" as const,
          },
        ]
      : []),
    {
      field: fields.birth,
      typed: `${day(document.birth)} · ${words.age(age)}`,
      read: said("birth", day),
      check: "age",
      proves: "birth",
    },
    {
      field: fields.expiry,
      typed: document.expiry ? day(document.expiry) : words.noExpiry,
      read: said("expiry", day),
      check: "expiry",
    },
    { field: fields.country, typed: document.country, read: said("country"), check: "region" },
  ];
}

/** `isBrief`: the sign alone, beside the values that say why. */
export function Result({ passes, isBrief = false }: { passes: boolean; isBrief?: boolean }) {
  const { realNames: words } = useWords();
  return (
    <span className={passes ? "review-fits" : "review-differs"}>
      <Icon name={passes ? "circle-check" : "triangle-alert"} />
      <span className={isBrief ? "vh" : undefined}>{passes ? words.fits : words.differs}</span>
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
