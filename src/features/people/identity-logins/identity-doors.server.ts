import { beginLogin, formPages } from "./begin-login.server.ts";
import { finishLogin } from "./finish-login.server.ts";
import { takeCallback } from "./take-callback.server.ts";

/** What the routes of the way there and back open. */
export const identityDoors = { pages: formPages, begin: beginLogin, finish: finishLogin, take: takeCallback };
