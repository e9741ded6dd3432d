import { editableRights } from "../../../features/staff/colleagues/rules.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { StaffPage } from "./load.ts";

type Role = StaffPage["roles"][number];
type Props = Pick<StaffPage, "roles" | "mayEditRoles" | "cell">;

/** What each role may; an administrator everything, also what is added later. Whoever may change it opens a cell. */
export function RoleMatrix({ roles, mayEditRoles, cell }: Props) {
  const { staff: words, roles: names } = useWords();
  const others = roles.filter(({ role }) => role !== "administrator");
  const held = new Set(others.flatMap((one) => one.rights));
  const rights = [...new Set([...held, ...(mayEditRoles ? editableRights : [])])].toSorted();
  const isEditable = (right: string) => mayEditRoles && editableRights.some((one) => one === right);
  return (
    <section className="roles" aria-labelledby="roles">
      <h2 id="roles">{words.matrix}</h2>
      <p className="soft">{words.matrixLede}</p>
      <div className="roles-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.right}</th>
              {others.map(({ role }) => (
                <th key={role} scope="col">
                  {names[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((right) => (
              <tr key={right}>
                <th scope="row">{wordFor(words.rights, right)}</th>
                {others.map((one) => (
                  <td
                    key={one.role}
                    className={cell?.role === one.role && cell.right === right ? "is-open" : undefined}
                  >
                    {isEditable(right) ? (
                      <a
                        className="roles-cell"
                        href={`/console/staff?role=${one.role}&right=${right}`}
                        title={`${names[one.role]}: ${wordFor(words.rights, right)}`}
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
        </table>
      </div>
    </section>
  );
}

function CellText({ role: { rights, limits }, right }: { role: Role; right: string }) {
  const { staff: words } = useWords();
  const limit = limits.find((one) => one.right === right);
  if (limit) return <LimitText limit={limit} />;
  if (!rights.includes(right))
    return (
      <>
        <span className="roles-none" aria-hidden="true">
          ·
        </span>
        <span className="vh">{words.mayNot}</span>
      </>
    );
  return (
    <>
      <Icon name="check" />
      <span className="vh">{words.may}</span>
    </>
  );
}

/** `¥700 a day`, and whether a colleague may confirm more. */
function LimitText({ limit: { mostCny, secondPerson } }: { limit: Role["limits"][number] }) {
  const { words: all, language } = usePage();
  const amount = formatMoney({ amount: mostCny, currency: "CNY" }, language).replace(/\.00$/, "");
  return (
    <>
      <span className="pill hue-gilt">{all.staff.upTo(amount)}</span>
      {secondPerson && <small className="soft roles-more">{all.staff.moreWithTwo}</small>}
    </>
  );
}
