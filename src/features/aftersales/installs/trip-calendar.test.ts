import { describe, expect, test } from "vitest";
import { installWords } from "../../../i18n/install.server.ts";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { calendarFile, type CalendarEvent } from "./calendar-file.ts";
import { tripEvents, type Trip } from "./trip-events.ts";

type Parsed = { name: string; parameters: string; value: string };

/** RFC 5545, 3.1: lines end with CRLF, have at most 75 octets, and go on behind a blank. */
function parsed(file: string): Parsed[] {
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // neither a bare end of line nor half a sign
    expect(line).not.toMatch(/[\p{Cc}\p{Cs}\uFFFD]/u);
  }
  const whole = lines.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  return whole.map((line) => {
    const [, name, parameters, value] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line)!;
    return { name: name!, parameters: parameters!, value: value! };
  });
}

/** What stands in each event, its alarm apart. */
function eventsIn(file: string): Record<string, string>[] {
  const depth: string[] = [];
  const events: Record<string, string>[] = [];
  for (const { name, parameters, value } of parsed(file)) {
    if (name === "BEGIN") {
      depth.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") expect(depth.pop()).toBe(value);
    else if (depth.at(-1) === "VEVENT")
      events.at(-1)![name + parameters] = value.replaceAll(/\\([\\;,])/g, "$1").replaceAll(String.raw`\n`, "\n");
    else if (depth.at(-1) === "VALARM" && name === "TRIGGER") events.at(-1)!["alarm"] = value;
  }
  expect(depth).toEqual([]);
  return events;
}

const trip: Trip = {
  id: "abc",
  areaName: "Japan",
  startsOnInstalling: false,
  departsOn: null,
  useBy: "2027-05-20",
  today: "2026-11-21",
  now: new Date("2026-11-21T08:01:00Z"),
};
const eventsOf = (change: Partial<Trip> = {}, language: Language = "en") => {
  const words = installWords(language).calendar;
  const all = { ...trip, ...change };
  return eventsIn(calendarFile(tripEvents(all, words), { now: all.now, name: words.name(all.areaName) }));
};

test("with the day of leaving: install within two hours, at the same moment for every clock, and switch on that day, wherever one is", () => {
  expect(eventsOf({ departsOn: "2026-12-10" })).toMatchObject([
    {
      UID: "abc-install@farwave",
      SUMMARY: "Install the eSIM for Japan",
      DTSTART: "20261121T091500Z",
      DTEND: "20261121T093000Z",
      DTSTAMP: "20261121T080100Z",
      alarm: "PT0S",
    },
    {
      UID: "abc-landing@farwave",
      SUMMARY: "Switch on the eSIM for Japan when you land",
      "DTSTART;VALUE=DATE": "20261210",
      "DTEND;VALUE=DATE": "20261211",
      alarm: "PT8H",
    },
  ]);
});

test.each([
  ["without it", null],
  ["when it is over", "2026-11-20"],
])("%s the last day to begin is told", (_, departsOn) => {
  expect(eventsOf({ departsOn }).map(({ UID, "DTSTART;VALUE=DATE": date }) => [UID, date])).toEqual([
    ["abc-install@farwave", undefined],
    ["abc-use-by@farwave", "20270520"],
  ]);
});

test("what starts when it is installed is installed on the day of leaving, and on no other", () => {
  expect(eventsOf({ startsOnInstalling: true, departsOn: "2026-12-31" })).toMatchObject([
    {
      SUMMARY: "Install the eSIM for Japan before you leave",
      "DTSTART;VALUE=DATE": "20261231",
      "DTEND;VALUE=DATE": "20270101",
    },
    { UID: "abc-landing@farwave" },
  ]);
  expect(eventsOf({ startsOnInstalling: true })).toMatchObject([{ UID: "abc-use-by@farwave" }]);
});

describe.each(fullyOffered)("in %s", (language: Language) => {
  test("every event says what to do, and holds no code and no link", () => {
    for (const change of [{}, { departsOn: "2026-12-10" }, { startsOnInstalling: true, departsOn: "2026-12-10" }]) {
      for (const { SUMMARY = "", DESCRIPTION = "" } of eventsOf(change, language)) {
        expect(SUMMARY).toContain("Japan");
        expect(DESCRIPTION.length).toBeGreaterThan(8);
        expect(SUMMARY + DESCRIPTION).not.toMatch(/LPA|https?:|undefined/);
        if (language !== "en") expect(DESCRIPTION).toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

test("a name with all that calendars read as signs of their own comes out as it went in", () => {
  const title = String.raw`A\B; C, D` + "\nE 日本".repeat(30) + "🗾".repeat(40);
  const event: CalendarEvent = { id: "x", title, text: "BEGIN:VEVENT\r\nSUMMARY:no", date: "2026-12-10" };
  const [found, ...more] = eventsIn(calendarFile([event], { now: trip.now, name: "x\r\nMETHOD:REQUEST" }));
  expect([found!.SUMMARY, more]).toEqual([title, []]);
  expect(found!.DESCRIPTION).toBe("BEGIN:VEVENT\nSUMMARY:no");
});
