/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be steered from a text field */
import { Flag } from "./flag.tsx";
import type { Option } from "./use-options.ts";

type ComboboxListProps = {
  id: string;
  label: string;
  options: Option[];
  active: number;
  onChoose: (option: Option) => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

type Entry = { option: Option; index: number };

/** In the order in which the groups first appear; options without one come under no name. */
function inGroups(options: Option[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const [index, option] of options.entries()) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), { option, index }]);
  }
  return [...groups];
}

export function ComboboxList({ id, label, options, active, onChoose }: ComboboxListProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {inGroups(options).map(([group, entries]) => (
        <div key={group} role="group" aria-label={group || label}>
          {group && (
            <div className="combobox-group" aria-hidden="true">
              {group}
            </div>
          )}
          {entries.map(({ option, index }) => (
            // The keys are the text field's, which never loses the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              // Before blur: the list must still be there when the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.flag && <Flag iso2={option.flag} />}
              <span className="combobox-label">{option.label}</span>
              {option.note && <span className="kick">{option.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
