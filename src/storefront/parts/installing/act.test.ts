import { expect, test } from "vitest";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { act, intentIn } from "./act.ts";

const url = new URL("http://shop.test/en/order-result?order=FW1&key=secret&trouble=no_data.data_line.support");
const link = { orderNumber: "FW1", position: 2, key: "secret" };
const formOf = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};
const order = { orderNumber: "FW1", key: "secret" };

test.each([
  ["", undefined],
  ["pay", undefined],
  ["constructor", undefined],
  ["help", "help"],
  ["share", "share"],
])("a form that wants “%s”", (intent, read) => {
  expect(intentIn(formOf({ intent }))).toBe(read);
});

test.each([
  ["send", { position: "2", email: "" }, "/esim/sendInstallLink", { ...order, position: 2 }],
  [
    "send",
    { position: "2", email: "ming@example.com" },
    "/esim/sendInstallLink",
    { ...order, position: 2, email: "ming@example.com" },
  ],
  ["share", { position: "2", lasts: "day" }, "/esim/shareEsim", { ...order, position: 2, lasts: "day" }],
  ["revoke", { id: "an-id" }, "/esim/revokeShare", { ...order, id: "an-id" }],
  ["check", { line: "" }, "/esim/checkConnection", link],
  ["check", { line: "wifi" }, "/esim/checkConnection", { ...link, line: "wifi" }],
  [
    "help",
    {
      contact: "mei@example.com",
      way: "no_data.data_line.support",
      requestKey: "k",
      system: "iphone",
      device: "x".repeat(100),
      connection: "",
      message: "Hello",
    },
    "/esim/askForHelp",
    {
      ...link,
      contact: "mei@example.com",
      trouble: "no_data",
      tried: ["data_line"],
      requestKey: "k",
      system: "iphone",
      device: "x".repeat(80),
      message: "Hello",
    },
  ],
] as const)("%s %j", async (intent, entries, path, input) => {
  const { asking, asked } = askingOf({ [path]: () => ({ token: "a-token", expiresAt: "" }) });
  await act(intent, formOf(entries), { url, link, asking });
  expect(asked).toEqual([{ path, input }]);
});

test("a shared link's address names nothing but its token", async () => {
  const { asking } = askingOf({ "/esim/shareEsim": () => ({ token: "a-token", expiresAt: "soon" }) });
  const done = await act("share", formOf({ position: "1", lasts: "hour" }), { url, link, asking });
  expect(done).toEqual({
    did: "share",
    position: 1,
    address: "http://shop.test/en/install?share=a-token",
    expiresAt: "soon",
  });
});

test("a refusal stands beside its field, and what was typed is kept", async () => {
  const fields = [{ field: "contact", problem: "email.format", message: "not an address" }];
  const { asking } = askingOf({ "/esim/askForHelp": () => no("INVALID_INPUT", { fields }) });
  const { data, init } = (await act("help", formOf({ contact: "nonsense", message: "Hello" }), {
    url,
    link,
    asking,
  })) as { data: unknown; init: { status: number } };
  expect(init.status).toBe(400);
  expect(data).toMatchObject({
    failed: "help",
    code: "INVALID_INPUT",
    problems: [{ field: "contact", message: "not an address" }],
    entries: { contact: "nonsense", message: "Hello" },
  });
});
