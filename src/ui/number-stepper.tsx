import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { IconButton } from "./button.tsx";
import { FieldError, Hint, Label, fieldId, spokenBy, type FieldWords } from "./field-parts.tsx";

type NumberStepperProps = FieldWords & {
  min?: number;
  max?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  fewerLabel: string;
  moreLabel: string;
};

/** Requirement O10: a count has no dot, no minus and no exponent, though `type=number` would take them. */
const refuseKeys = (event: KeyboardEvent) => /^[.,eE+-]$/.test(event.key) && event.preventDefault();
const refusePaste = (event: ClipboardEvent) =>
  /^\s*\d+\s*$/.test(event.clipboardData.getData("text")) || event.preventDefault();

export function NumberStepper(props: NumberStepperProps) {
  const { label, name, hint, error, note, min = 1, max, defaultValue = min, onChange, fewerLabel, moreLabel } = props;
  const input = useRef<HTMLInputElement>(null);
  const tell = () => {
    const value = input.current?.valueAsNumber;
    if (value !== undefined && !Number.isNaN(value)) onChange?.(value);
  };
  const step = (by: 1 | -1) => {
    if (by === 1) input.current?.stepUp();
    else input.current?.stepDown();
    tell();
  };
  return (
    <div className="field">
      <Label name={name} note={note}>
        {label}
      </Label>
      <Hint name={name}>{hint}</Hint>
      <div className="box stepper">
        <IconButton
          className="needs-script"
          icon="minus"
          label={fewerLabel}
          aria-controls={fieldId(name)}
          onClick={() => step(-1)}
        />
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          id={fieldId(name)}
          name={name}
          min={min}
          max={max}
          step={1}
          defaultValue={defaultValue}
          onChange={tell}
          onKeyDown={refuseKeys}
          onPaste={refusePaste}
          {...spokenBy({ name, hint, error })}
        />
        <IconButton
          className="needs-script"
          icon="plus"
          label={moreLabel}
          aria-controls={fieldId(name)}
          onClick={() => step(1)}
        />
      </div>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
