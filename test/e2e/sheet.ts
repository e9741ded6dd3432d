import { expect } from "@playwright/test";
import { Parser } from "htmlparser2";

/** An element of a page as the server wrote it. */
export type Part = {
  tag: string;
  get: (attribute: string) => string;
  has: (attribute: string) => boolean;
  text: string;
  written: () => string;
  /** Of a field: what stands in it, and what it is called. */
  value: string;
  labels: string[];
  every: (wanted: (part: Part) => boolean) => Part[];
  /** The elements of one simple selector (`tag#id.class[name=value]`) that say this. */
  all: (selector: string, text?: string | RegExp) => Part[];
  /** The first that says exactly this, or else contains it, in its text or its label, of those that are wanted. */
  one: (selector: string, text?: string | RegExp, wanted?: (part: Part) => boolean) => Part;
  around: Part | undefined;
  /** The element of this tag around it. */
  within: (tag: string) => Part | undefined;
};

type Written = { tag: string; attributes: Map<string, string>; inside: (Part | string)[] };

/** What is no page's content. */
const unread = new Set(["script", "style", "template"]);

export function sheetIn(html: string): Part {
  const whole: Written = { tag: "", attributes: new Map(), inside: [] };
  const root = partOf(whole);
  const open = [{ part: root, inside: whole.inside }];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const around = open.at(-1)!;
      const written: Written = { tag, attributes: new Map(Object.entries(attributes)), inside: [] };
      const part = partOf(written, around.part);
      if (!unread.has(tag)) around.inside.push(part);
      open.push({ part, inside: written.inside });
    },
    ontext: (text) => void open.at(-1)!.inside.push(text),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}

function partOf({ tag, attributes, inside }: Written, around?: Part): Part {
  const get = (name: string) => attributes.get(name) ?? "";
  const has = (name: string) => attributes.has(name);
  const written = (): string =>
    inside.map((one) => (typeof one === "string" ? one : one.has("hidden") ? "" : one.written())).join("");
  const every = (wanted: (part: Part) => boolean): Part[] =>
    inside.flatMap((one) => (typeof one === "string" ? [] : [...(wanted(one) ? [one] : []), ...one.every(wanted)]));
  const all = (selector: string, text: string | RegExp = "") =>
    every((one) => fits(one, selector) && says(one.text, text));
  const one = (selector: string, text: string | RegExp = "", wanted: (part: Part) => boolean = () => true) => {
    const some = all(selector).filter(wanted);
    const called = (part: Part) => part.get("aria-label") || part.text;
    const found = some.find((part) => called(part) === text) ?? some.find((part) => says(called(part), text));
    expect(found, `${selector} “${String(text)}”`).toBeDefined();
    return found!;
  };
  const within = (name: string): Part | undefined => (around?.tag === name ? around : around?.within(name));
  return {
    tag,
    get,
    has,
    written,
    every,
    all,
    one,
    around,
    within,
    get text() {
      return written().replaceAll(/\s+/g, " ").trim();
    },
    get value() {
      if (tag === "textarea") return written().replace(/^\n/, "");
      if (tag === "option" && !has("value")) return written().trim();
      if (tag !== "select") return get("value");
      const options = all("option");
      return (options.find((option) => option.has("selected")) ?? options[0])?.value ?? "";
    },
    get labels() {
      const pointing = get("id") ? pageOf(around).all(`label[for=${get("id")}]`) : [];
      return [get("aria-label"), ...pointing.map(({ text }) => text), within("label")?.text ?? ""].filter(Boolean);
    },
  };
}

const pageOf = (part: Part | undefined): Part => (part!.around ? pageOf(part!.around) : part!);

const says = (said: string, text: string | RegExp) =>
  text instanceof RegExp ? text.test(said) : said.includes(text.replaceAll(/\s+/g, " ").trim());

function fits(part: Part, selector: string): boolean {
  const [, tag, rest = ""] = /^([a-z][\w-]*|\*?)(.*)$/s.exec(selector)!;
  if (tag && tag !== "*" && part.tag !== tag) return false;
  return [...rest.matchAll(/#([\w.-]+)|\.([\w-]+)|\[([\w-]+)(?:=([^\]]*))?\]/g)].every(([, id, name, key, value]) => {
    if (id) return part.get("id") === id;
    if (name) return part.get("class").split(" ").includes(name);
    return part.has(key!) && (value === undefined || part.get(key!) === value);
  });
}
