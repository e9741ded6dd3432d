import type { By } from "../src/features/records/actions/by.server.ts";
import type { World } from "./world.ts";

/** Whoever types the desk's commands now. */
export const atDesk = ({ shop }: World, who = "lee"): By => ({ who, now: shop.clock() });
