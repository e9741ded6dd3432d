import { wordsOfRoles } from "../../../i18n/roles.server.ts";
import { staffWords } from "../../../i18n/staff.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { may, staffRights } from "../../../kernel/staff-right.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetColleagues } from "./contract.ts";
import { hasSecond } from "./rules.ts";

type Role = OutputOf<typeof GetColleagues>["roles"][number];

/** Who may what, for an auditor: a line for each right, a column for each role, and nobody's name. */
export const rolesCsv: FileOfSite = async ({ language, ask, now }) => {
  const { roles } = unwrap((await ask(GetColleagues.path, {})) as Envelope<OutputOf<typeof GetColleagues>>);
  const words = staffWords(language);
  const names: Readonly<Record<string, string>> = wordsOfRoles(language);
  const head = [words.right, ...roles.map(({ role, title }) => title ?? names[role] ?? role)];
  const rights = staffRights.filter((right) => right !== "own_session");
  return {
    name: `farwave-roles-${dateAt(now.getTime(), operatorZone)}.csv`,
    type: "text/csv; charset=utf-8",
    file:
      byteOrderMark +
      csv([
        head,
        ...rights.map((right) => [words.rights[right] ?? right, ...roles.map((role) => cellOf(role, right, language))]),
      ]),
  };
};

function cellOf(role: Role, right: (typeof staffRights)[number], language: Language): string {
  const words = staffWords(language);
  const limit = role.limits.find((one) => one.right === right);
  if (!limit) return may(role, right) ? words.may : words.mayNot;
  const most = words.upTo(`CNY ${(limit.mostCny / 100).toFixed(2)}`);
  return hasSecond(limit) ? `${most}; ${words.moreWithTwo}` : most;
}
