import { useLocation } from "react-router";

/** The order whose own link is open beside the chat. */
export function usePageOrder(): { order: string; key: string } | null {
  const query = new URLSearchParams(useLocation().search);
  const [order, key] = [query.get("order"), query.get("key")];
  return order && key && /^FW[0-9A-Z]{4,18}$/.test(order) ? { order, key } : null;
}
