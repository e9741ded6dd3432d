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
    // the code on a label is its order's number
    if (templateOf(field.value) || sameOrder(field.value, field.form!.dataset["packing"]!)) return take(field);
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
    if (field && field.value.trim() !== "" && !templateOf(field.value)) tell(field);
  });
  page.addEventListener("click", (event) => {
    const pressed = event.target as Element;
    if (pressed.closest("[data-sound]")) {
      mute(!isMuted());
      showSound();
    }
    const number = pressed.closest("a") && pressed.closest<HTMLElement>("[data-parcel]")?.dataset["parcel"];
    if (!number || navigator.onLine) return;
    event.preventDefault();
    const template = templateOf(number);
    if (template) open(template);
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
    const sent =
      navigator.onLine && !isWaiting ? await sendScan(scan, language, words.moved) : ({ end: "later" } as const);
    if (sent.end === "done") return location.assign(addressAfter(sent.next ?? null));
    // the server says on its page what it refuses, field by field
    if (sent.end !== "later") return form.submit();
    form.ariaBusy = "false";
    if (!cardsIn(form).every(tell)) return;
    if (!keepScan(localStorage, scan)) return say(form, "", words.noRoom);
    showKept(inOrder(words.kept, scan.orderNumber));
    openNext();
    void flush();
  }

  function openNext(): void {
    const kept = new Set(keptScans(localStorage).map(({ orderNumber }) => orderNumber));
    const next = templates().find(({ dataset }) => !kept.has(dataset["nextParcel"]!));
    if (next) return open(next);
    const told = Object.assign(page.createElement("p"), { textContent: words.last });
    tableOf(page).replaceChildren(told);
  }

  /** A label of this page lies on the table now: with a network its own page says more of it. */
  function take(field: HTMLInputElement): void {
    const template = templateOf(field.value);
    if (template && navigator.onLine) return location.assign(pageOf(template.dataset["nextParcel"]!));
    if (template) return open(template);
    field.value = "";
  }

  function open(template: HTMLTemplateElement): void {
    const number = template.dataset["nextParcel"]!;
    const table = tableOf(page);
    table.replaceChildren(template.content.cloneNode(true));
    table.setAttribute("aria-label", table.querySelector("h2")!.textContent);
    for (const row of page.querySelectorAll<HTMLElement>("[data-parcel]"))
      row.classList.toggle("packed", row.dataset["parcel"] === number);
    showSound();
    table.querySelector<HTMLElement>("[data-focus]")?.focus();
  }

  function templateOf(number: string): HTMLTemplateElement | undefined {
    return templates().find(({ dataset }) => sameOrder(number, dataset["nextParcel"]!));
  }

  function templates(): HTMLTemplateElement[] {
    return [...page.querySelectorAll<HTMLTemplateElement>("template[data-next-parcel]")];
  }

  /** One page of this browser sends at a time. */
  async function flush(): Promise<void> {
    const mine = keptScans(localStorage).filter(({ by, refused }) => by === member && refused === undefined);
    if (isSending || mine.length === 0 || !navigator.onLine) return;
    isSending = true;
    try {
      await navigator.locks.request("farwave-kept-scans", { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        const end = await sendScans(localStorage, member, (scan) => sendScan(scan, language, words.moved));
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
    item.querySelector("a")!.href = pageOf(orderNumber);
    const drop = item.querySelector("button")!;
    // what waits is nobody's to lose
    drop.hidden = refused === undefined;
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

const sameOrder = (typed: string, number: string) => typed.trim().toUpperCase() === number;
const pageOf = (number: string) => `/console/dispatch?${new URLSearchParams({ parcel: number })}`;
const tableOf = (page: Document) => page.querySelector<HTMLElement>("[data-packing-table]")!;

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
