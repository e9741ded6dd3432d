import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/ask.ts";
import { words as shell } from "../../src/i18n/en/shell.ts";
import { words as simplified } from "../../src/i18n/zh-cn/ask.ts";
import { expectAccessible } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";
import { boughtEsims, calling, pageOf } from "./purchases.ts";
import { somebody } from "./signed-in.ts";

const door = (page: Page) => page.locator("[data-asks=chat]");
const panel = (page: Page) => page.getByRole("dialog", { name: words.title });
const field = (page: Page) => page.getByLabel(words.question);
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
}
/** What a member of staff answers in the chat of this question. */
const answerBehind = (question: string, said: string) =>
  inDatabase(async (client) => {
    await client.query(
      `with answered as (
         update chats set state = 'answered', waiting_since = null
           where id in (select chat_id from chat_lines where said = $1) returning id)
       insert into chat_lines (chat_id, place, who, said, at)
         select id, (select max(place) + 1 from chat_lines where chat_id = id), 'staff', $2, now() from answered`,
      [question, said],
    );
  });

test("nothing of the chat is loaded before its link is pressed; the panel stays beside other pages, the talk after a reload", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, "/en/developing");
  expect(loaded.filter((path) => /\/ask/.test(path))).toEqual([]);
  await door(page).click();
  await expect(field(page)).toBeFocused();
  expect(loaded.filter((path) => /\/ask.*\.(js|css)$/.test(path)).length).toBeGreaterThanOrEqual(3);
  await ask(page, "can i get my money back for an esim");
  const log = panel(page).getByRole("log");
  await expect(log.getByRole("heading", { name: "Can I get a refund for an eSIM?" })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, ".chat-beside");

  await log.getByRole("button", { name: words.helpful }).click();
  await expect(log.getByText(words.wasHelpful)).toBeVisible();
  await expect(log).toBeFocused();
  await log.getByRole("link", { name: words.kinds.eSIM }).first().click();
  await arriveAt(page, /frequently-asked-questions/);
  await expect(log.getByText("can i get my money back for an esim")).toBeVisible();

  await page.reload();
  await takenOver(page);
  await expect(panel(page)).toHaveCount(0);
  await door(page).click();
  await expect(log.getByText("can i get my money back for an esim")).toBeVisible();
  await panel(page).getByRole("link", { name: words.asPage }).click();
  await arriveAt(page, /\/ask\?chat=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole("log").getByText("can i get my money back for an esim")).toBeVisible();
  await openPage(page, "/en/ask");
  await expect(page.getByRole("log").getByText("can i get my money back for an esim")).toBeVisible();
  await page.getByRole("button", { name: words.startOver }).click();
  await expect(page.getByRole("log").getByText("can i get my money back for an esim")).toHaveCount(0);
  await openPage(page, "/en/ask");
  await expect(page.getByRole("button", { name: words.startOver })).toHaveCount(0);
  await ask(page, "can i get my money back for an esim");
  await page.waitForURL(/chat=[^&]+&key=[^&]+/);
});

test("keys open and close it, and the focus goes in and back; what is wrong is said beside its field", async ({
  page,
}) => {
  await openPage(page, "/en/developing");
  await door(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("alert")).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(door(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await panel(page).getByRole("button", { name: shell.close, exact: true }).click();
  await expect(door(page)).toBeFocused();
});

test("asked without a network, a question stays and goes out by itself; an answer that was lost is asked for again, once", async ({
  page,
  context,
}) => {
  await openPage(page, "/en/developing");
  await door(page).click();
  // the panel's code comes with the press
  await expect(field(page)).toBeVisible();
  await context.setOffline(true);
  await ask(page, "can i share it by hotspot");
  await expect(panel(page).getByText(words.kept)).toBeVisible();
  await expect(field(page)).toHaveValue("can i share it by hotspot");
  await context.setOffline(false);
  const log = panel(page).getByRole("log");
  const asked = (question: string) => log.locator(".ask-visitor").filter({ hasText: question });
  await expect(asked("can i share it by hotspot")).toHaveCount(1);
  await expect(log.getByRole("heading").first()).toBeVisible();

  // it goes out as well where the panel was closed meanwhile
  await context.setOffline(true);
  await ask(page, "what is an apn");
  await expect(panel(page).getByText(words.kept)).toBeVisible();
  await panel(page).getByRole("button", { name: shell.close, exact: true }).click();
  await expect(panel(page)).toHaveCount(0);
  const gone = page.waitForResponse("**/api/chat/ask");
  await context.setOffline(false);
  await gone;
  await door(page).click();
  await expect(asked("what is an apn")).toHaveCount(1);

  // what was refused is not called kept, and does not go again
  const refusal = { resultCode: "TRIED_OFTEN", resultMessage: "Too often.", resultData: { fields: [] } };
  await page.route("**/api/chat/ask", (route) => route.fulfill({ json: refusal }));
  await ask(page, "once more");
  await expect(panel(page).getByRole("alert")).toContainText("Too often.");
  await context.setOffline(true);
  await expect(panel(page).getByText(words.kept)).toHaveCount(0);
  await context.setOffline(false);
  await page.unrouteAll({ behavior: "wait" });

  // the question arrives, its answer does not
  await page.route("**/api/chat/ask", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await ask(page, "how much data is left");
  await expect(panel(page).getByRole("alert")).toContainText(words.notSent);
  await expect(field(page)).toHaveValue("how much data is left");
  await page.unrouteAll({ behavior: "wait" });
  await panel(page).getByRole("button", { name: words.retry }).click();
  await expect(asked("how much data is left")).toHaveCount(1);
  await expect(panel(page).getByRole("button", { name: words.send })).toBeVisible();
  // with other words it is another question
  await page.route("**/api/chat/ask", (route) => route.abort());
  await ask(page, "one thing");
  await expect(panel(page).getByRole("button", { name: words.retry })).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await ask(page, "another thing");
  await expect(asked("another thing")).toHaveCount(1);
});

test("what is asked first fits the page; a person is one press away in the head, and a mailbox can be named later", async ({
  page,
}) => {
  await openPage(page, "/en/esim/japan");
  await door(page).click();
  for (const question of words.first.buying)
    await expect(panel(page).getByRole("button", { name: question })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: words.first.any[3]! })).toHaveCount(0);
  await ask(page, "which carrier do you use in japan");
  await expect(panel(page).getByRole("heading", { name: words.coverage.title("Japan") })).toBeVisible();
  await ask(page, "is my iphone 15 compatible");
  await expect(panel(page).getByText(words.device.answers.yes(true))).toBeVisible();
  await expectAccessible(page, ".chat-beside");
  await panel(page).getByRole("button", { name: words.personShort, exact: true }).click();
  await expect(panel(page).getByText(words.waitingHere)).toBeVisible();
  await expect(panel(page).getByRole("log")).toBeFocused();
  await expect(panel(page).getByRole("button", { name: words.personShort, exact: true })).toHaveCount(0);
  await panel(page).getByLabel(words.email).fill("mei@example.com");
  await panel(page).getByRole("button", { name: words.mailToo }).click();
  await expect(panel(page).getByText(words.waitingMail("m•••@example.com"))).toBeVisible();
});

test("what a person answers arrives in the panel, and the link says so while it is closed", async ({ page }) => {
  const question = `do you rent cars ${Date.now()}`;
  await openPage(page, "/en/developing");
  await door(page).click();
  await ask(page, question);
  await expect(panel(page).getByText(words.none)).toBeVisible();
  await panel(page).getByRole("button", { name: words.person }).click();
  await expect(panel(page).getByText(words.waitingHere)).toBeVisible();
  await answerBehind(question, "No cars, sorry.");
  await expect(panel(page).getByText("No cars, sorry.")).toBeVisible({ timeout: 15_000 });
  await panel(page).getByRole("button", { name: shell.close, exact: true }).click();
  await answerBehind(question, "But trains.");
  await expect(door(page)).toHaveText(words.answered, { timeout: 15_000 });
  await door(page).click();
  await expect(panel(page).getByText("But trains.")).toBeVisible();
});

test("beside an order's own page it knows that order by its link: how far it is, its e-mail again, and the way to a refund", async ({
  page,
  request,
}) => {
  const order = await boughtEsims(request, { email: somebody("chat-order") });
  await openPage(page, pageOf(order, "order-detail"));
  await door(page).click();
  await ask(page, "where is my esim");
  await expect(panel(page).getByText(order.orderNumber)).toHaveCount(1);
  await panel(page)
    .getByRole("button", { name: words.order.open(order.orderNumber) })
    .click();
  await expect(panel(page).getByText(words.order.where.ready)).toBeVisible();
  await expectAccessible(page, ".chat-beside");
  await panel(page).getByRole("button", { name: words.order.again }).click();
  await expect(panel(page).getByText(words.order.resent)).toBeVisible();
  await ask(page, "i want my money back");
  await panel(page).getByRole("link", { name: words.order.toRefund }).last().click();
  await arriveAt(page, /order-detail\?.*step=refund/);
  await expect(panel(page)).toBeVisible();
});

test("an order that is shown may be the wrong one: the one whose page is open is a press away, and any other can be named", async ({
  page,
  request,
}) => {
  const email = somebody("chat-orders");
  const [first, second] = [await boughtEsims(request, { email }), await boughtEsims(request, { email })];
  await openPage(page, pageOf(first, "order-detail"));
  await door(page).click();
  await ask(page, "where is my esim");
  const shown = (number: string) => panel(page).getByRole("log").getByText(number);
  const open = (number: string) => panel(page).getByRole("button", { name: words.order.open(number) });
  await open(first.orderNumber).click();
  await expect(shown(first.orderNumber)).toBeVisible();
  await expect(open(first.orderNumber)).toHaveCount(0);

  await openPage(page, pageOf(second, "order-detail"));
  await door(page).click();
  await open(second.orderNumber).click();
  await expect(shown(second.orderNumber)).toBeVisible();
  await panel(page).getByText(words.order.another).click();
  await expectAccessible(page, ".chat-beside");
  await panel(page).getByLabel(words.order.number).fill(first.orderNumber);
  await panel(page).getByLabel(words.order.email).fill("other@example.com");
  await panel(page).getByRole("button", { name: words.order.show }).click();
  await expect(panel(page).getByRole("alert").first()).toBeVisible();
  await panel(page).getByLabel(words.order.email).fill(email);
  await panel(page).getByRole("button", { name: words.order.show }).click();
  await expect(shown(first.orderNumber)).toBeVisible();
});

test("a chat service that the operator has set is shown instead, in a frame, with the way to the shop's own chat below", async ({
  page,
}) => {
  const address = "https://chat.example.com/farwave?lang=en";
  await page.route("https://chat.example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Hello from outside</p>" }),
  );
  await page.route("**/api/chat/getWidget", (route) =>
    route.fulfill({ json: { resultCode: "SUCCESS", resultMessage: "", resultData: { address } } }),
  );
  // as compose/chat.server.ts widens it
  await page.route("**/en/developing", async (route) => {
    const answer = await route.fetch();
    const policy = `${answer.headers()["content-security-policy"]}; frame-src https://chat.example.com`;
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": policy } });
  });
  await openPage(page, "/en/developing");
  await door(page).click();
  await expect(panel(page).frameLocator("iframe").getByText("Hello from outside")).toBeVisible();
  await panel(page).getByRole("button", { name: words.own }).click();
  await ask(page, "can i get my money back for an esim");
  await expect(panel(page).getByRole("heading", { name: "Can I get a refund for an eSIM?" })).toBeVisible();
});

test("a chat that came by a link is not this browser's own; it is not beside pages that have no chat", async ({
  page,
  request,
}) => {
  const said = "can i get my money back for an esim";
  const { id, key } = await calling(request)("/chat/ask", { requestKey: randomUUID(), said });
  await openPage(page, `/en/ask?${new URLSearchParams({ chat: id, key })}`);
  await expect(page.getByRole("log").getByText("can i get my money back")).toBeVisible();
  await openPage(page, "/en/developing");
  await door(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText("can i get my money back")).toHaveCount(0);
  await page.goto("/en/argeement");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("it is a sheet over the page, closed by Escape and by a link that is followed", async ({ page }) => {
    await openPage(page, "/zh-cn/developing");
    await door(page).click();
    const sheet = page.getByRole("dialog", { name: simplified.title });
    await expect(sheet).toBeVisible();
    expect(await sheet.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await sheet.getByRole("button", { name: simplified.first.any[3]! }).click();
    await expect(sheet.getByRole("log").getByRole("heading").first()).toBeVisible();
    await expectAccessible(page, ".chat-beside");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(door(page)).toBeFocused();
    await door(page).click();
    await sheet.getByRole("log").getByRole("link", { name: simplified.kinds.eSIM }).first().click();
    await arriveAt(page, /frequently-asked-questions/);
    await expect(sheet).toHaveCount(0);
  });
});
