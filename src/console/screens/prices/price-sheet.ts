import type { YuanRates } from "../../../features/catalogue/plans/plan-costs.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { Words } from "../../ground/asking.ts";
import { amountText, asAmount } from "../../parts/typed-values.ts";
import { cardBeside } from "./card-beside.ts";
import { countText, filled } from "./cell-check.ts";
import { isOne, stepped } from "./cell-range.ts";
import { blockOf, blockText, placed } from "./pasted-block.ts";
import { afterDeed, deedOf, isDeed } from "./price-deeds.ts";
import { publishedIn, sheetCells, showRow, type SheetCell } from "./sheet-cells.ts";
import { chooseCells, isWhole } from "./sheet-range.ts";
import { undoStack } from "./undo-stack.ts";

type Writes = readonly (readonly [SheetCell, string])[];

/** The form of prices as a sheet: ranges, fill, paste, deeds on what is chosen, undo. What is sent stays the form's. */
export function openSheet(form: HTMLFormElement): void {
  const page = form.ownerDocument;
  const { texts, rates } = JSON.parse(form.dataset["sheet"]!) as { texts: Words["sheet"]; rates: YuanRates };
  const deeds = page.querySelector<HTMLFormElement>("[data-price-deeds]");
  const said = page.querySelector<HTMLElement>("[data-sheet-said]");
  const error = form.querySelector<HTMLTemplateElement>("template")!;
  const cells = sheetCells(form);
  const all = cells.flat();
  const byName = new Map(all.map((cell) => [cell.input.name, cell]));
  const kept = new Map(all.map((cell) => [cell, cell.input.value]));
  const history = undoStack();
  const drawCard = cardBeside(form, cells);
  const sheet = chooseCells(form, cells, () => {
    const { length } = sheet.chosen();
    say(length > 1 ? filled(texts.chosen, { count: length }) : "");
  });
  const isFor = (cell: SheetCell | undefined): cell is SheetCell => cell !== undefined && !cell.input.readOnly;
  const cellOf = (target: EventTarget | null) => byName.get((target as HTMLInputElement).name);
  const [undo, redo] = ["undo", "redo"].map((name) => deeds?.querySelector<HTMLButtonElement>(`[data-${name}]`));

  form.addEventListener("input", (event) => {
    const cell = cellOf(event.target);
    if (cell) show([cell.row]);
  });
  form.addEventListener("focusout", (event) => {
    const cell = cellOf(event.target);
    if (cell) keep(cell);
  });
  form.addEventListener("keydown", (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.isComposing || event.altKey) return;
    const isChord = event.ctrlKey || event.metaKey;
    const deed = {
      z: isChord && (() => step(event.shiftKey ? history.redo() : history.undo())),
      y: isChord && !event.shiftKey && (() => step(history.redo())),
      d: isChord && !event.shiftKey && (() => fillDown(cell)),
      enter: !isChord && (() => enter(cell, event.shiftKey)),
      delete: !isChord && isMany() && (() => write(sheet.chosen().map((one) => [one, ""]))),
      backspace: !isChord && isMany() && (() => write(sheet.chosen().map((one) => [one, ""]))),
    }[event.key.toLowerCase()];
    if (!deed) return;
    event.preventDefault();
    keep(cell, event.key === "Enter");
    deed();
  });
  form.addEventListener("copy", (event) => {
    const cell = cellOf(event.target);
    if (!cell || (!isMany() && !isWhole(cell.input))) return;
    event.preventDefault();
    const rows = Map.groupBy(sheet.chosen(), ({ row }) => row).values();
    event.clipboardData?.setData("text/plain", blockText([...rows].map((row) => row.map(({ input }) => input.value))));
  });
  form.addEventListener("paste", (event) => {
    const cell = cellOf(event.target);
    const range = sheet.range();
    if (!isFor(cell) || !range) return;
    const block = blockOf(event.clipboardData?.getData("text/plain") ?? "");
    const isOneValue = block.length === 1 && block[0]!.length === 1;
    // into the text that is being written
    if (isOneValue && !isMany() && !isWhole(cell.input)) return;
    event.preventDefault();
    const goal = placed(block, range, sheet.grid);
    if ("choose" in goal) {
      sheet.choose(goal.choose);
      return say(texts.pasteAgain);
    }
    write(goal.writes.map(({ row, column, value }) => [cells[row]![column]!, value]));
    if (goal.beyond > 0) say(filled(texts.beyond, { count: goal.beyond }));
  });
  deeds?.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(deeds, event.submitter)) as Record<string, string>;
    const { do: kind = "", percent = "", base = "" } = typed;
    const deed = isDeed(kind) ? deedOf(kind, { percent, from: base }) : undefined;
    if (!deed) return say(texts.notPercent);
    if (sheet.chosen().length === 0) return say(texts.noneChosen);
    write(
      sheet.chosen().flatMap((cell) => {
        const after = afterDeed(deed, cell.currency, amountsBeside(cell), rates);
        return after === null ? [] : [[cell, amountText(after)] as const];
      }),
    );
  });
  undo?.addEventListener("click", () => step(history.undo()));
  redo?.addEventListener("click", () => step(history.redo()));
  form.querySelector("[data-drop-all]")?.addEventListener("click", (event) => {
    event.preventDefault();
    write(all.map((cell) => [cell, publishedIn(cell)]));
  });

  for (const hidden of page.querySelectorAll<HTMLElement>("[data-sheet-only]")) hidden.hidden = false;
  // a browser that comes back keeps what was typed; what the server has judged stays as it said
  const isJudged = form.querySelector("[aria-invalid]") !== null;
  const isTyped = ({ input }: SheetCell) =>
    input.value !== input.defaultValue || (!isJudged && input.closest("[data-changed]") !== null);
  show(all.filter(isTyped).map(({ row }) => row));

  function isMany(): boolean {
    const range = sheet.range();
    return range !== undefined && !isOne(range);
  }

  /** What was typed into a cell becomes a step of its own, once it is left. */
  function keep(cell: SheetCell, isForAll = false): void {
    const [before, after] = [kept.get(cell)!, cell.input.value];
    if (isForAll && isMany() && before !== after) return write(sheet.chosen().map((one) => [one, after]));
    if (before === after) return;
    kept.set(cell, after);
    history.did([{ cell: cell.input.name, before, after }]);
    show([cell.row]);
  }

  function write(wished: Writes): void {
    const writes = wished.filter(([cell]) => isFor(cell));
    history.did(writes.map(([cell, after]) => ({ cell: cell.input.name, before: kept.get(cell)!, after })));
    put(writes);
  }

  function put(writes: Writes): void {
    for (const [cell, value] of writes) {
      cell.input.value = value;
      kept.set(cell, value);
    }
    show(writes.map(([{ row }]) => row));
    // kept like what is typed
    form.dispatchEvent(new Event("input"));
    if (page.activeElement instanceof HTMLInputElement && cellOf(page.activeElement)) page.activeElement.select();
  }

  function step(back: readonly (readonly [string, string])[]): void {
    const writes = back.map(([name, value]) => [byName.get(name)!, value] as const);
    put(writes);
    const first = writes[0]?.[0];
    if (first && page.activeElement?.closest("form") === form) sheet.goTo(first);
  }

  /** The first row of what is chosen goes into the others; one cell takes what stands above it. */
  function fillDown(cell: SheetCell): void {
    const top = isMany() ? sheet.range()!.top : cell.row - 1;
    if (top < 0) return;
    write(sheet.chosen().map((one) => [one, cells[top]![one.column]!.input.value]));
  }

  function enter(cell: SheetCell, isUp: boolean): void {
    if (!isMany()) sheet.goTo(stepped(cell, isUp ? "ArrowUp" : "ArrowDown", sheet.grid));
  }

  /** The prices of the same kind in a row: a crossed-out price follows crossed-out prices. */
  function amountsBeside({ row, side }: SheetCell): Record<Currency, number | null> {
    const beside = cells[row]!.filter((one) => one.side === side);
    const amounts = currencies.map((currency) => {
      const read = asAmount(beside.find((one) => one.currency === currency)?.input.value.trim() ?? "");
      return [currency, typeof read === "number" ? read : null];
    });
    return Object.fromEntries(amounts) as Record<Currency, number | null>;
  }

  function show(rows: readonly number[]): void {
    for (const row of new Set(rows)) showRow(cells[row]!, texts.problems, error);
    const changed = [...form.querySelectorAll("td[data-changed]")];
    const count = {
      prices: changed.length,
      plans: new Set(changed.map((field) => field.parentElement)).size,
      wrong: form.querySelectorAll("td > [aria-invalid]").length,
    };
    const dock = form.querySelector("[data-dock-said]");
    if (dock) dock.textContent = countText(count, texts.count);
    dock?.parentElement!.toggleAttribute("data-idle", count.prices + count.wrong === 0);
    if (undo) undo.disabled = !history.canUndo();
    if (redo) redo.disabled = !history.canRedo();
    drawCard();
  }

  function say(text: string): void {
    if (said) said.textContent = text;
  }
}
