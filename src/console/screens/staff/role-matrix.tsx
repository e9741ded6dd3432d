import { hasSecond } from "../../../features/staff/colleagues/rules.ts";
import { editableRights } from "../../../features/staff/roles/rules.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { StaffPage } from "./load.ts";
import { grouped } from "./right-groups.ts";
import { useRoleNames } from "./role-names.ts";

type Role = StaffPage["roles"][number];
type Props = Pick<StaffPage, "roles" | "members" | "mayEditRoles" | "cell">;

/**
 * What each role may, and how often it did of late; an administrator may everything, also what is added later, and no cell
 * of theirs is counted or changed. Whoever may change the others opens a cell.
 */
export function RoleMatrix({ roles, members, mayEditRoles, cell }: Props) {
  const { staff: words } = useWords();
  const called = useRoleNames(roles);
  const held = roles.flatMap((one) => one.rights);
  const rights = new Set([...held, ...(mayEditRoles ? editableRights : []), "edit_staff"]);
  const isEditable = (role: string, right: string) =>
    mayEditRoles && role !== "administrator" && editableRights.some((one) => one === right);
  return (
    <section className="roles" aria-labelledby="roles">
      <header>
        <h2 id="roles">{words.matrix}</h2>
        <Legend />
        {mayEditRoles && (
          <a className="button" href="/console/staff?make=1">
            <Icon name="plus" /> {words.ownRoles.add}
          </a>
        )}
      </header>
      <div className="roles-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.right}</th>
              {roles.map(({ role }) => (
                <th key={role} scope="col" className={everywhere(role)}>
                  {mayEditRoles ? (
                    <a href={`/console/staff?role=${role}`} title={words.ownRoles.open(called(role))}>
                      {called(role)}
                    </a>
                  ) : (
                    called(role)
                  )}
                  <small className="soft">
                    {words.people(members.filter((one) => one.roles.includes(role)).length)}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          {grouped([...rights]).map((part) => (
            <tbody key={part.group}>
              <tr className="roles-group">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {words.groups[part.group]}
                </th>
              </tr>
              {part.rights.map((right) => (
                <tr key={right}>
                  <th scope="row">{wordFor(words.rights, right)}</th>
                  {roles.map((one) => (
                    <td
                      key={one.role}
                      className={cell?.role === one.role && cell.right === right ? "is-open" : everywhere(one.role)}
                    >
                      {isEditable(one.role, right) ? (
                        <a
                          className="roles-cell"
                          href={`/console/staff?role=${one.role}&right=${right}`}
                          title={`${called(one.role)}: ${wordFor(words.rights, right)}`}
                        >
                          <CellText role={one} right={right} />
                        </a>
                      ) : (
                        <CellText role={one} right={right} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="soft">{words.matrixLede}</p>
    </section>
  );
}

const everywhere = (role: string) => (role === "administrator" ? "roles-all" : undefined);

function Legend() {
  const { legend } = useWords().staff;
  return (
    <ul className="roles-legend soft">
      <li>
        <Icon name="check" /> {legend.may}
      </li>
      <li>
        <Icon name="eye" /> {legend.sees}
      </li>
      <li>
        <span className="pill hue-gilt">100</span> {legend.upTo}
      </li>
      <li>
        <span className="pill hue-gilt">
          <Icon name="users" />
        </span>{" "}
        {legend.second}
      </li>
    </ul>
  );
}

function CellText({ role: { role, rights, limits, uses }, right }: { role: Role; right: string }) {
  const { staff: words } = useWords();
  const limit = limits.find((one) => one.right === right);
  const isCounted = role !== "administrator";
  const has = !isCounted || limit !== undefined || rights.includes(right);
  const { times } = uses.find((one) => one.right === right) ?? { times: 0 };
  return (
    <span className="roles-text">
      {limit ? <LimitText limit={limit} /> : <MayText may={has} right={right} />}
      {isCounted && (has || times > 0) && (
        <small className="soft roles-uses">
          <span aria-hidden="true">{words.times(times)}</span>
          <span className="vh">{words.used(times)}</span>
        </small>
      )}
    </span>
  );
}

function MayText({ may, right }: { may: boolean; right: string }) {
  const { staff: words } = useWords();
  return (
    <>
      {may ? (
        <Icon name={right.startsWith("see_") ? "eye" : "check"} />
      ) : (
        <span className="roles-none" aria-hidden="true">
          ·
        </span>
      )}
      <span className="vh">{may ? words.may : words.mayNot}</span>
    </>
  );
}

/** `¥700 a day`, and whether a colleague may confirm more. */
function LimitText({ limit }: { limit: Role["limits"][number] }) {
  const { words: all, language } = usePage();
  const amount = formatMoney({ amount: limit.mostCny, currency: "CNY" }, language).replace(/\.00$/, "");
  return (
    <span className="pill hue-gilt roles-limit">
      {all.staff.upTo(amount)}
      {hasSecond(limit) && <Icon name="users" label={all.staff.moreWithTwo} />}
    </span>
  );
}
