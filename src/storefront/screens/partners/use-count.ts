import { languageFacts } from "../../../kernel/language.ts";
import { useVisit } from "../../ground/visit/visit.ts";

/** `10,000` as the page's language writes it. */
export function useCount(): (count: number) => string {
  const { shown } = useVisit();
  return (count) => count.toLocaleString(languageFacts[shown].html);
}
