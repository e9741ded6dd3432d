import { expect, test } from "vitest";
import { timelineOf, type Cell } from "./timeline.ts";

const stop = (from: number, to: number) => ({
  country: "JP",
  mcc: "440",
  name: "Japan",
  from: date(from),
  to: date(to),
});
const date = (day: number) => `2026-12-${String(day).padStart(2, "0")}`;
const serves = (stop: number, from: number, to: number) => ({ stop, from: date(from), to: date(to) });
const short = (cells: Cell[]) =>
  cells
    .map(
      (cell) =>
        `${cell.span}${cell.is === "stop" ? `#${cell.stop}` : { serves: "=", waits: "~", nothing: "." }[cell.is]}`,
    )
    .join(" ");

const draw = (stops: ReturnType<typeof stop>[], ...parts: ReturnType<typeof serves>[][]) => {
  const days = Number(stops.at(-1)!.to.slice(-2)) - Number(stops[0]!.from.slice(-2)) + 1;
  const {
    stops: row,
    parts: rows,
    dates,
  } = timelineOf(
    { days, stops },
    parts.map((one) => ({ serves: one })),
  );
  expect(dates).toHaveLength(days);
  return [row, ...rows].map(short);
};

test.each([
  ["one stop, one eSIM", draw([stop(1, 3)], [serves(0, 1, 3)]), ["6#0", "6="]],
  [
    "a travel day is halved",
    draw([stop(1, 3), stop(3, 5)], [serves(0, 1, 3)], [serves(1, 3, 5)]),
    ["5#0 5#1", "5= 5.", "5. 5="],
  ],
  [
    "one eSIM across the border",
    draw([stop(1, 3), stop(3, 5)], [serves(0, 1, 3), serves(1, 3, 5)]),
    ["5#0 5#1", "10="],
  ],
  [
    "one waits while another serves",
    draw([stop(1, 2), stop(3, 4), stop(5, 6)], [serves(0, 1, 2), serves(2, 5, 6)], [serves(1, 3, 4)]),
    ["4#0 4#1 4#2", "4= 4~ 4=", "4. 4= 4."],
  ],
  [
    "days at sea",
    draw([stop(1, 2), stop(5, 6)], [serves(0, 1, 2)], [serves(1, 5, 6)]),
    ["4#0 4. 4#1", "4= 8.", "8. 4="],
  ],
  ["an eSIM ends within a stop", draw([stop(1, 4)], [serves(0, 1, 3)], [serves(0, 4, 4)]), ["8#0", "6= 2.", "6. 2="]],
  ["two borders on one day", draw([stop(1, 2), stop(2, 2), stop(2, 3)], [serves(1, 2, 2)]), ["3#0 3#2", "6."]],
])("%s", (_, drawn, expected) => expect(drawn).toEqual(expected));
