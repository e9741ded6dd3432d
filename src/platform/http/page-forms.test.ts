import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { mostPhotoBytes } from "../photographs/photo-rules.ts";
import { siteOf } from "./web.world.ts";

const taken: { method: string; entries: [string, string][] }[] = [];
const { app } = await siteOf(async ({ request }) => {
  const form = request.method === "POST" ? await request.formData() : new FormData();
  taken.push({ method: request.method, entries: [...form.entries()].map(([name, value]) => [name, value as string]) });
  return { kind: "redirect", status: 303, location: "/en/order-result" };
});
beforeEach(() => void (taken.length = 0));
afterAll(() => app.close());

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const send = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/en/order-sim", payload, headers: { ...urlencoded, ...headers } });

test.each<[string, Record<string, string>, number]>([
  ["a browser from our page", { "sec-fetch-site": "same-origin", origin: "http://shop.test" }, 303],
  ["an address typed or reloaded", { "sec-fetch-site": "none" }, 303],
  ["an old browser from our page", { host: "10.0.0.5:3000", origin: "http://10.0.0.5:3000" }, 303],
  ["an old browser behind a proxy that changes Host", { host: "internal:3000", origin: "http://shop.test" }, 303],
  ["a program", {}, 303],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: "http://shop.test" }, 403],
  ["another site on our domain", { "sec-fetch-site": "same-site" }, 403],
  ["another site in an old browser", { host: "shop.test", origin: "https://evil.example" }, 403],
  ["another port of this machine", { host: "localhost:3000", origin: "http://localhost:3001" }, 403],
  ["a sandboxed frame", { host: "shop.test", origin: "null" }, 403],
  ["junk", { host: "shop.test", origin: "shop.test" }, 403],
])("a form sent by %s", async (_who, headers, status) => {
  const answer = await send("a=1", headers);
  expect(answer.statusCode).toBe(status);
  expect(taken).toHaveLength(status === 303 ? 1 : 0);
});

test("the refusal is said in the visitor's language", async () => {
  const { body, headers } = await send("a=1", { "sec-fetch-site": "cross-site", cookie: "lang_base=en" });
  expect([body, headers["content-type"]]).toEqual(["You may not do that here", "text/plain; charset=utf-8"]);
});

test("a form arrives as it was filled in: repeated fields, every script, empty fields", async () => {
  await send("plan=jp-day-1gb&consent=privacy&consent=transfer&name=%E9%99%88%E5%A4%A7%E6%96%87+%F0%9F%98%80&note=");
  expect(taken[0]!.entries).toEqual([
    ["plan", "jp-day-1gb"],
    ["consent", "privacy"],
    ["consent", "transfer"],
    ["name", "陈大文 😀"],
    ["note", ""],
  ]);
});

test("what is no form is an empty one or refused, never a failure of ours", async () => {
  const bodies: [string, string][] = [
    ["application/json", "[1,2]"],
    ["application/json", '{"a":{"b":1}}'],
    ["application/json", "null"],
    ["application/json", '"a=1"'],
    ["application/json", "5"],
    ["application/json", "{"],
    ["text/plain", "a=1"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["application/x-www-form-urlencoded", "%E0%A4%A=%"],
    ["application/x-www-form-urlencoded", "__proto__=1&constructor=2"],
    ["application/x-www-form-urlencoded", `a=${"x".repeat(65_537)}`],
    ["application/x-www-form-urlencoded", "a&".repeat(30_000)],
  ];
  for (const [type, payload] of bodies) {
    const { statusCode } = await send(payload, { "content-type": type });
    expect([type, payload.slice(0, 20), statusCode < 500]).toEqual([type, payload.slice(0, 20), true]);
  }
  expect((await app.inject({ method: "POST", url: "/en/order-sim" })).statusCode).toBe(303);
});

test("other methods are told plainly that there is nothing", async () => {
  for (const method of ["PUT", "DELETE", "PATCH"] as const)
    expect((await app.inject({ method, url: "/en/order-sim" })).statusCode).toBe(404);
});

describe("a page that takes a photograph", () => {
  const part = (name: string, more: string, content: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const whole = (photo = "bytes") =>
    `${part("step", "", "photo")}${part("photo.front", '; filename="../../a.jpg"', photo)}--edge--\r\n`;
  const upload = async (payload: string, { url = "/en/real-name", from = "same-origin" } = {}) => {
    const headers = { "content-type": "multipart/form-data; boundary=edge", "sec-fetch-site": from };
    return (await app.inject({ method: "POST", url, payload, headers })).statusCode;
  };

  test.each([
    "/en/real-name",
    "/ja/real-name-channel",
    "/ko/prepaid/realname",
    "/zh-hk/real-name-result?number=RN1",
    "/en/top-up",
    "/zh-hk/top-up-gogo-china-app",
  ])("gets it from anybody: %s", async (url) => {
    expect(await upload(whole(), { url })).toBe(303);
    expect(taken[0]!.entries.map(([name]) => name)).toEqual(["step", "photo.front"]);
    expect((taken[0]!.entries[1]![1] as unknown) instanceof File).toBe(true);
  });

  test.each([
    ["/en/real-name", "self"],
    ["/ja/real-name-channel?channel=x", "self"],
    ["/ko/prepaid/realname", "self"],
    ["/zh-hk/real-name-result?number=RN1", "self"],
    ["/ko/real-name-photo", "self"],
    ["/en/top-up", "self"],
    ["/zh-cn/top-up-gogo-china?again=TU1&key=x", "self"],
    ["/zh-hk/top-up-gogo-china-app", "self"],
    ["/en/top-up-result", ""],
    ["/en/order-sim", ""],
    ["/en/real-name-result/more", ""],
    ["/real-name", ""],
    ["/api/realName/addPhoto", ""],
  ])("may use the camera, and no other page may: %s", async (url, camera) => {
    const { headers } = await app.inject({ url });
    expect(headers["permissions-policy"]).toBe(`camera=(${camera}), microphone=(), geolocation=(), payment=()`);
  });

  test("keeps the answers around one that is too large, which the page says itself", async () => {
    const photo = part("photo.front", '; filename="a.jpg"', "x".repeat(17 * 2 ** 20));
    const after = part("sims.0.iccid", "", "8985234000000000007");
    expect(await upload(`${part("contactName", "", "Mei")}${photo}${after}--edge--\r\n`)).toBe(303);
    const [name, file, sim] = taken[0]!.entries;
    expect([name, sim]).toEqual([
      ["contactName", "Mei"],
      ["sims.0.iccid", "8985234000000000007"],
    ]);
    expect((file![1] as unknown as File).size).toBeGreaterThan(mostPhotoBytes);
  });

  test("from its own pages alone, whole, and not without end", async () => {
    expect(await upload(whole(), { from: "cross-site" })).toBe(403);
    expect(await upload(whole().slice(0, 90))).toBe(400);
    expect(await upload(whole("x".repeat(49 * 2 ** 20)))).toBe(413);
    expect(await upload(whole(), { url: "/en/order-sim" })).toBe(400);
    expect(taken).toEqual([]);
  });
});
