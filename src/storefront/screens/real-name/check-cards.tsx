import { Fragment, type FormEvent } from "react";
import { readFields, type ReadDocument } from "../../../kernel/read-document.ts";
import { dayText } from "../../../kernel/written-date.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { isConfirmed, ownOf, cardFor, typedIn, type DetailName } from "./check-places.ts";
import { useDetailFields, type FieldsProps } from "./detail-fields.tsx";
import type { Facts } from "./load.ts";
import { ShotMarked } from "./shot-marked.tsx";
import { usePieces } from "./use-pieces.ts";

/** What was read: what proves itself apart from what needs the eyes of its holder, each beside the piece that says so. */
export function CheckCards({ reading, ...props }: FieldsProps & { reading: ReadDocument }) {
  const { details: words, send } = useWords("real-name");
  const { entries, facts, beside } = props;
  const fields = useDetailFields(props);
  const pieces = usePieces(entries, facts.pieces);
  const shown = useShownValue(facts);
  const of = (place: ReturnType<typeof cardFor>) =>
    readFields.filter((name) => cardFor(name, entries, reading) === place);
  const [confirm, asked, typed, proved] = [of("confirm"), of("asked"), of("typed"), of("proved")];
  const piece = (name: DetailName) => <Piece of={name} pieces={pieces} reading={reading} />;
  const valueOf = (name: DetailName) => shown(name, typedIn(entries, name));
  const isOfBoth = confirm.every((name) => name === "englishName" || name === "country");
  return (
    <>
      <ShotMarked entries={entries} reading={reading} pieces={pieces} />
      <section className="rn-card rn-confirm" aria-labelledby="rn-confirm" onInput={tickFalls}>
        <h2 id="rn-confirm">
          <Icon name="eye" />
          {words.check.confirm}
        </h2>
        {confirm.map((name) => (
          <div key={name} className="rn-beside">
            {piece(name)}
            {fields[name]}
          </div>
        ))}
        <CheckField
          name="confirmed"
          label={<b>{isOfBoth ? words.check.tick : words.check.tickAll}</b>}
          required
          defaultChecked={isConfirmed(entries)}
          error={beside("confirmed")}
        />
      </section>
      {asked.map((name) => (
        <section key={name} className="rn-card rn-asked">
          {piece(name)}
          <RadioCards
            label={words.check.says(words[name], shown(name, reading.fields[name]!.text))}
            name={`keep.${name}`}
            beside
            cards={[
              { value: ownOf(entries, name), label: valueOf(name), about: words.check.mine },
              { value: "document", label: shown(name, reading.fields[name]!.text), about: words.check.theirs },
            ]}
            defaultValue={entries[`keep.${name}`]}
            error={beside(`keep.${name}`)}
          />
          <Change isOpen={beside(`document.${name}`) !== undefined} word={send.changeOf(words[name])}>
            {fields[name]}
          </Change>
        </section>
      ))}
      {typed.map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
      {proved.length > 0 && (
        <section className="rn-card rn-proved" aria-labelledby="rn-proved">
          <h2 id="rn-proved">
            <Icon name="shield-check" />
            {words.check.proved}
          </h2>
          <dl>
            {proved.map((name) => (
              <div key={name}>
                <dt>{words[name]}</dt>
                <dd>{valueOf(name)}</dd>
                <dd className="rn-piece-side">{piece(name)}</dd>
              </div>
            ))}
          </dl>
          <Change isOpen={proved.some((name) => beside(`document.${name}`) !== undefined)} word={send.change}>
            {proved.map((name) => (
              <Fragment key={name}>{fields[name]}</Fragment>
            ))}
          </Change>
        </section>
      )}
      {fields.notHongKong}
    </>
  );
}

/** A correction after the tick is not confirmed yet. */
function tickFalls({ target, currentTarget }: FormEvent<HTMLElement>) {
  const tick = currentTarget.querySelector<HTMLInputElement>("[name=confirmed]")!;
  if (target !== tick) tick.checked = false;
}

type PieceProps = { of: DetailName; pieces: ReturnType<typeof usePieces>; reading: ReadDocument };

function Piece({ of, pieces, reading }: PieceProps) {
  const { details: words } = useWords("real-name");
  const { piece } = pieces?.[of] ?? {};
  if (piece)
    return <img className="rn-piece" src={`data:image/jpeg;base64,${piece}`} alt={words.check.piece(words[of])} />;
  return pieces === undefined && reading.fields[of] ? <span className="rn-piece rn-piece-comes" /> : null;
}

type ChangeProps = { isOpen: boolean; word: string; children: React.ReactNode };

/** Controls that are closed are sent all the same; it opens without scripts. */
function Change({ isOpen, word, children }: ChangeProps) {
  return (
    <details className="rn-open" open={isOpen}>
      <summary>{word}</summary>
      <div>{children}</div>
    </details>
  );
}

/** A value as people write it: a day, the name of a country. */
function useShownValue({ countries }: Pick<Facts, "countries">) {
  const { details: words } = useWords("real-name");
  const { language } = useVisit();
  return (name: DetailName, text: string): string => {
    if (name === "expiry" && text === "") return words.noExpiry;
    if (name === "birth" || name === "expiry") return dayText(text, language);
    if (name !== "country") return text;
    return text === "GBN" ? words.bno : (countries.find(({ code }) => code === text)?.name ?? text);
  };
}
