import { newUuid } from "../../../kernel/uuid.ts";
import { sessionKeys, storageKeys } from "../../../kernel/visitor.ts";
import { dropOldDrafts } from "./old-drafts.ts";
import type { Visit } from "./visit.ts";

/** Storage may be full or forbidden (private windows); the shop works without it. */
function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export const token = () => quietly(() => localStorage.getItem(storageKeys.token) ?? "", "");
/** Row A4: an account's owner is signed in, not only the holder of a SIM. */
export const hasAccount = () =>
  token() !== "" && quietly(() => localStorage.getItem(storageKeys.checkedIccid), null) === null;

/** For the next order of this tab, once a destination and a plan are chosen; in no address, so in no log. */
export const keepSimToRenew = (iccid: string) =>
  quietly(() => sessionStorage.setItem(sessionKeys.simToRenew, iccid), undefined);
export const simToRenew = () => quietly(() => sessionStorage.getItem(sessionKeys.simToRenew), null);
export const forgetSimToRenew = () => quietly(() => sessionStorage.removeItem(sessionKeys.simToRenew), undefined);

/** Before this page is loaded anew for its camera: then it opens by itself, for whoever has pressed for it here. */
export const askToScan = () => quietly(() => sessionStorage.setItem(sessionKeys.toScan, location.pathname), undefined);
/** Once. */
export const wasAskedToScan = () =>
  quietly(() => {
    const page = sessionStorage.getItem(sessionKeys.toScan);
    sessionStorage.removeItem(sessionKeys.toScan);
    return page === location.pathname;
  }, false);

let idOfThisPage: string | undefined;

/** Row L9: a random id from the first visit, of this page alone without storage; it reveals nothing about the device. */
export function browserId(): string {
  const known = quietly(() => localStorage.getItem(storageKeys.browserId), null);
  if (known) return known;
  const made = (idOfThisPage ??= newUuid());
  quietly(() => localStorage.setItem(storageKeys.browserId, made), undefined);
  return made;
}

/** Row L2 and L9: remembers the language, and where the visitor first came from, for the order. */
export function keepVisit({ language }: Visit): void {
  browserId();
  dropOldDrafts(() => localStorage);
  quietly(() => {
    localStorage.setItem(storageKeys.languageBase, language);
    localStorage.setItem(storageKeys.language, language);
    document.cookie = `${storageKeys.languageBase}=${language}; path=/; max-age=31536000; samesite=lax`;
    const query = new URLSearchParams(location.search);
    const source = query.get("source") ?? query.get("utm_source");
    const subSource = query.get("sub_source") ?? query.get("utm_medium");
    if (source && !sessionStorage.getItem(sessionKeys.orderSource)) {
      sessionStorage.setItem(sessionKeys.orderSource, source.slice(0, 80));
      if (subSource) sessionStorage.setItem(sessionKeys.orderSubSource, subSource.slice(0, 80));
    }
  }, undefined);
}

/** For the order: what `keepVisit` found on the first landing. */
export function landingSource(): { orderSource?: string; orderSubSource?: string } {
  return quietly(() => {
    const orderSource = sessionStorage.getItem(sessionKeys.orderSource) ?? undefined;
    const orderSubSource = sessionStorage.getItem(sessionKeys.orderSubSource) ?? undefined;
    return { ...(orderSource && { orderSource }), ...(orderSubSource && { orderSubSource }) };
  }, {});
}
