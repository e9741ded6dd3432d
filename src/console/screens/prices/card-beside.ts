import { fetchedPage } from "../../ground/fetched-page.ts";
import type { SheetCell } from "./sheet-cells.ts";

const pauseMs = 250;

/** The card of the plan that is typed into, drawn by the server at what stands in its cells; gives what draws it again. */
export function cardBeside(form: HTMLFormElement, cells: readonly SheetCell[][]): () => void {
  const side = form.ownerDocument.querySelector<HTMLElement>("[data-price-card]");
  if (!side) return () => undefined;
  let at: SheetCell | undefined;
  let shown = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener("focusin", ({ target }) => {
    const cell = cells.flat().find(({ input }) => input === target);
    if (!cell) return;
    at = cell;
    draw();
  });
  side.addEventListener("change", draw);
  return draw;

  function draw(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void put(), pauseMs);
  }

  async function put(): Promise<void> {
    if (!at) return;
    const address = `${side!.dataset["priceCard"]!}?${new URLSearchParams(asks(at)).toString()}`;
    if (address === shown) return;
    shown = address;
    const card = (await fetchedPage(address))?.querySelector("[data-card]");
    // what was asked for since is the newer one
    if (card && shown === address) side!.querySelector("[data-card]")!.replaceWith(card);
    else if (shown === address) shown = "";
  }

  function asks(cell: SheetCell): Record<string, string> {
    const chosen = (name: string) => side!.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.value;
    const currency = chosen("currency") || cell.currency;
    const typed = (which: SheetCell["side"]) =>
      cells[cell.row]!.find((one) => one.side === which && one.currency === currency)!.input.value;
    return { code: cell.code, language: chosen("language"), currency, amount: typed("amount"), was: typed("was") };
  }
}
