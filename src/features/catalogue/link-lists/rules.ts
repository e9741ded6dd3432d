import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { webAddress } from "../../../kernel/web-address.ts";

/** Lists of the menu, and of the footer. */
export const linkLists = ["support", "partnership", "about", "questions"] as const;
export type LinkList = (typeof linkLists)[number];

export const mostLinks = 20;
export const longestLabel = 60;

/** A ready-made entry by its key, or a link of the operator's own. */
export type KeptLink = {
  isShown: boolean;
  key?: string | undefined;
  address?: string | undefined;
  labels?: Partial<Record<Language, string>> | undefined;
};

/** What a page shows: an entry that it knows by its key, or a link out of the shop. */
export type ListedLink = { key: string } | { title: string; link: string };

/**
 * The list as it is shown, in a language. `keys`: the ready-made ones of today. One that a new version of the shop has
 * brought stands at the end, one that is gone is left out; so is an address that no form would have taken.
 */
export function listed(links: readonly KeptLink[], keys: readonly string[], language: Language): ListedLink[] {
  const known = new Set(links.map(({ key }) => key));
  const fresh = keys.filter((key) => !known.has(key)).map((key) => ({ key, isShown: true }));
  return [...links, ...fresh].flatMap(({ isShown, key, address = "", labels }: KeptLink): ListedLink[] => {
    if (!isShown) return [];
    if (key !== undefined) return keys.includes(key) ? [{ key }] : [];
    const [title, link] = [labels?.[language] ?? labels?.en, webAddress(address)];
    return title && link ? [{ title, link }] : [];
  });
}

/** What is wrong with a list, at its fields. */
export function problemsOfLinks(links: readonly KeptLink[], keys: readonly string[]): RecordProblem[] {
  const seen = new Set<string>();
  return links.flatMap(({ key, address = "", labels }, at) => {
    const field = `links.${at}`;
    const one = key ?? webAddress(address);
    if (key !== undefined && !keys.includes(key)) return [wrong(`${field}.key`, "choose", keys)];
    if (one === undefined) return [wrong(`${field}.address`, "web_address")];
    if (seen.has(one)) return [wrong(`${field}.${key === undefined ? "address" : "key"}`, "twice", one)];
    seen.add(one);
    if (key !== undefined) return [];
    return fullyOffered.flatMap((language) => {
      const label = labels?.[language]?.trim() ?? "";
      const place = `${field}.labels.${language}`;
      if (label === "") return [wrong(place, "empty")];
      return label.length > longestLabel ? [wrong(place, "long", longestLabel)] : [];
    });
  });
}

/** As it is kept: tidy, and an own link without what belongs to a ready-made one. */
export function tidied(links: readonly KeptLink[]): KeptLink[] {
  return links.map(({ isShown, key, address = "", labels = {} }) =>
    key !== undefined
      ? { key, isShown }
      : {
          isShown,
          address: webAddress(address)!,
          labels: Object.fromEntries(fullyOffered.map((language) => [language, labels[language]!.trim()])),
        },
  );
}
