import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeChat } from "../../../adapters/chat/chat.suite.ts";
import { words as en } from "../../../i18n/en/ask.ts";
import { words as simplified } from "../../../i18n/zh-cn/ask.ts";
import { words as traditional } from "../../../i18n/zh-hk/ask.ts";
import { htmlFromMarkdown } from "../../catalogue/content/markdown.server.ts";
import { builtInChat } from "./built-in-chat.ts";
import { callNames, leadOf, namesOf, type Known, type Lead } from "./lead-to-answer.ts";
import { policyIndex } from "./policy-texts.ts";
import { indexOf, type Source } from "./rank.ts";
import { realQuestions } from "./real-questions.world.ts";

const demo = join(import.meta.dirname, "../../../../db/demo");
const columns = (file: string) => {
  const [head, ...rows] = readFileSync(join(demo, file), "utf8").trim().split("\n");
  const names = head!.split(",");
  return rows.map((row) => Object.fromEntries(row.split(",").map((value, place) => [names[place]!, value])));
};

/** The demo's own texts, as the importer reads them. */
function sourcesIn(language: string): Source[] {
  return globSync(join(demo, "faq", language, "*.md")).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^## (.*?) \{#([\w-]+)\}\n([^]*?)(?=^## |$(?![^]))/gm)].map(
      ([, question, id, text]) => ({ id: id!, question: question!, text: text! }),
    ),
  );
}

/** Likewise the policies, part by part. */
function policiesIn(language: string) {
  return globSync(join(demo, "policies", language, "*.md")).map((file) => {
    const docname = basename(file, ".md");
    const [, title, version, body] = /^---\ntitle: (.*)\nversion: "(.*)"\n[^]*?---\n([^]*)$/.exec(
      readFileSync(file, "utf8"),
    )!;
    return { docname, title: title!, version: version!, html: htmlFromMarkdown(body!).html };
  });
}

const devices = namesOf(
  columns("devices.csv").flatMap(({ slug, model }) => callNames(model!).map((name) => [name, slug!])),
);
const known = (language: string): Known => ({
  index: indexOf(sourcesIn(language)),
  policies: policyIndex(policiesIn(language)),
  devices,
  countries: namesOf(columns("destinations.csv").map((row) => [row[language]!, row["iso2"]!])),
});
const shop = Object.fromEntries(Object.keys(realQuestions).map((language) => [language, known(language)]));

/** All places to which an answer leads, in the words of the list. */
function placesOf(lead: Lead): string[] {
  if (lead.to !== "entries") return [lead.to];
  return [
    ...lead.ids,
    ...(lead.matter ? [`order:${lead.matter}`] : []),
    ...(lead.policy ? [`policy:${lead.policy.docname}`] : []),
  ];
}
const leadsRight = (language: string, { asked, to }: { asked: string; to: readonly string[] }) =>
  placesOf(leadOf(asked, shop[language]!)).some((place) => to.includes(place));

describe.each(Object.entries(realQuestions))("of the real questions in %s", (language, questions) => {
  test("there are forty, and six about policies", () => expect(questions).toHaveLength(46));

  test("at least 85 % lead to the right text, list or hand-over", () => {
    const wrong = questions.filter((one) => !leadsRight(language, one));
    expect(wrong.map(({ asked }) => asked).slice(0, wrong.length > 6 ? undefined : 0)).toEqual([]);
  });

  test("each place that the list names exists", () => {
    const ids = new Set(sourcesIn(language).map(({ id }) => id));
    const others =
      /^(order:(where|left|refund|resend)|policy:(terms_conditions|privacy_policy|refund_policy|fair_usage_policy)|device|coverage|person)$/;
    expect(questions.flatMap(({ to }) => to).filter((place) => !ids.has(place) && !others.test(place))).toEqual([]);
  });

  test("a person is asked for by name", () => {
    const wish = { en: "let me talk to a human", "zh-cn": "转人工客服", "zh-hk": "想搵真人客服" }[language]!;
    expect(leadOf(wish, shop[language]!)).toEqual({ to: "person", isAsked: true });
  });
});

describeChat("answers of the shop's own program", async () => ({
  chat: builtInChat(async (language) => shop[language]!),
  close: async () => {},
}));

test.each(Object.keys(realQuestions))(
  "each question of the shop in %s, as it is written, leads to itself",
  (language) => {
    const other = sourcesIn(language).filter(
      ({ id, question }) => !placesOf(leadOf(question, shop[language]!)).includes(id),
    );
    expect(other.map(({ question }) => question)).toEqual([]);
  },
);

test.each([
  ["en", en.first],
  ["zh-cn", simplified.first],
  ["zh-hk", traditional.first],
])("what the chat offers to ask first in %s is answered", (language, first) => {
  const unanswered = Object.values(first)
    .flat()
    .filter((question) => leadOf(question, shop[language]!).to === "person");
  expect(unanswered).toEqual([]);
});

test.each([
  ["en", "what is the weather in tokyo tomorrow"],
  ["en", "who won the football match"],
  ["en", "' or 1=1 --"],
  ["en", "asdf qwer zxcv"],
  ["en", "?!…"],
  ["en", ""],
  ["zh-cn", "明天东京天气怎么样"],
  ["zh-cn", "帮我写一首诗"],
  ["zh-hk", "聽日香港天氣點"],
  ["zh-hk", "寫首詩畀我"],
])("what the shop has no text for is not answered (%s): %s", (language, asked) => {
  expect(leadOf(asked, shop[language]!)).toEqual({ to: "person", isAsked: false });
});

test("a question of a hundred thousand characters is led as its beginning is, at once", () => {
  const before = process.cpuUsage();
  for (const asked of ["x".repeat(100_000), "退".repeat(100_000), "refund ".repeat(20_000), "﷽".repeat(50_000)])
    for (const language of ["en", "zh-cn"]) leadOf(asked, shop[language]!);
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});

test("all questions of three languages are led with 300 ms of the processor each, the 95th of a hundred", () => {
  const took = Object.entries(realQuestions).flatMap(([language, questions]) =>
    questions.map(({ asked }) => {
      const before = process.cpuUsage();
      leadOf(asked, shop[language]!);
      return process.cpuUsage(before).user;
    }),
  );
  expect(took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)]).toBeLessThan(300_000);
});
