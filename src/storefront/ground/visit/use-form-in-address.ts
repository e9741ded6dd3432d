import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLater } from "./use-later.ts";

/** A GET form whose fields say what the address says, also after back and forward. */
export function useAddressInForm() {
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search && form.current) fill(form.current);
    shown.current = search;
  }, [search]);
  return form;
}

/** One that submits automatically: choices go into the URL after a pause, while focus and scroll position stay. */
export function useFormInAddress(addressOf: (written: URLSearchParams) => string) {
  const form = useAddressInForm();
  const navigate = useNavigate();
  const later = useLater();
  const follow = () =>
    later(() => {
      if (form.current) void navigate(addressOf(writtenIn(form.current)), { replace: true, preventScrollReset: true });
    });
  return { form, follow };
}

function writtenIn(form: HTMLFormElement): URLSearchParams {
  const written = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
  return new URLSearchParams(written);
}

/** React renders the URL's values as the fields' defaults; a focused field keeps what was typed. */
function fill(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? field.value;
    else if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = field.defaultChecked;
    else if (field instanceof HTMLInputElement && field.type !== "hidden") field.value = field.defaultValue;
  }
}
