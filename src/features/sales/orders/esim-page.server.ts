/** Which eSIM a traveller's page shows, as its address says it: nothing by which anybody could speak of the order. */
export function esimPageId({ id }: { id: string }, position: number): string {
  return `${Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")}.${position}`;
}

/** The order's id and the place in it; nothing where it is none. */
export function esimOfPage(text: string): { orderId: string; position: number } | undefined {
  const [, packed, position] = /^([\w-]{22})\.([1-9]\d?)$/.exec(text) ?? [];
  if (!packed) return undefined;
  const hex = Buffer.from(packed, "base64url").toString("hex");
  return { orderId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), position: Number(position) };
}
