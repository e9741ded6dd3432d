import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedIn } from "../../../test/signed-in.ts";
import { joined } from "../../../test/staff.ts";
import { largestCatalogueFile } from "../../features/operator/catalogue-files/rules.ts";
import { staffOperations } from "../../operations.server.ts";
import { openRenderer } from "../../sites/console/render.server.tsx";
import { consoleSite } from "../../sites/console/site.ts";
import { answering } from "../answer.server.ts";
import { privatePages } from "./private-pages.server.ts";
import { webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let staff: string;
let customer: string;
beforeAll(async () => {
  world = await webWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } });
  const { app, shop } = world;
  const { render } = openRenderer({ entry: "/console/entry.js", styles: [], chunksOf: () => [] });
  privatePages(app, { site: consoleSite, shop, answer: answering(staffOperations, shop.limits), render });
  staff = (await joined(world)).browser.token()!;
  customer = await signedIn(world, "customer@example.com");
});
afterAll(() => world.close());

const ours = { origin: "http://shop.test", "sec-fetch-site": "same-origin" };

describe("a page that takes a file", () => {
  const part = (name: string, more: string, content: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const whole = `${part("pool", "", "cards")}${part("sheet", '; filename="cards.csv"', "iccid\n12345")}--edge--\r\n`;
  const send = (payload: string, { cookies = { staff_session: staff }, ...more }: Record<string, object> = {}) =>
    world.app.inject({
      method: "POST",
      url: "/console/stock/add",
      payload,
      cookies: cookies as Record<string, string>,
      headers: {
        ...ours,
        "accept-language": "en",
        "content-type": "multipart/form-data; boundary=edge",
        ...more["headers"],
      },
    });

  test("looks through it, whatever its name", async () => {
    for (const payload of [whole, whole.replace("cards.csv", "../../<u>\u0000.csv")]) {
      const { statusCode, body } = await send(payload);
      expect(statusCode).toBe(200);
      expect(body).toContain("12345");
      expect(body).not.toContain("<u>");
    }
  });

  test.each([
    ["no form at all", "{}"],
    ["a form that breaks off", whole.slice(0, 120)],
    ["another edge", whole.replaceAll("edge", "brim")],
    ["no edge", ""],
  ])("refuses %s", async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  test("has room for six files of the largest size, and for what stands between them", async () => {
    const sheets = Array.from({ length: 6 }, (_, place) =>
      part(`sheet${place}`, '; filename="plans.csv"', "x".repeat(largestCatalogueFile)),
    );
    // without the one that this page asks for
    expect((await send(`${sheets.join("")}--edge--\r\n`)).statusCode).toBe(400);
  });

  test("says that a file is missing, and takes no other page's file", async () => {
    const { statusCode, body } = await send(`${part("pool", "", "cards")}--edge--\r\n`);
    expect([statusCode, body.includes("Choose a file")]).toEqual([400, true]);
    const elsewhere = {
      method: "POST",
      url: "/console/promos",
      payload: whole,
      cookies: { staff_session: staff },
    } as const;
    const headers = { ...ours, "content-type": "multipart/form-data; boundary=edge" };
    expect((await world.app.inject({ ...elsewhere, headers })).statusCode).toBe(400);
  });

  test("reads no stranger's, no customer's and no other site's, nor more than there is room for", async () => {
    for (const cookies of [{}, { session: customer }, { staff_session: customer }])
      expect((await send(whole, { cookies })).headers.location).toMatch(/^\/console\/sign-in\?back=/);
    expect((await send(whole, { headers: { "sec-fetch-site": "cross-site" } })).statusCode).toBe(403);
    expect((await send("x".repeat(14_000_000))).statusCode).toBe(413);
  });
});
