/** The part of `HTMLInputElement` that a draft needs. */
export type Control = {
  name: string;
  type: string;
  value: string;
  readonly defaultValue: string;
  checked: boolean;
  readonly defaultChecked: boolean;
  disabled: boolean;
};

export type Draft = Record<string, string | boolean>;

const among = (controls: Iterable<Control>, fields: readonly string[]) =>
  [...controls].filter(({ name }) => fields.includes(name));

export function draftOf(controls: Iterable<Control>, fields: readonly string[]): Draft {
  const draft: Draft = {};
  for (const { name, type, value, checked } of among(controls, fields)) {
    if (type === "checkbox") draft[name] = checked;
    else if (type !== "radio") draft[name] = value;
    else if (checked) draft[name] = value;
  }
  return draft;
}

/** Only restores untouched controls: a quick visitor types before the page is hydrated. */
export function putBack(controls: Iterable<Control>, draft: Draft): void {
  const kept = among(controls, Object.keys(draft));
  for (const [name, value] of Object.entries(draft)) {
    // an empty value does not override what the page fills in, such as the address of someone who has signed in since
    if (value === "") continue;
    const same = kept.filter((control) => control.name === name);
    if (same.some(isTouched)) continue;
    for (const control of same) {
      if (control.type === "checkbox") control.checked = value === true || value === control.value;
      else if (control.type !== "radio") control.value = String(value);
      else if (control.value === value && !control.disabled) control.checked = true;
    }
  }
}

function isTouched({ type, value, defaultValue, checked, defaultChecked }: Control): boolean {
  return type === "checkbox" || type === "radio" ? checked !== defaultChecked : value !== defaultValue;
}
