/** Behind `#`, where no server and no log sees it. */
const inHash = "phone";

/** This page for the phone: of the same partner's channel, from the beginning. */
export function addressWith(code: string): string {
  const address = new URL(location.href);
  address.searchParams.delete("step");
  address.hash = new URLSearchParams({ [inHash]: code }).toString();
  return address.href;
}

/** Once it has left the address. */
let known: string | undefined;

/** The code that led here. */
export const codeHere = (): string | undefined => new URLSearchParams(location.hash.slice(1)).get(inHash) ?? known;
export const forgetCode = (): void => void (known = undefined);

/** Out of the address and of the history. */
export function hideCode(): void {
  known = codeHere();
  if (known !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
}
