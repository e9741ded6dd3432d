import { fieldId } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";

type SlotProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** Shown while nothing is chosen. */
  empty: string;
};
type PlaceSlotProps = SlotProps & {
  options: readonly { value: string; label: string }[];
  onChoose?: (value: string) => void;
};

/** A place in the sentence; what is wrong with it stands in the summary above, which leads here. */
export function PlaceSlot({ name, label, value, error, empty, options, onChoose }: PlaceSlotProps) {
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <span className={error ? "slot china-slot-error" : "slot"}>
      <select
        id={fieldId(name)}
        name={name}
        aria-label={error ?? label}
        defaultValue={isKnown ? value : ""}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {value === "" || !isKnown ? <option value="">{empty}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

export function DaySlot({ name, label, value, error }: SlotProps) {
  return (
    <span className={error ? "slot china-slot-error" : "slot"}>
      <input
        type="date"
        id={fieldId(name)}
        name={name}
        aria-label={error ?? label}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
      />
    </span>
  );
}
