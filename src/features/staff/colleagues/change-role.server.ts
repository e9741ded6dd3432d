import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { setRole } from "../members/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { ChangeRole } from "./contract.ts";
import { everyRole } from "./store.server.ts";

export const changeRole = operation(ChangeRole, (wish, context) =>
  aboutColleague(
    ChangeRole.path,
    wish,
    context,
    async (tx, them) => {
      if (them.role !== wish.from) refuse("RECORD_CHANGED");
      await setRole(tx, them.id, wish.role);
      const roles = await everyRole(tx);
      const called = (role: string) => roles.find((one) => one.role === role)?.title ?? role;
      await recordAction(tx, byCaller(context), "staff_role_changed", {
        on: { kind: "staff", id: them.id },
        before: { role: called(them.role) },
        after: { role: called(wish.role) },
      });
    },
    async (tx) => (await everyRole(tx)).find(({ role }) => role === wish.role) ?? refuse("ROLE_GONE"),
  ),
);
