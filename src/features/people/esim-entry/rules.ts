import { minuteMs } from "../../../kernel/duration.ts";

/** A ticket's life, and again that of the code in its place (row H6). */
export const ticketMs = minuteMs;

/** Where the entry was pressed: only the menu's way asks for a link, the footer's is stored in the browser. */
export const entryPlaces = ["menu", "footer"] as const;
export type EntryPlace = (typeof entryPlaces)[number];

/** What the person is told: an account is signed in, a SIM's holder with that SIM alone, a visitor goes as they are. */
export const whoEnters = ["account", "sim", "visitor"] as const;
export type WhoEnters = (typeof whoEnters)[number];

/** The operator's service sends its browser's own mark along, and gets it back (RFC 6749 10.12). */
export const stateForm = /^[\w.~-]{16,200}$/;
