/**
 * Query parameters that e-mails, partners and advertisers add to links (row L9). They say where a visitor came from and
 * do not affect the page; the browser reads them (storefront/ground/visit/storage.ts).
 */
const names =
  /^(?:(?:sub_)?source|utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|srsltid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|mc_[ce]id|_gl)$/;

/** `/en/plans?utm_source=x&country=JP` → `/en/plans?country=JP` and `utm_source=x`. */
export function campaignApart(address: string): { shown: string; campaign: string } {
  const [path = "", ...queries] = address.split("?");
  const parts = queries.join("?").split("&");
  const isCampaign = (part: string) => names.test(part.split("=", 1)[0]!);
  const campaign = parts.filter(isCampaign);
  if (campaign.length === 0) return { shown: address, campaign: "" };
  const rest = parts.filter((part) => !isCampaign(part)).join("&");
  return { shown: rest ? `${path}?${rest}` : path, campaign: campaign.join("&") };
}

/** Adds the campaign to the target of a redirect. */
export function withCampaign(address: string, campaign: string): string {
  if (!campaign || !address.startsWith("/")) return address;
  const [path = "", ...anchor] = address.split("#");
  return [`${path}${path.includes("?") ? "&" : "?"}${campaign}`, ...anchor].join("#");
}
