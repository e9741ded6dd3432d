import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import type { Choice } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { LoadOptions, Option } from "../../../ui/use-options.ts";

type DestinationSlot = {
  label: string;
  name: string;
  placeholder: string;
  defaultValue?: string;
  loadOptions: LoadOptions;
  onChoose?: (option: Option) => void;
  words: { count: (found: number) => string; none: ReactNode; failed: ReactNode };
};

type ChoiceSlot = {
  label: string;
  name: string;
  options: Choice[];
  defaultValue?: string;
  onChange?: (value: string) => void;
};

export type Slots = { destination: ReactNode; days: ReactNode; data: ReactNode };

type SentenceSearchProps = {
  /** Where the answers are: a plain GET, so that an answer has an address. */
  action: string;
  /** The sentence of the language, with its three slots where the language wants them. */
  sentence: (slots: Slots) => ReactNode;
  destination: DestinationSlot;
  days: ChoiceSlot;
  data: ChoiceSlot;
  submitLabel: string;
  /** What waits behind the button: "6 plans from $14.90". */
  found?: ReactNode;
  promise?: ReactNode;
  /** More fields of the form, hidden ones for instance. */
  children?: ReactNode;
};

/** Sentences before forms: reads like a wish, is a form that any browser can send. */
export function SentenceSearch(props: SentenceSearchProps) {
  const { action, sentence, destination, days, data, submitLabel, found, promise, children } = props;
  return (
    <search className="ask" data-item-type="search">
      <Form action={action} method="get">
        <div className="sentence ask-sentence">
          {sentence({
            destination: <Combobox look="slot" {...destination} />,
            days: <ChoiceInSentence {...days} />,
            data: <ChoiceInSentence {...data} />,
          })}
        </div>
        {children}
        <div className="ask-foot">
          <p>
            {found && <b>{found}</b>}
            {promise && <span className="kick">{promise}</span>}
          </p>
          <Button type="submit" variant="go" icon="arrow-right">
            {submitLabel}
          </Button>
        </div>
      </Form>
    </search>
  );
}

function ChoiceInSentence({ label, name, options, defaultValue, onChange }: ChoiceSlot) {
  return (
    <span className="slot">
      <select
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
