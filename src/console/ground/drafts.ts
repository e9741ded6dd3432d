const pauseMs = 2000;
const againMs = 10_000;

/**
 * A form marked `data-draft` is kept on the server while it is typed into: it is posted like its own "keep" button,
 * two seconds after the last key, and again until it was kept. Until then the page is not left unasked.
 */
export function keepDrafts(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-draft]")) keepDraftOf(form);
}

function keepDraftOf(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLOutputElement>("output[data-kept]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping = Promise.resolve();
  let unsaved = 0;

  form.addEventListener("input", () => {
    unsaved += 1;
    if (said) said.textContent = "";
    soon(pauseMs);
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    unsaved = 0;
  });
  addEventListener("beforeunload", (event) => {
    if (unsaved > 0) event.preventDefault();
  });

  function soon(ms: number): void {
    clearTimeout(timer);
    // one after the other: an older draft never arrives last
    timer = setTimeout(() => {
      keeping = keeping.then(keep);
    }, ms);
  }

  async function keep(): Promise<void> {
    if (unsaved === 0) return;
    const typed = unsaved;
    const entries = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    entries.set("do", "keep");
    if (!(await isKept(entries))) return soon(againMs);
    if (unsaved !== typed) return;
    unsaved = 0;
    if (said) said.textContent = said.dataset.kept!;
  }
}

/** Without the page that the form's own button would lead to, which stands here already; who is signed out meanwhile is led elsewhere. */
async function isKept(body: URLSearchParams): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "POST", body, headers: { prefer: "return=minimal" } });
    return status === 204;
  } catch {
    return false;
  }
}
