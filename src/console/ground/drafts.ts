const pauseMs = 2000;

/**
 * A form marked `data-draft` is kept on the server while it is typed into: it is posted like its own "keep" button,
 * two seconds after the last key. A draft that could not be kept is asked about before the page is left.
 */
export function keepDrafts(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-draft]")) keepDraftOf(form);
}

function keepDraftOf(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLOutputElement>("output[data-kept]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnsaved = false;

  form.addEventListener("input", () => {
    isUnsaved = true;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), pauseMs);
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    isUnsaved = false;
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved) event.preventDefault();
  });

  async function keep(): Promise<void> {
    const entries = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    entries.set("do", "keep");
    try {
      const { type, ok } = await fetch(location.href, { method: "POST", body: entries, redirect: "manual" });
      if (!ok && type !== "opaqueredirect") return;
    } catch {
      return;
    }
    isUnsaved = false;
    if (said) said.textContent = said.dataset.kept!;
  }
}
