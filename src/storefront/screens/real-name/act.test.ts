import { beforeAll, describe, expect, test } from "vitest";
import { no } from "../../ground/visit/asking.world.ts";
import type { Answered } from "./act.ts";
import { agreed, answers, link, post, shop, sim, without, wordsOfForm } from "./act.world.ts";

beforeAll(wordsOfForm);

describe("without scripts the answers travel in the pages", () => {
  test.each([
    ["start", "sim", { regions: "HK,TW", purpose: "2" }],
    ["sim", "contact", { regions: "HK", purpose: "1", sims: "1", "sims.0.iccid": sim }],
    ["details", "send", answers],
  ])("%s leads to %s with all that was said", async (step, following, said) => {
    expect(await post(step, said)).toMatchObject({ step: following, status: 200, entries: said, problems: [] });
  });

  test("back loses nothing and sends nothing", async () => {
    const { asking, paths } = shop();
    const half = { ...without("document.birth"), "document.number": "half a num" };
    expect(await post("details", { ...half, go: "back" }, { asking })).toMatchObject({
      step: "photo",
      status: 200,
      entries: half,
    });
    expect(paths()).toEqual(["/realName/getRegionRules"]);
  });

  test("whoever changes one answer comes straight back to what is sent, unless that opens another question", async () => {
    expect(await post("send", { ...answers, go: "to.contact" })).toMatchObject({ step: "contact" });
    expect(await post("contact", { ...answers, whole: "on" })).toMatchObject({ step: "send" });
    expect(await post("start", { ...answers, whole: "on", purpose: "2" })).toMatchObject({ step: "document" });
    expect(await post("start", { ...answers, regions: "TW" })).toMatchObject({ step: "sim" });
  });

  test("SIMs come and go", async () => {
    const two = await post("sim", { ...answers, go: "sims.add" });
    expect(two).toMatchObject({ step: "sim", entries: { sims: "2" } });
    const said = {
      sims: "3",
      "sims.0.iccid": "a",
      "sims.1.iccid": "b",
      "sims.1.remark": "tablet",
      "sims.2.iccid": "c",
    };
    expect(await post("sim", { ...said, go: "sims.remove.0" })).toMatchObject({
      entries: { sims: "2", "sims.0.iccid": "b", "sims.0.remark": "tablet", "sims.1.iccid": "c" },
    });
  });
});

describe("SIMs of one's own", () => {
  const other = "8985234000000000085";

  test("are put on the form and dropped again, several of them, whatever was typed before", async () => {
    const put = await post("sim", { ...answers, go: `sims.put.${other}` });
    expect(put).toMatchObject({ step: "sim", entries: { sims: "2", "sims.0.iccid": sim, "sims.1.iccid": other } });
    const twice = await post("sim", { ...answers, sims: "1", "sims.0.iccid": other, go: `sims.put.${other}` });
    expect(twice).toMatchObject({ entries: { sims: "1", "sims.0.iccid": other } });
    const empty = await post("sim", { sims: "1", "sims.0.iccid": "", go: `sims.put.${other}` });
    expect(empty).toMatchObject({ entries: { sims: "1", "sims.0.iccid": other } });
    const dropped = await post("sim", { ...(put as Answered).entries, go: `sims.drop.${sim}` });
    expect(dropped).toMatchObject({ entries: { sims: "1", "sims.0.iccid": other } });
  });
});

describe("what is wrong is said at its step", () => {
  test.each<[string, string, Record<string, string>, string[]]>([
    ["nothing chosen", "start", {}, ["regions", "purpose"]],
    ["no SIM", "sim", {}, ["sims.0.iccid"]],
    ["one SIM twice", "sim", { sims: "2", "sims.0.iccid": sim, "sims.1.iccid": sim }, ["sims.1.iccid"]],
    ["no way to answer", "contact", { contactName: "Mei" }, ["email"]],
    ["a phone without its country", "contact", { contactName: "Mei", phone: "5123 4567" }, ["phone"]],
    ["no document", "document", {}, ["document.type"]],
    ["a change from nothing", "document", { purpose: "2", "document.type": "1" }, ["original.type", "original.number"]],
    ["no photograph", "photo", { ...without("number", "kept.front") }, ["photo.front"]],
    ["no name in Chinese, and nothing ticked", "details", without("noChineseName"), ["document.chineseName"]],
    ["nothing agreed to", "send", answers, ["clauses", "accuracy", "transfer", "privacy"]],
  ])("%s", async (_, step, said, fields) => {
    expect(await post(step, said)).toMatchObject({ step, status: 422, fields });
  });

  test.each([
    ["document.chineseName", "noChineseName", "None is printed on it"],
    ["document.expiry", "noExpiry", "It does not expire"],
  ])("%s left open: what to tick where the document has none", async (field, tick, label) => {
    const { problems } = (await post("details", without(field, tick))) as Answered;
    expect(problems).toEqual([{ field, message: `Fill it in, or tick “${label}”` }]);
  });

  test("too young: with the day from which it is allowed, and who can until then", async () => {
    const next = new Date().getFullYear() - 10;
    const said = { ...without("kept.front"), "document.birth": `${next}-03-03` };
    const { problems } = (await post("details", said)) as Answered;
    expect(problems).toEqual([{ field: "document.birth", message: expect.stringContaining(`3 Mar ${next + 16}`) }]);
    expect(problems[0]!.message).toContain("a parent or guardian");
  });
});

describe("sent", () => {
  const whole = { ...answers, ...agreed, requestKey: "11111111-1111-4111-8111-111111111111" };
  const result = `/en/real-name-result?number=${link.number}&key=${link.key}`;

  test("leads to the page behind its private link", async () => {
    const { asking, asked } = shop({ "/realName/submit": () => link });
    expect(await post("send", whole, { asking })).toEqual({ to: result, status: 303 });
    expect(asked[0]!.input).toMatchObject({
      ...link,
      requestKey: whole.requestKey,
      regions: ["HK"],
      document: { type: 1, chineseName: null, birth: "1990-02-15" },
      clauses: { given: true, text: "No other document." },
      privacy: { given: true, version: "2026-11" },
    });
  });

  test("to a text that staff have changed since: the same step with all answers, and what was shown beside its box", async () => {
    const fields = [{ field: "accuracy.text", problem: "consent.changed", message: "changed" }];
    const asked = shop({ "/realName/submit": () => no("INVALID_INPUT", { fields }) });
    expect(await post("send", whole, asked)).toMatchObject({
      step: "send",
      problems: [{ field: "accuracy", message: "changed" }],
      entries: { ...answers, "shown.accuracy": "All true." },
    });
  });

  test("from a page that said no text of its consents: it is read again, and nothing is lost", async () => {
    const { "shown.accuracy": _, ...before } = whole;
    const { asking, paths } = shop();
    expect(await post("send", before, { asking })).toMatchObject({
      step: "send",
      problems: [{ field: "accuracy", message: expect.stringMatching(/^This text has changed/) }],
      entries: answers,
    });
    expect(paths()).not.toContain("/realName/submit");
  });

  test("what the server alone knows leads to its step, with the answers", async () => {
    const fields = [{ field: "sims.0.iccid", problem: "iccid.registered", message: "registered already" }];
    const asked = shop({ "/realName/submit": () => no("INVALID_INPUT", { fields }) });
    expect(await post("send", whole, asked)).toMatchObject({
      step: "sim",
      problems: [{ field: "sims.0.iccid", message: "registered already" }],
      entries: answers,
    });
  });

  test.each([
    ["was sent before, and its answer lost: leads on", "received", { to: result, status: 303 }],
    ["was swept: asks for the photograph again", "withdrawn", { step: "photo" }],
  ])("a form that %s", async (_, state, outcome) => {
    const asked = shop({ "/realName/submit": () => no("REAL_NAME_OVER"), "/realName/getRealName": () => ({ state }) });
    const shown = await post("send", whole, asked);
    expect(shown).toMatchObject(outcome);
    if ("entries" in shown) expect(shown.entries).not.toHaveProperty("number");
  });

  test("deleted on request: the photograph at once, and an empty form", async () => {
    const { asking, asked } = shop({ "/realName/withdraw": () => no("REAL_NAME_OVER") });
    expect(await post("details", { ...answers, go: "forget" }, { asking })).toEqual({
      to: "/en/real-name",
      status: 303,
    });
    expect(asked[0]!.input).toMatchObject(link);
  });
});
