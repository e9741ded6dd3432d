import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";

export const SetLetterKeys = endpoint({
  path: "/staff/setLetterKeys",
  summary: "Whether one-letter keys act in the console for the caller, wherever they sign in (WCAG 2.1.4).",
  caller: "staff",
  right: "own_session",
  limit: "write",
  input: z.object({ letterKeys: z.boolean() }),
  output: z.object({}),
});
