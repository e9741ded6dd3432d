import { expect, request as requests, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
import { shopOrigin } from "./setting.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { content: said } = words;

const cell = (page: Page, language: string, part: number | string) =>
  page.locator(`textarea[name="${language}.${part}"]`);

type Visit = ReturnType<typeof plainVisit>;

/** The last of its kind, so that other journeys find the shop's questions as they were. */
async function ownQuestion(visit: Visit, name: string): Promise<void> {
  await visit.open("/console/content/question/new");
  const [topic = "", id = ""] = name.split(".");
  await visit.press(said.look, {
    [said.topic]: topic,
    [said.name]: id,
    "zh-cn.title": "何时需要实名？",
    "zh-cn.0": "购买时会提示。",
    "zh-hk.title": "何時需要實名？",
    "zh-hk.0": "購買時會提示。",
    "en.title": "When is a real name needed?",
    "en.0": "The purchase says so.",
  });
  await visit.press(said.publish);
  expect(visit.text).toContain(said.published);
}

const isMissing = (visit: Visit) => expect(visit.sheet.all("h1", words.trouble.missing)).toHaveLength(1);

test("a notice is written in three languages, its problems stand at their paragraphs, and its original changes", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open("/console/content");
  await visit.follow(said.fresh.notice);
  const name = `typhoon-${Date.now()}`;
  await visit.press(said.look, {
    [said.name]: name,
    // older than all others: it rings no bell in the shop, which other journeys visit
    [said.facts.published_at]: "2020-11-20T08:00:00Z",
    "zh-cn.title": "台风",
    "zh-cn.0": "快递会晚一天。",
    "zh-hk.title": "颱風",
    "zh-hk.0": "速遞會遲一天。",
    "en.title": name,
    "en.0": "[Parcels](javascript:alert) are late.",
    ...Object.fromEntries(["zh-cn", "zh-hk", "en"].map((language) => [`${language}.source`, "Farwave"])),
  });
  expect(visit.problems).toHaveLength(1);
  await visit.press(said.look, { "en.0": "Parcels are a day **late**." });
  expect(visit.sheet.one(".text-pages").one("strong").text).toBe("late");
  const whole = plainVisit(request);
  await whole.open(visit.sheet.one(".looked-through").one("a", "English").get("href"));
  expect(whole.sheet.one(".notice-entry", name).one("strong").text).toBe("late");
  await visit.press(said.link);
  const { pathname, search } = new URL(visit.field(said.link).value);
  const reader = plainVisit(await requests.newContext({ baseURL: shopOrigin }));
  await reader.open(`${pathname}${search}&lang=zh-hk`);
  expect(reader.text).toContain("Mei Lam 的草稿");
  expect(reader.sheet.one(".notice-entry", "颱風").text).toContain("速遞會遲一天");
  await visit.press(said.publish);
  expect(visit.text).toContain(said.published);
  await visit.press(said.look, { "zh-cn.0": "快递会晚两天。" });
  await visit.press(said.publish);
  expect(visit.sheet.all(".text-cell[data-state=behind]")).toHaveLength(2);
  await visit.press(said.look, { "right.zh-hk.0": true });
  expect(visit.text).toContain(said.onlyMarks);
  await visit.press(said.publish);
  expect(visit.sheet.all(".text-cell[data-state=behind]")).toHaveLength(1);
  const history = visit.sheet.one(".plan-history");
  await visit.press(said.turnBack, {}, history.all("summary")[1]!.around);
  await visit.press(said.publish);
  expect(visit.field("zh-cn.0").value).toBe("快递会晚一天。");
  await visit.open("/console/content/notice/no-such-notice");
  isMissing(visit);
  await visit.open("/console/content/gossip/new");
  isMissing(visit);
});

test("what was typed is kept while it is typed, and two at once see both values", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  const visit = plainVisit(page.request);
  const name = `Real_name_registration.journey-${Date.now()}`;
  const address = `/console/content/question/${name}`;
  await ownQuestion(visit, name);
  await page.goto(address);
  await expectSound(page);
  const former = await cell(page, "en", "title").inputValue();

  await cell(page, "en", "title").fill("Mine");
  await expect(page.locator(".dock-said")).not.toBeEmpty();
  const colleague = await plainColleague("Kwok");
  await colleague.open(address);
  const theirs = colleague.sheet.one("summary", said.theirs).around!;
  expect(theirs.all("td", "Mine")).not.toEqual([]);
  await page.goto(address);
  await expect(cell(page, "en", "title")).toHaveValue("Mine");

  await colleague.press(said.look, { "en.title": "Theirs" });
  await colleague.press(said.publish);
  expect(colleague.text).toContain(said.published);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.getByText(words.plans.collided)).toBeVisible();
  await expect(page.getByText(said.now("Theirs"))).toBeVisible();
  await expectSound(page);
  await cell(page, "en", "title").fill(former);
  await page.getByRole("button", { name: said.look }).click();
  await page.getByRole("button", { name: said.publish, exact: true }).click();
  await expect(page.getByText(said.published)).toBeVisible();
});

test("a notice is scheduled, shown to come and taken back; a question is moved, withdrawn and put back", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  const name = `later-${Date.now()}`;
  await visit.open("/console/content/notice/new");
  await visit.press(said.look, {
    [said.name]: name,
    "zh-cn.title": "以后",
    "zh-hk.title": "稍後",
    "en.title": name,
    ...Object.fromEntries(["zh-cn", "zh-hk", "en"].map((language) => [`${language}.source`, "Farwave"])),
    ...Object.fromEntries(["zh-cn", "zh-hk", "en"].map((language) => [`${language}.0`, "Later."])),
  });
  await visit.press(said.coming.schedule, { [said.coming.from]: "2020-01-01T00:00" });
  expect(visit.problems).toHaveLength(1);
  const year = new Date().getUTCFullYear() + 1;
  const week = { [said.coming.from]: `${year}-06-01T09:00`, [said.coming.untilField]: `${year}-06-08T09:00` };
  await visit.press(said.coming.schedule, week);
  expect(visit.text).toContain(said.coming.scheduled);
  await visit.press(said.coming.takeBack, {}, visit.sheet.one("li", name));
  expect(visit.sheet.one("h2", said.coming.over).around!.text).toContain(name);

  const question = `Troubles.moved-${Date.now()}`;
  await ownQuestion(visit, question);
  await visit.open("/console/content?kind=question");
  const rows = () => visit.sheet.one("h2", said.topics.Troubles).within("section")!.one("tbody").all("tr");
  expect(rows().at(-1)!.get("id")).toBe(question);
  await visit.press(/./, {}, rows().at(-1));
  expect(rows().at(-2)!.get("id")).toBe(question);
  await visit.follow(/./, rows().at(-2));
  await visit.press(said.withdraw);
  expect(visit.text).toContain(said.isWithdrawn);
  await visit.press(said.putBack);
  expect(visit.text).not.toContain(said.isWithdrawn);
  await visit.press(said.withdraw);
  expect(visit.text).toContain(said.isWithdrawn);

  await visit.open("/console/content/policy/privacy_policy");
  await visit.follow(said.newVersion);
  expect(visit.text).toContain(said.versionLede);
  await visit.press(said.look);
  expect(visit.text).toContain(said.coming.inForceLede);
  await visit.open("/console/content/policy/privacy_policy");
  await visit.press(said.drop);
});

test("what is to come, and questions in their order, are sound on a desk and on a phone", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  for (const address of [
    "/console/content/coming",
    "/console/content/links",
    "/console/content/proposals",
    "/console/content?kind=question",
    "/console/content/policy/privacy_policy?fresh",
  ]) {
    await page.goto(address);
    await expectSound(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
