import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { endsItself } from "../../records/cases/rules.ts";
import { GetCase } from "./contract.ts";
import { caseById, colleagues } from "./store.server.ts";
import { factsOf, workOf } from "./work-of.server.ts";

export const getCase = operation(GetCase, async ({ id }, { db, now, caller }) => {
  const [found, everybody] = await Promise.all([caseById(db, id), colleagues(db)]);
  if (!found) return refuse("NOT_FOUND");
  return {
    ...workOf(found, now),
    facts: factsOf(found.details),
    endsItself: endsItself(found.kind),
    mayWork: may(caller, "work_cases"),
    me: caller.staffId,
    colleagues: everybody,
  };
});
