import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { cardsLike } from "../../stock/sim-cards/store.server.ts";
import type { Sheet } from "./csv-sheet.server.ts";
import { profilesLike } from "./known-store.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

type Numbered = Sheet<{ iccid: string }>;

/** One number is one SIM: either a card or an eSIM profile, in the files and in the database, and in one spelling. */
export async function clashesOfNumbers(
  tx: DbOrTx,
  { cards, profiles }: Pick<Shop, "cards" | "profiles">,
  { file: words }: FileSpeech = importerSpeech,
): Promise<Problem[]> {
  const cardNumbers = numbersOf(cards);
  const profileNumbers = numbersOf(profiles);
  const knownCards = keyed(await cardsLike(tx, [...cardNumbers, ...profileNumbers]));
  const knownProfiles = cards ? (await profilesLike(tx, cardNumbers, [])).map(({ iccid }) => iccid) : [];
  const profileKeys = keyed([...profileNumbers, ...knownProfiles]);
  return [
    ...faults(cards, (iccid) => {
      if (profileKeys.has(iccidKey(iccid))) return words.isProfile(iccid);
      const known = knownCards.get(iccidKey(iccid));
      return known && known !== iccid ? words.knownAs(iccid, known) : undefined;
    }),
    ...faults(profiles, (iccid) => (knownCards.has(iccidKey(iccid)) ? words.isCard(iccid) : undefined)),
  ];
}

function numbersOf(sheet: Numbered | undefined): string[] {
  return sheet?.lines.flatMap(({ row: { iccid } }) => iccid ?? []) ?? [];
}

function keyed(iccids: readonly string[]): Map<string, string> {
  return new Map(iccids.map((iccid) => [iccidKey(iccid), iccid]));
}

function faults(sheet: Numbered | undefined, wrong: (iccid: string) => string | undefined): Problem[] {
  if (!sheet) return [];
  return sheet.lines.flatMap(({ line, row: { iccid } }) => {
    const text = iccid && wrong(iccid);
    return text ? [{ file: sheet.file, line, field: "iccid", text }] : [];
  });
}
