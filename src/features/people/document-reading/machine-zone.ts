/** What a machine-readable zone says. Only what a check digit covers is proved; names and states never are. */
export type MachineZone = {
  kind: "passport" | "permit" | "card";
  /** ICAO's code: `P<`, `PO`, `CS`. */
  code: string;
  issuer: string | null;
  surname: string | null;
  given: string | null;
  number: string;
  nationality: string | null;
  birth: string;
  /** Null where the zone gives none. */
  expiry: string | null;
};

const weights = [7, 3, 1];
const valueOf = (one: string) => (one === "<" ? 0 : /\d/.test(one) ? Number(one) : one.charCodeAt(0) - 55);

/** ICAO 9303 part 3: weights 7, 3, 1, letters from 10, the filler 0. */
export function checkDigit(text: string): string {
  return String(Array.from(text).reduce((sum, one, place) => sum + valueOf(one) * weights[place % 3]!, 0) % 10);
}

const holds = (text: string, digit: string | undefined) => checkDigit(text) === digit;
/** An optional field that is empty may have no digit. */
const holdsOrEmpty = (text: string, digit: string | undefined) =>
  holds(text, digit) || (digit === "<" && /^<*$/.test(text));

/**
 * Two lines of 44 (TD3), three of 30 (TD1), or the one line of an exit-entry permit for Hong Kong and Macao. Undefined
 * unless every check digit holds: what is not proved is read by a person.
 */
export function readMachineZone(lines: readonly string[], today: string): MachineZone | undefined {
  const shape = lines.map(({ length }) => length).join(" ");
  if (lines.some((line) => !/^[A-Z0-9<]+$/.test(line))) return undefined;
  if (shape === "44 44") return passport(lines[0]!, lines[1]!, today);
  if (shape === "30 30 30") return card(lines as [string, string, string], today);
  return shape === "30" ? permit(lines[0]!, today) : undefined;
}

function passport(first: string, second: string, today: string): MachineZone | undefined {
  const [number, nationality] = [second.slice(0, 9), second.slice(10, 13)];
  const [birth, sex, expiry] = [second.slice(13, 19), second[20]!, second.slice(21, 27)];
  const isProved =
    holds(number, second[9]) &&
    holds(birth, second[19]) &&
    holds(expiry, second[27]) &&
    holdsOrEmpty(second.slice(28, 42), second[42]) &&
    holds(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43), second[43]);
  // beside the digits, which let one wrong reading in ten through: what may stand in places that none covers
  const isPlausible = first.startsWith("P") && /^[A-Z]{1,3}<*$/.test(nationality) && /[MFX<]/.test(sex);
  if (!isProved || !isPlausible) return undefined;
  return completed(
    {
      kind: "passport",
      code: first.slice(0, 2),
      issuer: first.slice(2, 5),
      nationality,
      ...namesIn(first.slice(5)),
      number,
    },
    birth,
    expiry,
    today,
  );
}

/** Card since 2014: `CS`, number, expiry, birth, each with its digit, and one over all (domain notes 4.4). */
function permit(line: string, today: string): MachineZone | undefined {
  const [number, expiry, birth] = [line.slice(2, 11), line.slice(13, 19), line.slice(21, 27)];
  const isProved =
    holds(number, line[11]) &&
    holds(expiry, line[19]) &&
    holds(birth, line[27]) &&
    holds(line.slice(2, 12) + line.slice(13, 20) + line.slice(21, 28), line[29]);
  if (!isProved || !/^C[A-Z]/.test(line)) return undefined;
  const none = { issuer: null, nationality: null, surname: null, given: null };
  return completed({ kind: "permit", code: line.slice(0, 2), number, ...none }, birth, expiry, today);
}

function card([first, second, third]: [string, string, string], today: string): MachineZone | undefined {
  const number = first.slice(5, 14);
  const [birth, expiry, nationality] = [second.slice(0, 6), second.slice(8, 14), second.slice(15, 18)];
  const isProved =
    holds(number, first[14]) &&
    holds(birth, second[6]) &&
    holds(expiry, second[14]) &&
    holds(first.slice(5, 30) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29), second[29]);
  if (!isProved || !/^[ACI]/.test(first)) return undefined;
  const issuer = first.slice(2, 5);
  return completed(
    { kind: "card", code: first.slice(0, 2), issuer, nationality, ...namesIn(third), number },
    birth,
    expiry,
    today,
  );
}

type Raw = Omit<MachineZone, "birth" | "expiry">;

function completed(raw: Raw, birth: string, expiry: string, today: string): MachineZone | undefined {
  const [born, ends] = [dateOfBirth(birth, today), expiry === "<<<<<<" ? null : dateOfExpiry(expiry, today)];
  if (born === undefined || ends === undefined) return undefined;
  const plain = (text: string | null) => text && text.replaceAll("<", "");
  return {
    ...raw,
    issuer: plain(raw.issuer),
    nationality: plain(raw.nationality),
    number: plain(raw.number)!,
    birth: born,
    expiry: ends,
  };
}

function namesIn(field: string): { surname: string | null; given: string | null } {
  const [surname = "", given = ""] = field
    .replace(/<+$/, "")
    .split("<<")
    .map((part) => part.replaceAll("<", " ").trim());
  return { surname: surname || null, given: given || null };
}

/** The century is ours to find: nobody is born in the future. */
function dateOfBirth(text: string, today: string): string | undefined {
  const inThis = dateIn(text, today.slice(0, 2));
  return inThis && inThis <= today ? inThis : dateIn(text, String(Number(today.slice(0, 2)) - 1));
}

/** No document is good for more than twenty years, and none that ended long ago is shown. */
function dateOfExpiry(text: string, today: string): string | undefined {
  const century = Number(today.slice(0, 2));
  const near = [century - 1, century, century + 1].flatMap((one) => dateIn(text, String(one)) ?? []);
  return near.find((date) => Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= 30);
}

function dateIn(text: string, century: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const date = `${century}${year}-${month}-${day}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return year && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}
