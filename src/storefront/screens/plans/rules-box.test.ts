import { expect, test } from "vitest";
import { words as plans } from "../../../i18n/en/plans.ts";
import { words } from "../../../i18n/en/shelf.ts";
import { dayText } from "./rules-box.tsx";

const tokyo = { dayRule: "calendar_day", dayCity: "Tokyo" } as const;
const beijing = { dayRule: "calendar_day", dayCity: "Beijing" } as const;
const hours = { dayRule: "24_hours", dayCity: null } as const;
const aPackage = { dayRule: null, dayCity: null } as const;

test.each([
  [[tokyo, tokyo], "At 00:00 Tokyo time, whenever you arrived."],
  [[tokyo, beijing, aPackage], "At 00:00 Tokyo or Beijing time, whenever you arrived."],
  [[hours, tokyo], "At 00:00 Tokyo time; for some plans 24 hours after you connect. Their cards say so."],
  [[hours, aPackage], "24 hours after you connect, again and again."],
  [[aPackage], "A package runs for its days without a daily limit."],
  [[], "A package runs for its days without a daily limit."],
] as const)("%# when a day ends", (cards, text) => expect(dayText(cards, words.rules, plans)).toBe(text));
