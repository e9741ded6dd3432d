import type { ClipboardEvent, Dispatch, SetStateAction } from "react";
import { flushSync } from "react-dom";
import { mostAtOnce } from "../../../features/sales/orders/contract.ts";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { SimDrawing } from "../../parts/drawings/sim-drawing.tsx";
import type { Entries } from "../../parts/forms/entries.ts";
import { iccidsIn } from "./order-checks.ts";
import { SimField } from "./sim-field.tsx";
import type { useProblems } from "./use-problems.ts";

type SimFieldsProps = {
  /** One id for each field. */
  sims: readonly number[];
  setSims: Dispatch<SetStateAction<number[]>>;
  entries: Entries | undefined;
  /** For the first field, where nothing was entered yet. */
  known: string | undefined;
  isLinkOver: true | undefined;
  problems: ReturnType<typeof useProblems>;
  /** After fields have come, gone or been filled by us. */
  onChanged: () => void;
};

/** Row O2: one field for each SIM to renew. The buttons work by the form without JavaScript. */
export function SimFields({ sims, setSims, entries, known, isLinkOver, problems, onChanged }: SimFieldsProps) {
  const { renewal: words } = useWords("checkout");
  const change = (ids: (before: number[]) => number[], then?: () => void) => {
    // the fields must be there before they are filled and kept
    flushSync(() => setSims(ids));
    then?.();
    for (let place = 0; place < mostAtOnce; place += 1) problems.touched(`iccids.${place}`);
    onChanged();
  };
  const paste = (event: ClipboardEvent<HTMLFieldSetElement>) => {
    const field = event.target;
    const pasted = iccidsIn(event.clipboardData.getData("text"));
    if (pasted.length < 2 || !(field instanceof HTMLInputElement) || !field.form) return;
    event.preventDefault();
    const { form } = field;
    const place = Number(field.name.split(".")[1]);
    const needed = Math.min(place + pasted.length, mostAtOnce);
    change(
      (before) => [...before, ...newIds(before, needed - before.length)],
      () => pasted.slice(0, needed - place).forEach((text, at) => void (inputAt(form, place + at).value = text)),
    );
  };
  return (
    <fieldset className="order-part" id="order-sims" onPaste={paste}>
      <legend>
        <h2>{words.heading}</h2>
      </legend>
      {isLinkOver && <Notice tone="care">{words.linkOver}</Notice>}
      <input type="hidden" name="sims" value={sims.length} />
      <Disclosure summary={words.where}>
        <div className="sim-where">
          <div>
            <h3>{words.whereEsim.title}</h3>
            <ul className="order-device">
              {words.whereEsim.places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
          <div className="sim-where-card">
            <SimDrawing label={words.drawing} />
            <div>
              <h3>{words.whereCard.title}</h3>
              <ul className="order-device">
                {words.whereCard.places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </Disclosure>
      {sims.map((id, place) => (
        <SimField
          key={id}
          place={place}
          isOnly={sims.length === 1}
          isKnown={place === 0 && known !== undefined && entries === undefined}
          defaultValue={entries?.[`iccids.${place}`] ?? (place === 0 ? known : undefined)}
          problems={problems}
          onRemove={() => change((before) => before.filter((one) => one !== id))}
        />
      ))}
      {sims.length < mostAtOnce ? (
        <div className="cluster">
          <Button
            type="submit"
            name="ask"
            value="sims.add"
            formAction="#order-sims"
            icon="plus"
            onClick={(event) => {
              event.preventDefault();
              const { form } = event.currentTarget;
              change(
                (before) => [...before, ...newIds(before, 1)],
                () => form && inputAt(form, sims.length).focus(),
              );
            }}
          >
            {words.add}
          </Button>
          <p className="kick needs-script">{words.paste}</p>
        </div>
      ) : (
        <p className="kick">{words.most(mostAtOnce)}</p>
      )}
    </fieldset>
  );
}

function newIds(before: readonly number[], count: number): number[] {
  const next = Math.max(-1, ...before) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => next + at);
}

function inputAt(form: HTMLFormElement, place: number): HTMLInputElement {
  return form.elements.namedItem(`iccids.${place}`) as HTMLInputElement;
}
