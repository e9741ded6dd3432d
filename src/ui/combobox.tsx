import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { FieldError, Hint, Label, fieldId, spokenBy, type FieldWords } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";
import { useCombobox } from "./use-combobox.ts";
import type { LoadOptions, Option } from "./use-options.ts";

type ComboboxProps = FieldWords & {
  label: string;
  placeholder?: string;
  defaultValue?: string;
  required?: boolean;
  loadOptions: LoadOptions;
  onChoose?: (option: Option) => void;
  words: { count: (found: number) => string; none: ReactNode; failed: ReactNode };
  /**
   * box: a field with its label above; part: the box alone, beside another under one label; slot: underlined words
   * inside a sentence.
   */
  look?: "box" | "part" | "slot";
  /** Before the text, instead of the sign for searching. */
  before?: ReactNode;
};

/** Without JavaScript a plain text input: what was typed is sent under `name`, and the server understands it. */
export function Combobox(props: ComboboxProps) {
  const { label, name, hint, error, note, placeholder, required, words, look = "box", before } = props;
  const { listId, text, open, active, activeId, state, options, ...does } = useCombobox(props);
  const settled = open && state === "ready";
  return (
    <div className={classes("combobox", look === "box" ? "field" : look === "slot" && "combobox-slot")}>
      {look === "box" ? (
        <Label name={name} note={note}>
          {label}
        </Label>
      ) : null}
      <Hint name={name}>{hint}</Hint>
      <div className={look === "slot" ? "slot" : "box"}>
        {look !== "slot" && <span className="box-before">{before ?? <Icon name="search" />}</span>}
        <input
          id={fieldId(name)}
          name={name}
          role="combobox"
          aria-label={look === "box" ? undefined : label}
          aria-autocomplete="list"
          aria-expanded={open && options.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          placeholder={placeholder}
          required={required}
          onChange={(event) => does.type(event.target.value)}
          onClick={() => !open && does.show()}
          onFocus={(event) => event.target.select()}
          onBlur={does.close}
          onKeyDown={does.press}
          {...spokenBy({ name, hint, error })}
        />
        {look === "slot" && <Icon name="chevron-down" />}
      </div>
      <div className="combobox-popup" hidden={!open || state === "idle"} aria-busy={state === "loading"}>
        <ComboboxList id={listId} label={label} options={options} active={active} onChoose={does.choose} />
        {settled && options.length === 0 && <p className="combobox-none">{words.none}</p>}
        {open && state === "failed" && <p className="combobox-none">{words.failed}</p>}
      </div>
      <output className="vh">{settled ? words.count(options.length) : ""}</output>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
