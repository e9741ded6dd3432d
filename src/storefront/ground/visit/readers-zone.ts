import { oncePer } from "../../../kernel/once-per.ts";

export const readersZone = oncePer(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
