const saidFor = 2000;

/** What is copied by hand without a script, or where a page has no clipboard since it came without TLS. */
export function offerCopying(page: Document): void {
  if (!("clipboard" in navigator)) return;
  for (const button of page.querySelectorAll<HTMLElement>("[data-copy]")) {
    const said = button.nextElementSibling as HTMLOutputElement;
    const say = (icon: string, text: string) => {
      button.querySelector("use")!.setAttribute("href", `/art/icons.svg#${icon}`);
      said.value = text;
    };
    let back: ReturnType<typeof setTimeout> | undefined;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(button.dataset["copy"]!);
      } catch {
        // refused by the browser: chosen, it is one key away
        return void getSelection()?.selectAllChildren(button.previousElementSibling!);
      }
      say("check", said.dataset["copied"]!);
      clearTimeout(back);
      back = setTimeout(() => say("copy", ""), saidFor);
    };
    button.hidden = false;
    button.addEventListener("click", () => void copy());
  }
}
