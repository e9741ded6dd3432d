import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { calledTogether } from "../members/rules.ts";
import { setRoles } from "../members/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { ChangeRoles } from "./contract.ts";
import { rolesToGive } from "./roles-to-give.server.ts";
import { together } from "./rules.ts";
import { everyRole } from "./store.server.ts";

export const changeRoles = operation(ChangeRoles, (wish, context) =>
  aboutColleague(
    ChangeRoles.path,
    wish,
    context,
    async (tx, them) => {
      if (them.roles.toSorted().join() !== wish.from.toSorted().join()) refuse("RECORD_CHANGED");
      const all = await everyRole(tx);
      const given = rolesToGive(all, wish.roles);
      if (given.every(({ role }) => them.roles.includes(role)) && given.length === them.roles.length) return;
      await setRoles(
        tx,
        them.id,
        given.map(({ role }) => role),
      );
      await recordAction(tx, byCaller(context), "staff_role_changed", {
        on: { kind: "staff", id: them.id },
        before: { role: calledTogether(all.filter(({ role }) => them.roles.includes(role))) },
        after: { role: calledTogether(given) },
      });
    },
    async (tx) => together(rolesToGive(await everyRole(tx), wish.roles)),
  ),
);
