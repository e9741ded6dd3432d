import { checkCard } from "./card-check.ts";
import { dropScan, keepScan, keptScans, sendScans, type Scan } from "./kept-scans.ts";
import { sendScan } from "./send-scan.ts";
import { isMuted, mute, soundWrong } from "./sound.ts";

type Words = typeof import("../../i18n/en/console-dispatch.ts").words.scan;

const everyMs = 15_000;
const inOrder = (text: string, order: string) => text.replace("{order}", order);

/**
 * The packing table: a card is checked while it is in the hand, and what is packed while the network is away is kept on
 * the device and sent later, in order (docs/decisions/0065). Without a script the form is posted as it is.
 */
export function overseePacking(page: Document): void {
  const panel = page.querySelector<HTMLElement>("[data-kept-scans]");
  if (!panel) return;
  const words = JSON.parse(panel.dataset["keptScans"]!) as Words;
  const [member, language] = [panel.dataset["member"]!, panel.dataset["language"]!];
  let isSending = false;

  showSound();
  showKept();
  void flush();
  addEventListener("online", () => void flush());
  setInterval(() => void flush(), everyMs);

  page.addEventListener("submit", (event) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    void pack(form);
  });
  page.addEventListener("keydown", (event) => {
    const field = cardOf(event.target);
    if (event.key !== "Enter" || !field) return;
    event.preventDefault();
    if (!tell(field)) return field.select();
    const form = field.form!;
    const next = [...form.querySelectorAll<HTMLInputElement>("input[required]")].find(
      ({ value }) => value.trim() === "",
    );
    if (next) next.focus();
    else form.requestSubmit();
  });
  page.addEventListener("change", (event) => {
    const field = cardOf(event.target);
    if (field && field.value.trim() !== "") tell(field);
  });
  page.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-sound]");
    if (!button) return;
    mute(!isMuted());
    showSound();
  });

  /** True for the right card; another one sounds and says so. */
  function tell(field: HTMLInputElement): boolean {
    const form = field.form!;
    const cards = cardsIn(form);
    const check = checkCard(
      cards.map(({ value }) => value),
      cards.indexOf(field),
      form.dataset["packing"]!,
      parcelsOn(page),
    );
    const isRight = check.is === "right";
    say(
      form,
      isRight ? words.right : "",
      isRight ? "" : inOrder(words[check.is], check.is === "sold" ? check.other : ""),
    );
    if (!isRight) soundWrong();
    return isRight;
  }

  async function pack(form: HTMLFormElement): Promise<void> {
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    const scan = scanIn(form, member);
    const isWaiting = keptScans(localStorage).some(({ by, refused }) => by === member && refused === undefined);
    const sent = navigator.onLine && !isWaiting ? await sendScan(scan, language) : ({ end: "later" } as const);
    if (sent.end === "done") return location.assign(addressAfter(sent.next ?? null));
    // the server says on its page what it refuses, field by field
    if (sent.end !== "later") return form.submit();
    form.ariaBusy = "false";
    if (!cardsIn(form).every(tell)) return;
    if (!keepScan(localStorage, scan)) return say(form, "", words.noRoom);
    showKept(inOrder(words.kept, scan.orderNumber));
    openNext(form);
    void flush();
  }

  function openNext(form: HTMLFormElement): void {
    const kept = new Set(keptScans(localStorage).map(({ orderNumber }) => orderNumber));
    const templates = [...page.querySelectorAll<HTMLTemplateElement>("template[data-next-parcel]")];
    const next = templates.find(({ dataset }) => !kept.has(dataset["nextParcel"]!));
    const table = form.closest<HTMLElement>("[data-packing-table]")!;
    if (next) table.replaceChildren(next.content.cloneNode(true));
    else table.replaceChildren(Object.assign(page.createElement("p"), { textContent: words.last }));
    table.setAttribute("aria-label", table.querySelector("h2")?.textContent ?? words.last);
    next?.remove();
    showSound();
    table.querySelector<HTMLElement>("[data-focus]")?.focus();
  }

  /** One page of this browser sends at a time. */
  async function flush(): Promise<void> {
    const mine = keptScans(localStorage).filter(({ by, refused }) => by === member && refused === undefined);
    if (isSending || mine.length === 0 || !navigator.onLine) return;
    isSending = true;
    try {
      await navigator.locks.request("farwave-kept-scans", { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        const end = await sendScans(localStorage, member, (scan) => sendScan(scan, language));
        showKept(end === "signedOut" ? words.signIn : end === "done" ? words.allSent : "", end === "done");
      });
    } finally {
      isSending = false;
    }
  }

  function showKept(note = "", isSent = false): void {
    const scans = keptScans(localStorage);
    panel!.hidden = scans.length === 0 && note === "";
    panel!.querySelector("[data-kept-note]")!.textContent =
      isSent && scans.some(({ refused }) => refused !== undefined) ? "" : note;
    panel!.querySelector<HTMLElement>("[data-kept-fresh]")!.hidden = !isSent;
    panel!.querySelector<HTMLElement>("[data-kept-colleague]")!.hidden = scans.every(({ by }) => by === member);
    const item = panel!.querySelector<HTMLTemplateElement>("[data-kept-item]")!;
    panel!
      .querySelector("[data-kept-list]")!
      .replaceChildren(...scans.filter(({ by }) => by === member).map((scan) => itemOf(item, scan)));
  }

  function itemOf(template: HTMLTemplateElement, { orderNumber, requestKey, refused }: Scan): Node {
    const item = template.content.cloneNode(true) as DocumentFragment;
    item.querySelector("b")!.textContent = orderNumber;
    item.querySelector("span")!.textContent = refused ?? words.waits;
    item.querySelector("a")!.href = `/console/dispatch?${new URLSearchParams({ parcel: orderNumber })}`;
    const drop = item.querySelector("button")!;
    drop.setAttribute("aria-label", `${words.drop} ${orderNumber}`);
    drop.addEventListener("click", () => {
      dropScan(localStorage, requestKey);
      showKept();
    });
    return item;
  }

  function showSound(): void {
    for (const button of page.querySelectorAll<HTMLElement>("[data-sound]")) {
      button.hidden = false;
      button.ariaPressed = String(!isMuted());
    }
  }
}

const formOf = (target: EventTarget | null) =>
  target instanceof HTMLFormElement && target.dataset["packing"] !== undefined ? target : undefined;

const cardOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.matches("form[data-packing] [data-card]") ? target : undefined;

const cardsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("[data-card]")];

/** The cards of the parcels that this page knows, and of the one on the table. */
function parcelsOn(page: Document): ReadonlyMap<string, readonly string[]> {
  const known = [...page.querySelectorAll<HTMLElement>("[data-packing], [data-parcel]")];
  return new Map(
    known.map(({ dataset }) => [dataset["packing"] ?? dataset["parcel"]!, dataset["cards"]!.split(" ")] as const),
  );
}

function say(form: HTMLFormElement, told: string, problem: string): void {
  const output = form.querySelector<HTMLElement>("[data-scan-told]")!;
  const alert = form.querySelector<HTMLElement>("[data-scan-problem]")!;
  output.hidden = told === "";
  output.textContent = told;
  alert.hidden = problem === "";
  alert.querySelector("span")!.textContent = problem;
}

function scanIn(form: HTMLFormElement, by: string): Scan {
  const text = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)!.value.trim();
  return {
    by,
    requestKey: text("requestKey"),
    orderNumber: text("orderNumber"),
    cards: cardsIn(form).map(({ value }) => value.trim()),
    carrier: text("carrier"),
    trackingNumber: text("trackingNumber"),
  };
}

function addressAfter(next: string | null): string {
  const address = new URL(location.href);
  for (const name of ["parcel", "refused"]) address.searchParams.delete(name);
  if (next !== null) address.searchParams.set("parcel", next);
  address.searchParams.set("done", "sent");
  return address.href;
}
