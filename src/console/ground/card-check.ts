import { digitsTyped, iccidKey } from "../../kernel/iccid.ts";

/** What a scanned card is for the parcel on the table; `other`: the parcel that it belongs to, as far as the page knows. */
type CardCheck = { is: "right" | "empty" | "twice" | "wrong" } | { is: "sold"; other: string };

type Parcels = ReadonlyMap<string, readonly string[]>;

const keyOf = (card: string) => iccidKey(digitsTyped(card));

/** As the server judges it (holdAgainstCards), so that a packer hears it while the card is in the hand. */
export function checkCard(scanned: readonly string[], place: number, here: string, parcels: Parcels): CardCheck {
  const cards = scanned.map(keyOf);
  const card = cards[place] ?? "";
  if (card === "") return { is: "empty" };
  if (cards.indexOf(card) < place) return { is: "twice" };
  const [owner] = [...parcels].find(([, iccids]) => iccids.some((iccid) => iccidKey(iccid) === card)) ?? [];
  if (owner === here) return { is: "right" };
  return owner === undefined ? { is: "wrong" } : { is: "sold", other: owner };
}
