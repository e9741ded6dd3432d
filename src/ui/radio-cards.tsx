import type { ChangeEvent, ReactNode } from "react";
import { FieldError, Hint, fieldId, spokenBy, type FieldWords } from "./field-parts.tsx";

type Card = {
  value: string;
  label: ReactNode;
  /** A line under the label. */
  about?: ReactNode;
  /** At the end of the card: a price, marks, an icon. */
  end?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = Omit<FieldWords, "note"> & {
  cards: Card[];
  value?: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
  /** Beside each other where there is room. */
  beside?: boolean;
};

export function RadioCards(props: RadioCardsProps) {
  const { label, name, hint, error, cards, value, defaultValue, required, onChange, beside } = props;
  const pick = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value);
  return (
    <fieldset className="field" aria-describedby={spokenBy({ name, hint, error })["aria-describedby"]}>
      <legend className="field-label">{label}</legend>
      <Hint name={name}>{hint}</Hint>
      <div className={beside ? "radio-cards radio-cards-beside" : "radio-cards"}>
        {cards.map((card, index) => (
          <label key={card.value} className="radio-card">
            <input
              type="radio"
              id={index === 0 ? fieldId(name) : undefined}
              name={name}
              value={card.value}
              disabled={card.disabled}
              required={required}
              onChange={pick}
              {...(value === undefined
                ? { defaultChecked: card.value === defaultValue }
                : { checked: card.value === value })}
            />
            <span className="radio-card-words">
              <b>{card.label}</b>
              {card.about && <span className="kick">{card.about}</span>}
            </span>
            {card.end && <span className="radio-card-end">{card.end}</span>}
          </label>
        ))}
      </div>
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}
