import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { Language } from "../../../kernel/language.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { VisitProvider } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { IdentityPart } from "./identity-part.tsx";
import { openedAt, type Facts } from "./load.ts";

const languages = ["en", "zh-cn", "zh-hk", "ja", "ko"] as const;
beforeAll(() => Promise.all(languages.map((language) => loadWords(language, ["real-name"]))));

/** As a server draws it, so as it stands without scripts. */
function drawn(told: Facts["told"], change: { language?: Language; entries?: Entries; search?: string } = {}) {
  const { language = "en", entries = {}, search = "?identity=waiting" } = change;
  const facts = { identity: "iAM Smart", told } as Facts;
  const part = createElement(IdentityPart, { facts, entries });
  const router = createMemoryRouter([{ path: "*", element: part }], {
    initialEntries: [`/${language}/real-name${search}`],
  });
  const value = { language, currency: "HKD" } as const;
  return renderToStaticMarkup(createElement(VisitProvider, { value }, createElement(RouterProvider, { router })));
}

test.each<[Language, string]>([
  ["en", "Please agree in iAM Smart"],
  ["zh-cn", "请在 iAM Smart 中确认"],
  ["zh-hk", "請在 iAM Smart 中確認"],
  ["ja", "iAM Smart で同意してください"],
  ["ko", "iAM Smart에서 동의해 주세요"],
])("%s: whoever is waited for is told so, with a link that looks again", (language, said) => {
  const page = drawn({ state: "waiting", app: null }, { language });
  expect(page).toContain(said);
  expect(page).toContain(`href="/${language}/real-name?identity=waiting"`);
  expect(page).not.toContain("/identity/begin");
});

test("the app opens from the phone that holds it, and from no desk", () => {
  const app = "hk.gov.iamsmart://profile?ticketID=t";
  expect(drawn({ state: "waiting", app })).toContain(`href="${app}"`);
  expect(drawn({ state: "waiting", app: null })).not.toContain("hk.gov");
});

test.each([
  ["declined", "iAM Smart sent nothing back"],
  ["none", "That took too long"],
] as const)("%s: they are told, and may begin anew or type", (state, said) => {
  const page = drawn({ state, app: null });
  for (const part of [said, "type everything yourself", "/identity/begin"]) expect(page).toContain(part);
});

test("whoever agreed finds their details filled in, and nothing is waited for any more", () => {
  const page = drawn({ state: "proved", app: null }, { entries: { identity: "iAM Smart" } });
  expect(page).toContain("iAM Smart has filled in your details");
  expect(page).not.toContain("Please agree");
});

test.each([
  ["?identity=waiting", { state: "waiting", app: null }],
  ["?identity=done", null],
  ["", null],
])("the page at %j knows what was told: %j", async (search, told) => {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    return path.endsWith("getProvedIdentity")
      ? { state: "waiting", identity: null, app: null }
      : { title: null, regions: [] };
  };
  const opened = await openedAt(new URL(`https://shop.test/en/real-name${search}`), {
    call,
    language: "en",
  } as unknown as Asking);
  expect(opened.facts.told).toEqual(told);
  expect(asked.some((path) => path.endsWith("getProvedIdentity"))).toBe(search !== "");
});

test.each<[string, Facts["told"], Entries]>([
  ["Please agree", { state: "waiting", app: null }, {}],
  ["sent nothing back", { state: "declined", app: null }, {}],
  ["That took too long", { state: "none", app: null }, {}],
  ["has filled in your details", null, { identity: "iAM Smart" }],
])(
  "%j is said in one place, which the page has from the beginning, so that it is read out and can be led to",
  (said, told, entries) => {
    const place = /<output class="rn-told" tabindex="-1">(.*?)<\/output>/s;
    expect(place.exec(drawn(told, { entries }))?.[1]).toContain(said);
    expect(place.exec(drawn(null, { search: "" }))?.[1]).toBe("");
  },
);
