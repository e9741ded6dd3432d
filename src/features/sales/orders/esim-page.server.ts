/** The id of a traveller's eSIM page; it does not reveal the order's number. */
export function esimPageId({ id }: { id: string }, position: number): string {
  return `${Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")}.${position}`;
}

/** The order's id and the eSIM's position in it; undefined if the id is malformed. */
export function esimOfPage(text: string): { orderId: string; position: number } | undefined {
  const [, packed, position] = /^([\w-]{22})\.([1-9]\d?)$/.exec(text) ?? [];
  if (!packed) return undefined;
  const hex = Buffer.from(packed, "base64url").toString("hex");
  return { orderId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), position: Number(position) };
}
