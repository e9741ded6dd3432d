/** A file that is chosen becomes the text of its field, so that it can be read before it is sent, and mended. */
export function readFiles(page: Document): void {
  for (const chooser of page.querySelectorAll<HTMLInputElement>("input[data-fills]")) {
    const field = page.querySelector<HTMLTextAreaElement>(`textarea[name="${chooser.dataset["fills"]}"]`);
    if (!field) continue;
    chooser.closest<HTMLElement>("[hidden]")?.removeAttribute("hidden");
    chooser.addEventListener("change", () => {
      void chooser.files?.[0]?.arrayBuffer().then((bytes) => (field.value = textOf(new Uint8Array(bytes))));
    });
  }
}

/** As a spreadsheet wrote it: with its mark, in UTF-8, or in what Chinese Windows calls ANSI. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
