import { describe, expect, test } from "vitest";
import { brieflyIn, eachProblemOnce } from "../../../../test/records.ts";
import type { Draft, RecordKind } from "../../../kernel/record.ts";
import { noticeFactsOfAll, noticeRecord, type NoticeRecord } from "./notice-rules.ts";
import { policyFactsOfAll, policyRecord, type PolicyRecord } from "./policy-rules.ts";
import { missingQuestions, questionRecord, type QuestionRecord } from "./question-rules.ts";
import { missingTranslations, unlikeEnglish } from "./text-rules.ts";

const notice: NoticeRecord = {
  id: "typhoon",
  lang: "en",
  title: "Parcels are late",
  html: "<p>By a day.</p>",
  source: "Farwave",
  published_at: "2026-11-01T08:00:00Z",
  countries: null,
};
const question: QuestionRecord = {
  kind: "Use",
  id: "hotspot",
  lang: "en",
  position: 1,
  question: "May I share it?",
  answer_html: "<p>Yes.</p>",
};
const policy: PolicyRecord = {
  docname: "privacy_policy",
  lang: "en",
  title: "Privacy",
  version: "2026-11",
  effective: "2026-11-01",
  html: "<p>Little.</p>",
};

function rulesOf<Record extends object>(
  what: string,
  { kind, sound, changes }: { kind: RecordKind<Record>; sound: Record; changes: [object, string[]][] },
): void {
  describe(what, () => {
    test.each(changes)("%j", (change, problems) => {
      expect(brieflyIn(kind)({ ...sound, ...change })).toEqual(problems);
    });

    test("without anything is wrong in each of its fields, and whatever is sent has each problem once", () => {
      const fields = brieflyIn(kind)({}).map((line) => line.split(" ")[0]);
      expect(fields).toEqual(Object.keys(sound));
      eachProblemOnce(kind, sound);
    });

    test("is one for each language", () => {
      const [same] = Object.values(kind.unique);
      const of = (change: object) => same!({ ...sound, ...change } as Draft<Record>);
      expect(of({})).toBe(of({ title: "another" }));
      expect(of({})).not.toBe(of({ lang: "zh-hk" }));
    });
  });
}

rulesOf("a notice", {
  kind: noticeRecord,
  sound: notice,
  changes: [
    [{}, []],
    [{ id: "Typhoon 1" }, ["id slug"]],
    [{ id: null }, ["id empty"]],
    [{ lang: "fr" }, ["lang choose"]],
    [{ title: "x".repeat(201) }, ["title long"]],
    [{ title: "two\nlines" }, ["title one_line"]],
    [{ html: "" }, ["html no_text"]],
    [{ html: 7 }, ["html no_text"]],
    [{ source: "x".repeat(121) }, ["source long"]],
    [{ published_at: "2026-11-01" }, ["published_at moment"]],
    [{ published_at: "2026-13-01T00:00:00Z" }, ["published_at moment"]],
  ],
});

rulesOf("a question", {
  kind: questionRecord,
  sound: question,
  changes: [
    [{}, []],
    [{ kind: "Gossip" }, ["kind choose"]],
    [{ id: "hot spot" }, ["id slug"]],
    [{ lang: "" }, ["lang empty"]],
    [{ position: 0 }, ["position whole"]],
    [{ position: 10_001 }, ["position whole"]],
    [{ position: "1" }, ["position whole"]],
    [{ question: "" }, ["question empty"]],
    [{ question: "x".repeat(301) }, ["question question_long"]],
    [{ answer_html: "" }, ["answer_html no_answer"]],
    [{ answer_html: ["<p>"] }, ["answer_html no_answer"]],
  ],
});

rulesOf("a policy", {
  kind: policyRecord,
  sound: policy,
  changes: [
    [{}, []],
    [{ docname: "privacy policy" }, ["docname page_name"]],
    [{ docname: "../etc/passwd" }, ["docname page_name"]],
    [{ docname: "p".repeat(61) }, ["docname long"]],
    [{ lang: "en-GB" }, ["lang choose"]],
    [{ title: "" }, ["title empty"]],
    [{ version: "-1" }, ["version version"]],
    [{ version: "v".repeat(41) }, ["version long"]],
    [{ effective: "2026-02-29" }, ["effective day"]],
    [{ effective: "2026-11-01T00:00:00Z" }, ["effective day"]],
    [{ html: null }, ["html no_text"]],
  ],
});

describe("between languages", () => {
  test("what exists in one exists in all that are offered", () => {
    expect(missingTranslations([{ name: "typhoon", lang: "en" }])).toEqual([
      { name: "typhoon", lang: "zh-cn" },
      { name: "typhoon", lang: "zh-hk" },
    ]);
    expect(missingTranslations([])).toEqual([]);
    const written = (["en", "zh-cn"] as const).map((lang) => ({ kind: "Use", lang }));
    expect(missingQuestions([question], written)).toEqual([{ kind: "Use", id: "hotspot", lang: "zh-cn" }]);
  });

  test("a translation says the same of what no translation may change", () => {
    const later = { ...policy, lang: "zh-hk" as const, version: "2026-12" };
    expect(unlikeEnglish(policyFactsOfAll, later, policy)).toEqual([
      { field: "version", problem: "as_in_english", values: ["2026-11"] },
    ]);
    expect(unlikeEnglish(noticeFactsOfAll, {}, notice)).toEqual([]);
    expect(unlikeEnglish(noticeFactsOfAll, notice, undefined)).toEqual([]);
  });
});
