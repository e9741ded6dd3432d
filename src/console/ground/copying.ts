const saidFor = 2000;

/** What is copied by hand without a script, or where a page has no clipboard since it came without TLS. */
export function offerCopying(page: Document): void {
  if (!("clipboard" in navigator)) return;
  for (const button of page.querySelectorAll<HTMLElement>("[data-copy]")) {
    const said = button.nextElementSibling as HTMLOutputElement;
    let back: ReturnType<typeof setTimeout> | undefined;
    const say = (icon: string, text: string) => {
      button.querySelector("use")!.setAttribute("href", `/art/icons.svg#${icon}`);
      said.value = text;
    };
    const copied = () => {
      say("check", said.dataset["copied"]!);
      clearTimeout(back);
      back = setTimeout(() => say("copy", ""), saidFor);
    };
    // where the browser refuses, the text is chosen: it is one key away
    const refused = () => getSelection()?.selectAllChildren(button.previousElementSibling!);
    button.hidden = false;
    button.addEventListener("click", () => {
      void navigator.clipboard.writeText(button.dataset["copy"]!).then(copied, refused);
    });
  }
}
