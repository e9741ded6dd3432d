const longest = 500;

/** An address that a browser may be sent to: of another scheme it would run or open something; with a name it is a lure. */
export function webAddress(typed: string): string | undefined {
  const address = URL.parse(typed.trim());
  const isSafe =
    address?.protocol === "https:" &&
    address.username === "" &&
    address.password === "" &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(address.hostname);
  return isSafe && address.href.length <= longest ? address.href : undefined;
}
