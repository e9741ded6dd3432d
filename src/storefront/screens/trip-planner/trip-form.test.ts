import { expect, test } from "vitest";
import { changedForm, fieldOf, formFrom, queryOf } from "./trip-form.ts";

const from = (query: string) => formFrom(new URLSearchParams(query));
const sent =
  "country0=Japan&from0=2026-12-01&to0=2026-12-05&country1=TH&from1=2026-12-05&to1=2026-12-09&people=2&maps=1&video=1";

test("an empty address is one empty stop for one person with maps and chat", () => {
  expect(from("")).toEqual({
    stops: [{ country: "", from: "", to: "" }],
    people: 1,
    habits: ["maps", "chat"],
    slow: false,
  });
  expect(from("country0=JP")).toMatchObject({ stops: [{ country: "JP" }], habits: ["maps", "chat"] });
});

test("what was sent is what the address says, and nothing more", () => {
  const form = from(sent);
  expect(form).toMatchObject({
    stops: [{ country: "Japan" }, { country: "TH", to: "2026-12-09" }],
    people: 2,
    habits: ["maps", "video"],
    slow: false,
  });
  expect(
    from(
      new URLSearchParams(
        Object.entries(queryOf(form)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ).toString(),
    ),
  ).toEqual(form);
});

test("more stops than a trip may have are not read, and texts have an end", () => {
  const many = Array.from({ length: 30 }, (_, number) => `country${number}=JP`).join("&");
  expect(from(many).stops).toHaveLength(10);
  expect(from(`country0=${"x".repeat(10_000)}`).stops[0]!.country).toHaveLength(100);
});

test.each([
  ["a stop more begins where the last one ends", "add", ["Japan", "TH", ""]],
  ["a stop less", "remove-0", ["TH"]],
  ["a stop that is not there", "remove-7", ["Japan", "TH"]],
  ["nonsense", "<script>", ["Japan", "TH"]],
])("%s", (_, wish, expected) =>
  expect(changedForm(from(sent), wish).stops.map(({ country }) => country)).toEqual(expected),
);

test("the last stop stays, and ten are enough", () => {
  expect(changedForm(from("country0=JP"), "remove-0").stops).toHaveLength(1);
  const ten = Array.from({ length: 10 }, (_, number) => `country${number}=JP`).join("&");
  expect(changedForm(from(ten), "add").stops).toHaveLength(10);
  expect(changedForm(from(sent), "add").stops.at(-1)!.from).toBe("2026-12-09");
});

test.each([
  ["stops.2.from", "from2"],
  ["stops", "country0"],
  ["habits.1", "maps"],
  ["people", "people"],
])("a problem of %s stands beside %s", (field, name) => expect(fieldOf(field)).toBe(name));
