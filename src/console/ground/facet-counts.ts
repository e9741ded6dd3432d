import { fetchedPage } from "./fetched-page.ts";

/** Opened, a facet shows how many rows have each value; the list has waited for none of it. */
export function countFacets(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-counts]"))
    for (const field of form.querySelectorAll<HTMLElement>("[data-facet]"))
      field.addEventListener("focus", () => void count(form.dataset["counts"]!, field), { once: true });
}

async function count(address: string, field: HTMLElement): Promise<void> {
  const asked = new URL(address, location.href);
  asked.searchParams.set("facet", field.dataset["facet"]!);
  const counted = await fetchedPage(asked.href);
  const counts = new Map(
    [...(counted?.querySelectorAll<HTMLDataElement>("data[data-count]") ?? [])].map((one) => [
      one.value,
      one.textContent,
    ]),
  );
  if (field instanceof HTMLSelectElement)
    for (const option of field.options) {
      const many = counts.get(option.value);
      if (many !== undefined) option.textContent = `${option.textContent} · ${many}`;
    }
  else if (field instanceof HTMLInputElement)
    field.list?.replaceChildren(
      ...[...counts].map(([value, many]) => {
        const option = field.ownerDocument.createElement("option");
        option.value = value;
        option.textContent = many;
        return option;
      }),
    );
}
