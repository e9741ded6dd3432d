import { operatorZone } from "../../../kernel/operator-zone.ts";
import { weekdayText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { isInvited, type Member, type StaffPage } from "./load.ts";

/** Whose account closes first unless they set up how to get in, and how many more there are. */
export function Awaited({ members }: Pick<StaffPage, "members">) {
  const { staff: words } = usePage().words;
  const closing = useClosing();
  const [first, ...more] = members
    .filter(({ closesAt }) => closesAt !== null)
    .toSorted((one, other) => one.closesAt!.localeCompare(other.closesAt!));
  if (!first) return null;
  return (
    <section className="staff-awaited" aria-label={words.noSecondFactor(first.name)}>
      <Icon name="triangle-alert" />
      <p>
        <b>{words.noSecondFactor(first.name)}</b> {closing(first)}{" "}
        {more.length > 0 && <a href="/console/staff?view=invitations">{words.andMoreAwaited(more.length)}</a>}
      </p>
      <Reminder member={first} />
    </section>
  );
}

/** `On Sunday, 22 Nov the account closes by itself.` */
function useClosing(): (member: Member) => string | false {
  const { words, language } = usePage();
  return ({ closesAt }) => {
    if (closesAt === null) return false;
    const day = dateAt(Date.parse(closesAt), operatorZone);
    return words.staff.closes(weekdayText(day, language, day));
  };
}

/** Until when their link opens, and their account stays open without a key. */
export function useInvitation(): (member: Member) => string {
  const { words, language } = usePage();
  const closing = useClosing();
  return (member) =>
    [
      isInvited(member) &&
        (member.invitedUntil === null
          ? words.staff.linkOver
          : words.staff.until(shortMoment(member.invitedUntil, language))),
      closing(member),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** Once a day; until then, when it was. */
export function Reminder({ member: { id, name, mayEdit, closesAt, mayBeReminded, remindedAt } }: { member: Member }) {
  const { words: all, language } = usePage();
  const { staff: words } = all;
  if (closesAt === null) return null;
  if (!mayBeReminded)
    return remindedAt !== null && <span className="soft">{words.reminded(shortMoment(remindedAt, language))}</span>;
  return (
    mayEdit && (
      <form method="post">
        <input type="hidden" name="do" value="remind" />
        <input type="hidden" name="id" value={id} />
        <RequestKey />
        <button className="button" aria-label={words.remindOf(name)}>
          {words.remind}
        </button>
      </form>
    )
  );
}
