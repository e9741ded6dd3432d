import { expect, test } from "vitest";
import { tripIn } from "./transit-form.ts";

const sourced = { source: "x", asOf: "2026-10-10", confidence: "high" } as const;
const place = (iso2: string) => ({ iso2, name: iso2, chinese: iso2, english: iso2 });
const port = { code: "pvg", kind: "air", province: "CN-SH", leaving: true, validFrom: "2024-12-17" } as const;
const guide = {
  today: "2026-11-22",
  places: ["US", "JP"].map(place),
  ports: [{ ...port, iata: "PVG", name: "Pudong", english: "Pudong", chinese: "浦东", ...sourced }],
};
const whole = "passport=US&from=US&port=pvg&on=2026-12-03&to=JP&off=2026-12-09&check=1";
const read = (query: string) => tripIn(new URLSearchParams(query), guide);

test("a whole trip, with what is usual for whatever was not said", () => {
  expect(read(`${whole}&stay=CN-SH&stay=CN-BJ&stay=CN-SH`).trip).toEqual({
    passport: "US",
    document: "ordinary",
    validity: "enough",
    from: "US",
    port: "pvg",
    arrival: "2026-12-03",
    to: "JP",
    departure: "2026-12-09",
    exit: "same",
    stays: ["CN-SH", "CN-BJ"],
    purpose: "visit",
    ticket: "booked",
  });
});

test("nothing is wrong with a form that was not sent", () => {
  expect(read("passport=nowhere")).toMatchObject({ problems: [], entries: { passport: "nowhere", doc: "ordinary" } });
  expect(read("passport=nowhere").trip).toBeUndefined();
});

test.each([
  ["check=1", ["passport choose", "from choose", "port choose", "on date", "to choose", "off date"]],
  [whole.replace("2026-12-09", "2026-12-02"), ["off before"]],
  [whole.replace("2026-12-09", "2027-12-05"), ["off long"]],
  [whole.replace("2026-12-09", "2026-02-30"), ["off date"]],
  [whole.replace("2026-12-03", "0001-01-01"), ["on date"]],
  [whole.replace("2026-12-03", "2026-11-21"), ["on past"]],
  [whole.replace("2026-12-03", "2026-11-21").replace("2026-12-09", "2026-11-20"), ["on past", "off before"]],
  [whole.replace("passport=US", "passport=__proto__"), ["passport choose"]],
  [whole.replace("to=JP", "to=CN"), ["to choose"]],
  [`${whole}&doc=diplomatic`, ["doc choose"]],
  [`${whole}&exit=<script>`, ["exit choose"]],
  [`${whole}&valid=`, ["valid choose"]],
])("%s", (query, problems) => {
  const { problems: found, trip } = read(query);
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  expect(trip).toBeUndefined();
});

test("today in China is a day of entry still", () => {
  expect(read(whole.replace("2026-12-03", guide.today)).trip?.arrival).toBe(guide.today);
});

test("what is typed is kept, as far as it can be one of the codes", () => {
  const long = "x".repeat(5000);
  const { entries, stays } = read(
    `passport=${long}&${Array.from({ length: 500 }, (_, n) => `stay=${n}${long}`).join("&")}`,
  );
  expect(entries.passport).toHaveLength(40);
  expect(stays).toHaveLength(80);
  expect(Math.max(...stays.map((one) => one.length))).toBe(40);
});
