import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { Member, StaffPage } from "./load.ts";
import { useRoleNames } from "./role-names.ts";

type Props = Pick<StaffPage, "members" | "roles" | "isEverybody"> & { open: string | undefined };

/** So many that the matrix below stands in the first screen. */
const atFirst = 5;

/** Oneself first; all of them where the address says so, where one of the others is open, or but one would be left out. */
export function MemberList({ members, roles, isEverybody, open }: Props) {
  const { staff: words } = usePage().words;
  const ordered = [...members.filter(({ isMe }) => isMe), ...members.filter(({ isMe }) => !isMe)];
  const rest = ordered.slice(atFirst);
  const isWhole = isEverybody || rest.length <= 1 || rest.some(({ id }) => id === open);
  return (
    <>
      <table className="list staff-list">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.person}</th>
            <th scope="col">{words.columns.role}</th>
            <th scope="col">{words.columns.keys}</th>
            <th scope="col">{words.columns.seen}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? ordered : ordered.slice(0, atFirst)).map((member) => (
            <Row key={member.id} member={member} roles={roles} isOpen={member.id === open} />
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <p className="staff-more soft">
          <span>
            {words.andMore(
              rest.length,
              rest.slice(0, 8).map(({ name }) => name),
              rest.length > 8,
            )}
          </span>
          <a className="button button-quiet" href="/console/staff?all=1">
            {words.showAll}
          </a>
        </p>
      )}
    </>
  );
}

function Row({ member, roles, isOpen }: Pick<StaffPage, "roles"> & { member: Member; isOpen: boolean }) {
  const { staff: words } = usePage().words;
  const called = useRoleNames(roles);
  const { id, name, email, isMe } = member;
  const seen = useSeen();
  return (
    <tr className={isOpen ? "is-open" : undefined}>
      <th scope="row">
        <span className="listed">
          <Face name={name} />
          <a className="cut" href={`/console/staff?member=${id}`} title={email}>
            {name}
          </a>
          {isMe && <span className="pill hue-cobalt">{words.you}</span>}
        </span>
      </th>
      <td>{member.roles.map(called).join(" · ")}</td>
      <td className="wide-only">
        <Keys member={member} />
      </td>
      <td className="soft wide-only">{seen(member)}</td>
    </tr>
  );
}

/** By which second factor they get in; a passkey is one by itself. */
function Keys({ member }: { member: Member }) {
  const { staff: words } = usePage().words;
  const hasKey = member.passkeys > 0 || member.hasPassword;
  const sign = member.passkeys > 0 ? "fingerprint" : hasKey ? "smartphone" : "triangle-alert";
  return (
    <span className={hasKey ? "listed staff-keys" : "listed staff-keys staff-keyless"}>
      <Icon name={sign} />
      {words.ways(member)}
    </span>
  );
}

/** `now · Japan`, `12 Nov, 18:04 · Japan`. */
export function useSeen(): (member: Member) => string {
  const { words, language } = usePage();
  const { staff } = words;
  return ({ seenAt, seenIn, isHere }) =>
    seenAt === null
      ? staff.never
      : [isHere ? staff.now : shortMoment(seenAt, language), seenIn].filter(Boolean).join(" · ");
}
