import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { installWords } from "../../../i18n/install.server.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { deliveredOrder, linkOf, profileBecomes, type Delivered } from "./delivered.world.ts";
import { installFile } from "./install-file.server.ts";
import { tripCalendar } from "./trip-calendar.server.ts";

let world: World;
let order: Delivered;
beforeAll(async () => {
  world = await freshWorld();
  order = await deliveredOrder(world);
});
afterAll(() => world.close());

const fileOf = (link: object, language: Language = "en") =>
  installFile({ link, language }, contextFor(world.shop, { ...english, language }));
const calendarOf = (link: object, language: Language = "en") =>
  tripCalendar({ link, language }, contextFor(world.shop, { ...english, language }));
const ownLink = async () => ({ ...(await linkOf(world, order, 2)), orderNumber: "" });
const sharedLink = async () => ({
  share: (
    unwrap((await world.answer("/esim/shareEsim", { ...order, position: 2, lasts: "day" })).envelope) as {
      token: string;
    }
  ).token,
});

/** All words of the file, without the blanks that lines bring. */
async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s/g, "");
}

test.each([
  ["en", ["YoureSIMforJapan", "Settings›Cellular", "iPhone", "Pixel", "Samsung"]],
  ["zh-cn", ["您的日本eSIM", "蜂窝网络", "三星"]],
  ["zh-hk", ["你的日本eSIM", "流動服務", "三星"]],
] as const)("in %s it holds the codes of one eSIM and the steps of every system", async (language, words) => {
  const { name, file } = await fileOf(await ownLink(), language);
  const text = await textOf(file);
  expect(name).toBe("farwave-esim-2.pdf");
  for (const word of [...words, "rsp.farwave.example", "LPA:1$"]) expect(text).toContain(word);
  expect(text).not.toMatch(/mei@example|HK\$|105\.00/);
  expect(text.match(/LPA:1\$/g)).toHaveLength(1);
});

test.each(["once", "same_device", "any_device"] as const)(
  "installing again (%s) is told by the plan that was sold, on the page and on paper",
  async (rule) => {
    await world.pool.query(
      "update orders set plan_as_sold = plan_as_sold || jsonb_build_object('reinstall', $2::text) where number = $1",
      [order.orderNumber, rule],
    );
    const { reinstall } = installWords("en").steps;
    const text = await textOf((await fileOf(await ownLink())).file);
    expect(Object.values(reinstall).filter((words) => text.includes(words.replaceAll(" ", "")))).toEqual([
      reinstall[rule],
    ]);
    expect(unwrap((await world.answer("/esim/getInstall", await ownLink())).envelope)).toMatchObject({
      reinstall: rule,
    });
    expect(unwrap((await world.answer("/order/getOrderResult", order)).envelope)).toMatchObject({ reinstall: rule });
  },
);

test("by a shared link it names no order, and after the download there is none", async () => {
  const link = await sharedLink();
  const { name, file } = await fileOf(link);
  expect(name).toBe("farwave-esim-2.pdf");
  expect(await textOf(file)).not.toContain(order.orderNumber);
  await profileBecomes(world, order, 2, "downloaded");
  await expect(fileOf(link)).rejects.toMatchObject({ code: "NOT_DELIVERED" });
  expect((await fileOf({ ...order, position: 2 })).name).toBe(`farwave-esim-${order.orderNumber}-2.pdf`);
});

test("the days for a calendar: by every link, with the order's day of leaving, without its number and its codes", async () => {
  await world.pool.query("update orders set departs_on = '2026-12-10' where number = $1", [order.orderNumber]);
  for (const link of [await ownLink(), { ...order, position: 2 }]) {
    const { name, file } = await calendarOf(link);
    expect(name).toBe("farwave-esim.ics");
    expect(file).toContain("SUMMARY:Install the eSIM for Japan\r\n");
    expect(file).toContain("DTSTART;VALUE=DATE:20261210\r\n");
    expect(file).not.toContain(order.orderNumber);
    expect(file).not.toMatch(/LPA|key=|mei@/);
  }
  const uid = ({ file }: { file: string }) => /UID:(.*)/.exec(file)![1];
  expect(uid(await calendarOf({ ...order, position: 2 }))).not.toBe(uid(await calendarOf({ ...order, position: 1 })));
  await world.pool.query("update orders set departs_on = null where number = $1", [order.orderNumber]);
  expect((await calendarOf({ ...order, position: 2 }, "zh-hk")).file).toContain("SUMMARY:日本 eSIM 最遲今日啟用");
});

test("the calendar's last day is the plan's own: a change of plan after sixty days has moved it", async () => {
  const moved = (days: number) =>
    world.pool.query("update data_plans set use_by = use_by + $1 * interval '1 day' where position = 2", [days]);
  expect((await calendarOf({ ...order, position: 2 })).file).toContain("DTSTART;VALUE=DATE:20270520\r\n");
  await moved(60);
  expect((await calendarOf({ ...order, position: 2 })).file).toContain("DTSTART;VALUE=DATE:20270719\r\n");
  await moved(-60);
});

test.each([
  ["a wrong key", { position: 2, key: "x" }],
  ["a token that is none", { share: "x" }],
  ["nothing", {}],
])("%s gets no file", async (_, link) => {
  await expect(fileOf({ orderNumber: order.orderNumber, ...link })).rejects.toMatchObject({ code: "ORDER_NOT_FOUND" });
  await expect(calendarOf({ orderNumber: order.orderNumber, ...link })).rejects.toMatchObject({
    code: "ORDER_NOT_FOUND",
  });
});
