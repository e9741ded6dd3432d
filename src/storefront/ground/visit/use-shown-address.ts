import { useLocation } from "react-router";
import { campaignApart } from "../../../kernel/campaign.ts";

/**
 * The page's URL without campaign parameters: the server caches one page for all campaigns, and hydration must match
 * it.
 */
export function useShownAddress(): string {
  const { pathname, search } = useLocation();
  return campaignApart(pathname + search).shown;
}
