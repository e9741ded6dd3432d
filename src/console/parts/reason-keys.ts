import { againReasons, refusalReasons } from "../../kernel/real-name-reasons.ts";

/** The tenth has the key after the nine. */
export const reasonKey = (place: number): string => String(place % 10);

/** As they stand on the page of keys. */
export const reasonKeys = [againReasons, refusalReasons].flat().length < 10 ? "1–9" : "1–9, 0";
