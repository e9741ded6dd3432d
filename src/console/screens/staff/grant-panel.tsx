import { useActionData } from "react-router";
import { hasSecond, isConfirmable } from "../../../features/staff/colleagues/rules.ts";
import { limitable } from "../../../features/staff/roles/rules.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem, Problem } from "../../parts/form.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { amountText } from "../../parts/typed-values.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { Cell, StaffPage } from "./load.ts";
import { useRoleNames } from "./role-names.ts";
import { StaffAside } from "./staff-aside.tsx";

/** A cell of the matrix: what it is now, and what it is to be. After a collision both stand here. */
export function GrantPanel({
  cell: { role, right },
  roles,
  members,
}: { cell: Cell } & Pick<StaffPage, "roles" | "members">) {
  const { words: all, language } = usePage();
  const { staff } = all;
  const { grant: words } = staff;
  const called = useRoleNames(roles);
  const answered = useActionData() as Answered | undefined;
  const { rights = [], limits = [], uses = [], passedOn = [] } = roles.find((one) => one.role === role) ?? {};
  const limit = limits.find((one) => one.right === right);
  const isLimitable = limitable.some((one) => one === right);
  const now = limit ? "limit" : rights.includes(right) ? "yes" : "no";
  const from = { may: now !== "no", mostCny: limit?.mostCny ?? null, secondPerson: limit?.secondPerson ?? false };
  const said = limit
    ? [
        staff.upTo(formatMoney({ amount: limit.mostCny, currency: "CNY" }, language)),
        hasSecond(limit) && staff.moreWithTwo,
      ]
        .filter(Boolean)
        .join(" · ")
    : words[now];
  const isOvertaken = answered !== undefined && answered.entries["from"] !== JSON.stringify(from);
  const chosen = answered?.entries["grant"] ?? now;
  const choices = ["no", "yes", ...(isLimitable ? (["limit"] as const) : [])] as const;
  return (
    <StaffAside title={`${called(role)}: ${wordFor(staff.rights, right)}`} closed="/console/staff#roles">
      {isOvertaken ? <Problem>{words.collided(said)}</Problem> : <FormProblem />}
      <Pairs pairs={[[words.now, said]]} />
      <form method="post" className="staff-form">
        <input type="hidden" name="do" value="grant" />
        <input type="hidden" name="role" value={role} />
        <input type="hidden" name="right" value={right} />
        <input type="hidden" name="from" value={JSON.stringify(from)} />
        <RequestKey />
        <fieldset className="grant-choice">
          <legend>{words.to}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name="grant" value={choice} defaultChecked={choice === chosen} />
              {words[choice]}
            </label>
          ))}
        </fieldset>
        {isLimitable && (
          <>
            <Field
              name="amount"
              label={words.amount}
              value={limit && amountText(limit.mostCny)}
              inputMode="decimal"
              autoComplete="off"
            />
            {isConfirmable(right) ? (
              <div className="grant-choice">
                <label>
                  <input
                    type="checkbox"
                    name="second"
                    defaultChecked={answered ? answered.entries["second"] === "on" : (limit?.secondPerson ?? true)}
                  />
                  {words.second}
                </label>
              </div>
            ) : (
              <p className="soft">{words.refusedAbove}</p>
            )}
          </>
        )}
        <p className="soft">
          {[
            staff.people(members.filter((one) => one.roles.includes(role)).length),
            staff.used(uses.find((one) => one.right === right)?.times ?? 0),
            limit && hasSecond(limit) && staff.passedOn(passedOn.find((one) => one.right === right)?.times ?? 0),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <button className="button button-go button-wide">{words.change}</button>
      </form>
    </StaffAside>
  );
}
