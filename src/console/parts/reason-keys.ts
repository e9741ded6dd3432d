import { againReasons, refusalReasons } from "../../kernel/real-name-reasons.ts";

/** In their order on the keyboard, and where its digits end a letter that no other key of the page is. */
const keys = "1234567890qucpyh";
export const reasonKey = (place: number): string => keys[place - 1]!;

/** As they stand on the page of keys. */
const afterNine = [...againReasons, ...refusalReasons].slice(9).map((_, place) => reasonKey(place + 10).toUpperCase());
export const reasonKeys = ["1–9", ...afterNine].join(", ");
