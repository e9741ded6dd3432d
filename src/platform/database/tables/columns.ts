import type { ColumnType } from "kysely";

/** Written as text, read as what it holds. */
export type Json<T> = ColumnType<T, string, string>;
/** Of a calendar, without a time: `2026-11-21`. */
export type Day = ColumnType<string, string, string>;
