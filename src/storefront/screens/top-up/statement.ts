import type { Answer } from "../../ground/visit/calls.ts";

export type Statement = Answer<"/prepaid/getStatement">;
