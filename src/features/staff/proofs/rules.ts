import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Of a code of six digits, by whoever has the session. */
export const proofLimit = { what: "staff proof", most: 5, minutes: 15 } as const satisfies AttemptLimit;
