import { expect, test } from "vitest";
import { refused, success } from "../../../kernel/envelope.ts";
import type { Ask } from "../../../platform/rendering.ts";
import { parcelFiles } from "./parcel-files.server.ts";

const files = parcelFiles(async () => ({ name: "Farwave Limited", address: "1 Harbour Road" }));
const asked: unknown[] = [];
const answering =
  (answer: object): Ask =>
  async (...call) => {
    asked.push(call);
    return success(answer);
  };
const made = (name: string, query: unknown, ask: Ask) =>
  files[name]!({ query, language: "en", ask, now: new Date("2026-11-21T18:00:00Z") });
const labels = {
  labels: [{ orderNumber: "FW1", carrier: "DHL", cards: 1, iso2: "HK", lines: ["陳大文"] }],
  leftOut: [],
};

test("labels are asked for by the boxes of the form, of the day in Hong Kong", async () => {
  const { name, file } = await made("labels.pdf", { order: ["FW1", "FW2"], paper: "a4" }, answering(labels));
  expect(name).toBe("farwave-labels-2026-11-22.pdf");
  expect(
    Buffer.from(file as Buffer)
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(asked.at(-1)).toEqual(["/staff/printLabels", { orders: ["FW1", "FW2"], paper: "a4" }]);
  await made("labels.pdf", { order: "FW1", view: "came_back", after: "FW9" }, answering(labels));
  const which = { orders: ["FW1"], view: "came_back", after: "FW9" };
  expect(asked.at(-1)).toEqual(["/staff/printLabels", { ...which, paper: "a6" }]);
});

test("nothing in the courier's file is a formula for a spreadsheet", async () => {
  const rows = [["FW1", '=HYPERLINK("https://evil.example")', "＋1", "(+852) 51234567"]];
  const { name, file } = await made("courier.csv", {}, answering({ columns: ["order"], rows }));
  expect(name).toBe("farwave-courier-2026-11-22.csv");
  expect(file).toBe(`\ufeff"order"\r\n"FW1","'=HYPERLINK(""https://evil.example"")","'＋1","(+852) 51234567"\r\n`);
});

test("whoever may not post parcels gets no address", async () => {
  const closed: Ask = async () => refused("RIGHT_MISSING", "no", { fields: [] });
  for (const name of Object.keys(files))
    await expect(made(name, {}, closed)).rejects.toMatchObject({ code: "RIGHT_MISSING" });
});
