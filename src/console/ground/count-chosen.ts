import { isTyping, lettersAct } from "./keys.ts";

/**
 * Says how many are chosen in a list, lets X and ⇧X choose the row that has the focus, and the box in the head all of the
 * page; without a script each box is one press.
 */
export function countChosen(page: Document): void {
  for (const list of page.querySelectorAll<HTMLElement>("[data-choosing]")) {
    const boxes = [...list.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')];
    const output = list.querySelector<HTMLOutputElement>("[data-chosen]");
    const text = output?.dataset["chosen"] ?? "";
    const whole = list.querySelector<HTMLInputElement>("[data-choose-page]");
    let last = -1;
    const say = () => {
      const count = boxes.filter(({ checked }) => checked).length;
      if (output) output.value = text.replace("{count}", String(count));
      if (!whole) return;
      whole.checked = count > 0 && count === boxes.length;
      whole.indeterminate = count > 0 && count < boxes.length;
    };
    whole?.addEventListener("change", () => {
      for (const box of boxes) box.checked = whole.checked;
    });
    list.addEventListener("change", say);
    list.addEventListener("click", (event) => {
      const here = boxes.indexOf(event.target as HTMLInputElement);
      if (here < 0) return;
      if (event.shiftKey && last >= 0)
        for (const box of boxes.slice(Math.min(last, here), Math.max(last, here) + 1))
          box.checked = boxes[here]!.checked;
      last = here;
      say();
    });
    page.addEventListener("keydown", (event) => {
      if (!lettersAct(page) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const here = boxes.findIndex((box) => box.closest("tr")?.contains(page.activeElement));
      if (key !== "x" || here < 0) return;
      event.preventDefault();
      boxes[here]!.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: event.shiftKey }),
      );
    });
    // a browser that comes back keeps what was chosen
    say();
  }
}
