import { operation } from "../../../platform/operation.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { GetWaysIn } from "./contract.ts";

export const getWaysIn = operation(GetWaysIn, async (_wish, { db }) => ({ ways: [...(await signInRules(db)).ways] }));
