import { describe, expect, test } from "vitest";
import { usualNeed } from "../../../features/catalogue/plans/need.ts";
import { choicesQuery, formQuery, readChoices, type Unread } from "./shelf-address.ts";

const read = (address: string) => readChoices(new URLSearchParams(address));
const spelled = (address: string) =>
  decodeURIComponent(new URLSearchParams(choicesQuery(read(address).choices)).toString());

describe("what makes no sense counts as not said, and is named", () => {
  test.each<[string, Unread[]]>([
    ["way=pigeon", ["filters"]],
    ["net=6g", ["filters"]],
    ["hotspot=1", ["filters"]],
    ["ip=hongkong", ["filters"]],
    ["ip=%3Cb%3E", ["filters"]],
    ["kind=infinite", ["filters"]],
    ["sort=random", ["filters"]],
    ["kind=x&sort=y&way=z", ["filters"]],
    ["compare=a,b,c,d,e", ["compare"]],
    ["days=0&ip=1", ["days", "filters"]],
  ])("%s", (address, unread) => expect(read(address).unread).toEqual(unread));

  test("nothing of it stays", () => {
    expect(read("kind=x&way=pigeon&net=6g&ip=hongkong&sort=random&compare=%3Cscript%3E,a b&days=0").choices).toEqual({
      kind: undefined,
      need: usualNeed,
      filters: { way: "esim" },
      sorting: "price",
      compare: [],
    });
    expect(
      spelled("utm_source=letter&country=JP&way=esim&sort=price&days=7&people=1&data=normal&speed=0&compare="),
    ).toBe("");
  });
});

test.each([
  ["days=400&people=2&net=5g", "people=2&net=5g&days=400"],
  ["from=2026-12-08&to=2026-12-03&days=5", "days=5&from=2026-12-08&to=2026-12-03"],
  ["from=2026-12-03&to=2026-12-08&lands=7h", "from=2026-12-03&to=2026-12-08&lands=7h"],
])("while somebody types nothing is cleared: %s", (written, kept) => {
  expect(new URLSearchParams(formQuery(new URLSearchParams(written))).toString()).toBe(kept);
});

test.each([
  [
    "everything at once",
    "sort=gb&compare=a,b&topup=yes&id=none&hotspot=yes&net=5g&way=renewal&ip=HK&speed=384&data=5gb&people=2&days=9&kind=fixed",
    "kind=fixed&days=9&people=2&data=5gb&speed=384&way=renewal&net=5g&hotspot=yes&id=none&topup=yes&ip=HK&sort=gb&compare=a,b",
  ],
  ["boxes that were ticked in a plain form", "compare=a&compare=b&compare=a&compare=c,d", "compare=a,b,c,d"],
  ["four are enough", "compare=a,b,c,d,e,f", "compare=a,b,c,d"],
  [
    "dates instead of days",
    "days=3&from=2026-12-03&to=2026-12-08&lands=22:00",
    "from=2026-12-03&to=2026-12-08&lands=22:00",
  ],
])("one spelling for %s", (_what, address, one) => {
  expect(spelled(address)).toBe(one);
  expect(spelled(one)).toBe(one);
});
