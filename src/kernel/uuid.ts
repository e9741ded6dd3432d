/**
 * A random UUID (version 4). `crypto.randomUUID` is missing on pages without https, such as a demo on another machine of
 * the house.
 */
export function newUuid(): string {
  return "xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx".replaceAll(/[xv]/g, (place) => {
    const digit = crypto.getRandomValues(new Uint8Array(1))[0]! & 15;
    return (place === "v" ? 8 | (digit & 3) : digit).toString(16);
  });
}

/** Whether it may be one of our ids: others, which a gateway was told by another system, are no question for the database. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
