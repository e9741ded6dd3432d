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
