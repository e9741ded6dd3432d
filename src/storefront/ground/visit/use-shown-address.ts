import { useLocation } from "react-router";
import { campaignApart } from "../../../kernel/campaign.ts";

/**
 * The address of the page without the campaign that somebody came by: the server keeps one page for all of them, and
 * the browser draws that very page.
 */
export function useShownAddress(): string {
  const { pathname, search } = useLocation();
  return campaignApart(pathname + search).shown;
}
