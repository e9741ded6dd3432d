import { operation } from "../../../platform/operation.server.ts";
import { endsItself } from "../../records/cases/rules.ts";
import { GetCases } from "./contract.ts";
import { casesById, colleagues } from "./store.server.ts";
import { workOf } from "./work-of.server.ts";

export const getCases = operation(GetCases, async ({ ids }, { db, now, caller }) => {
  const [found, everybody] = await Promise.all([casesById(db, ids), colleagues(db)]);
  return {
    work: found.map((row) => ({ ...workOf(row, now), endsItself: endsItself(row.kind) })),
    me: caller.staffId,
    colleagues: everybody,
  };
});
