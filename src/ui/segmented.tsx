import type { ChangeEvent, ReactNode } from "react";

type Segment = { value: string; label: ReactNode; disabled?: boolean };

type SegmentedProps = {
  /** Said before the choices; seen only with `showLabel`. */
  label: string;
  showLabel?: boolean;
  name: string;
  options: Segment[];
  /** Controlled when given, else the form keeps it. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Radios that look like one switch: works in a plain form, arrows move between the choices. */
export function Segmented({ label, showLabel, name, options, value, defaultValue, onChange }: SegmentedProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value);
  return (
    <fieldset className="segmented-field">
      <legend className={showLabel ? "field-label" : "vh"}>{label}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={pick}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
