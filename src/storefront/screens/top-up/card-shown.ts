import { digitsTyped } from "../../../kernel/iccid.ts";

type Card = {
  remembered: string | null;
  /** The number that was remembered when another card was asked for, since the last attempt. */
  putAside: string | null;
  /** The number that the camera has read since the last attempt. */
  scanned: string | undefined;
  /** The number of the last attempt, as it was typed. */
  sent: string | undefined;
  /** It was, at that attempt; then it can be corrected in its field. */
  wasRefused: boolean;
};

/** The remembered card in the place of the field, or what the field begins with. */
export function cardShown({ remembered, putAside, scanned, sent, wasRefused }: Card) {
  const number = digitsTyped(sent ?? "");
  const isAside = remembered !== null && remembered === putAside;
  const isIt = number === "" || number === remembered;
  return {
    kept: isIt && !isAside && !wasRefused ? remembered : null,
    typed: scanned ?? (number === putAside ? "" : sent),
    isAside,
  };
}
