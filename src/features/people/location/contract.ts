import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";

export const GetIPLocation = endpoint({
  path: "/getIPLocation",
  summary: "The visitor's country by network address, from an embedded table or a trusted proxy; nothing is stored.",
  caller: "anyone",
  input: z.object({}),
  output: z.object({ country: z.nullable(z.string()), mainlandChina: z.boolean() }),
});
