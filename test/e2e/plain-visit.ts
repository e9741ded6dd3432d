import { expect, request as requests, type APIRequestContext } from "@playwright/test";
import type { StaffRole } from "../../src/kernel/staff-right.ts";
import { shopOrigin } from "./setting.ts";
import { sheetIn, type Part } from "./sheet.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

/** What is written into a field, ticked, chosen or handed over, by its label or else its name. */
type Filled = Record<string, string | boolean | File>;

/** As the window's `locale` has it (playwright.config.ts). */
const english = { "accept-language": "en-GB" };

/**
 * A visit without a browser: what the server answers, and the forms that it is sent. For what no browser has to show:
 * a page that is drawn takes twenty times as long (docs/decisions/0163).
 */
export function plainVisit(request: APIRequestContext) {
  let address = "";
  let status = 0;
  let sheet: Part;

  async function read(answer: Awaited<ReturnType<APIRequestContext["get"]>>): Promise<void> {
    address = answer.url();
    status = answer.status();
    sheet = sheetIn(await answer.text());
  }

  async function open(path: string): Promise<void> {
    await read(await request.get(address === "" ? path : new URL(path, address).href, { headers: english }));
  }

  /** Presses a button after filling in what stands in its form, as a browser without scripts sends it. */
  async function press(button: string | RegExp, filled: Filled = {}, within = sheet): Promise<void> {
    const pressed = within.one("button", button, isThere);
    expect([pressed.get("type") || "submit", isOff(pressed)], `${pressed.text} can be pressed`).toEqual([
      "submit",
      false,
    ]);
    await send(formOf(sheet, pressed), pressed, filled);
  }

  /** The Enter key in this field: the first button of its form is pressed. */
  async function enter(label: string, value: string): Promise<void> {
    const form = formOf(sheet, fieldCalled(sheet, label));
    await send(
      form,
      form.all("button").find((one) => (one.get("type") || "submit") === "submit"),
      { [label]: value },
    );
  }

  async function send(form: Part, pressed: Part | undefined, filled: Filled): Promise<void> {
    const sent = new FormData();
    const fields = fieldsOf(sheet, form);
    const meant = new Map(Object.entries(filled).flatMap(([label, value]) => meantBy(fields, label, value)));
    const judged = !form.has("novalidate") && !pressed?.has("formnovalidate");
    for (const field of fields) {
      const values = valuesOf(field, meant.get(field));
      if (judged) expectSendable(field, values, fields, meant);
      for (const value of values) sent.append(field.get("name"), value);
    }
    if (pressed?.get("name")) sent.append(pressed.get("name"), pressed.get("value"));
    const told = (attribute: string) => pressed?.get(`form${attribute}`) || form.get(attribute);
    const to = new URL(told("action") || address, address);
    const pairs = [...sent].filter((pair): pair is [string, string] => typeof pair[1] === "string");
    const typed = new URLSearchParams(pairs).toString();
    if (told("method").toLowerCase() !== "post") return open(`${to.pathname}?${typed}`);
    const headers = { ...english, origin: to.origin, referer: address };
    if (told("enctype") === "multipart/form-data")
      await read(await request.post(to.href, { multipart: sent, headers }));
    else {
      const type = { "content-type": "application/x-www-form-urlencoded" };
      await read(await request.post(to.href, { data: typed, headers: { ...headers, ...type } }));
    }
  }

  return {
    open,
    press,
    enter,
    /** What a link leads to that is no page. */
    file: async (link: string | RegExp, within = sheet) =>
      (await request.get(new URL(within.one("a", link).get("href"), address).href, { headers: english })).text(),
    follow: async (link: string | RegExp, within = sheet) => open(within.one("a", link).get("href")),
    /** The first field of this label. */
    field: (label: string, within = sheet) => fieldCalled(within, label),
    get status() {
      return status;
    },
    get address() {
      return address;
    },
    /** The page that was answered, and what it says. */
    get sheet() {
      return sheet;
    },
    get text() {
      return sheet.one("body").text;
    },
    /** What the page tells of what was done or left out. */
    get told() {
      return [...sheet.all("output"), ...sheet.all("[role=status]")].map(({ text }) => text).join(" | ");
    },
    /** What is wrong beside its fields, where it can be seen. */
    get problems() {
      const written = sheet.all(".field-error");
      for (const one of written) expect(isThere(one) && isUnfolded(one), `${one.text} can be seen`).toBe(true);
      return written.map(({ text }) => text);
    },
  };
}

/** Another colleague at the console, who needs no window for what is done there. */
export async function plainColleague(name: string, role?: StaffRole) {
  const request = await requests.newContext({ baseURL: shopOrigin });
  await atTheConsoleByPassword({ request }, name, role);
  return plainVisit(request);
}

/** Folded away or not: whoever looks for it opens what it lies in. */
const isThere = (part: Part | undefined): boolean =>
  part === undefined || (!part.has("hidden") && part.get("aria-hidden") !== "true" && isThere(part.around));

/** Of closed details only the summary is seen. */
const isUnfolded = ({ tag, around }: Part): boolean =>
  around === undefined || ((around.tag !== "details" || around.has("open") || tag === "summary") && isUnfolded(around));

/** What a browser asks of a field before it sends its form. */
function expectSendable(
  field: Part,
  values: readonly (string | File)[],
  fields: readonly Part[],
  meant: ReadonlyMap<Part, Filled[string]>,
): void {
  const name = field.get("name");
  if (field.has("readonly")) expect(meant.has(field), `${name} can be written in`).toBe(false);
  const typed = values.filter((value) => typeof value === "string");
  const most = Number(field.get("maxlength") || Infinity);
  for (const value of typed) expect(value.length, `what is typed into ${name}`).toBeLessThanOrEqual(most);
  if (!field.has("required")) return;
  const group = field.get("type") === "radio" ? fields.filter((one) => one.get("name") === name) : [field];
  const given = group.flatMap((one) => valuesOf(one, meant.get(one)));
  const filled = given.some((value) => (typeof value === "string" ? value !== "" : value.name !== ""));
  expect(filled, `${name} is filled in, which its form requires`).toBe(true);
}

const isField = (part: Part) => ["input", "select", "textarea"].includes(part.tag);

function formOf(sheet: Part, pressed: Part): Part {
  const form = pressed.get("form") ? sheet.all(`form#${pressed.get("form")}`)[0] : pressed.within("form");
  expect(form, `a form around ${pressed.text}`).toBeDefined();
  return form!;
}

const isOff = (part: Part | undefined): boolean =>
  part !== undefined && ((part.has("disabled") && part.tag !== "option") || isOff(part.around));

function fieldsOf(sheet: Part, form: Part): Part[] {
  const belongs = (field: Part) =>
    field.get("form") ? field.get("form") === form.get("id") : field.within("form") === form;
  return sheet.every((part) => isField(part) && part.get("name") !== "" && !isOff(part) && belongs(part));
}

function meantBy(fields: Part[], label: string, value: Filled[string]): [Part, Filled[string]][] {
  const found = labelled(fields, label);
  expect(found.length, `a field ${label} in the form`).toBeGreaterThan(0);
  const field = found[0]!;
  // of the same name the others are not chosen any more
  const others = field.get("type") === "radio" ? fields.filter((one) => one.get("name") === field.get("name")) : [];
  return [...others.map((one): [Part, boolean] => [one, false]), [field, value]];
}

function valuesOf(field: Part, meant: Filled[string] | undefined): (string | File)[] {
  const type = field.get("type");
  if (type === "submit" || type === "button") return [];
  if (type === "file") return [meant instanceof File ? meant : new File([], "")];
  if (type === "checkbox" || type === "radio") {
    const chosen = meant ?? field.has("checked");
    return chosen ? [field.get("value") || "on"] : [];
  }
  if (meant === undefined) return [field.tag === "select" ? field.value : field.value.replaceAll(/\r?\n/g, "\r\n")];
  if (typeof meant !== "string") throw new Error(`${field.get("name")} takes a text.`);
  // as browsers send the lines of a text
  if (field.tag !== "select") return [meant.replaceAll(/\r?\n/g, "\r\n")];
  const option = field.all("option").find((one) => [one.value, one.text].includes(meant));
  expect(option, `the choice ${meant} in ${field.get("name")}`).toBeDefined();
  return [option!.value];
}

function fieldCalled(within: Part, label: string): Part {
  const [found] = labelled(within.every(isField), label);
  expect(found, `a field ${label}`).toBeDefined();
  return found!;
}

function labelled(fields: Part[], label: string): Part[] {
  const exact = fields.filter((field) => field.labels.includes(label) || field.get("name") === label);
  return exact.length > 0 ? exact : fields.filter((field) => field.labels.some((one) => one.includes(label)));
}
