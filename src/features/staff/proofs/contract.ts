import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Assertion, AttemptId, PasskeyOptions } from "../../../kernel/passkey.ts";
import { AppCode } from "../staff-keys/contract.ts";

const own = { caller: "staff", right: "own_session", limit: "costly" } as const;

export const StartProof = endpoint({
  path: "/staff/startProof",
  summary: "Begins showing with a passkey that it is still the member of staff who signed in.",
  ...own,
  input: z.object({}),
  output: z.object({ id: z.string(), options: PasskeyOptions }),
});

export const ProveByPasskey = endpoint({
  path: "/staff/proveByPasskey",
  summary: "Shows it with what the browser's passkey has answered; good for some minutes of this session.",
  ...own,
  input: z.object({ id: AttemptId, credential: Assertion }),
  output: z.object({}),
  refusals: ["PASSKEY_REFUSED", "WAY_NOT_ALLOWED"],
});

export const ProveByCode = endpoint({
  path: "/staff/proveByCode",
  summary: "Shows it with the code of an app; good for some minutes of this session.",
  ...own,
  input: z.object({ code: AppCode }),
  output: z.object({}),
  refusals: ["CODE_WRONG", "TRIED_OFTEN", "WAY_NOT_ALLOWED"],
});
