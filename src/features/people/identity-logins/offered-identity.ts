type Settings = { IDENTITY_PROVIDER: "none" | "iamsmart" | "openid"; OPENID_TITLE: string };

/** What buttons call the configured digital identity. */
export function offeredIdentity({ IDENTITY_PROVIDER: provider, OPENID_TITLE: title }: Settings): string | null {
  if (provider === "none") return null;
  return provider === "iamsmart" ? "iAM Smart" : title;
}
