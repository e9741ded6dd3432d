import { dayText } from "../../../kernel/written-date.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { DetailName } from "./check-places.ts";
import type { Facts } from "./load.ts";

/** A value as people write it: a day, the name of a country. */
export function useShownValue({ countries }: Pick<Facts, "countries">) {
  const { details: words } = useWords("real-name");
  const { language } = useVisit();
  return (name: DetailName, text: string): string => {
    if (name === "expiry" && text === "") return words.noExpiry;
    if (name === "birth" || name === "expiry") return dayText(text, language);
    if (name !== "country") return text;
    return text === "GBN" ? words.bno : (countries.find(({ code }) => code === text)?.name ?? text);
  };
}
