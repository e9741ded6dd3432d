import type { ComponentType } from "react";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Area } from "../../ground/visit/words.ts";

/** Who is signed in; of a SIM's holder the masked number alone. */
export type SignedIn = Answer<"/user/getUserInfo">;

export const tabNames = ["orders", "packages", "addresses", "detail"] as const;
export type TabName = (typeof tabNames)[number];

/**
 * One tab of `/account`, alone in its folder (`orders/orders-tab.tsx` exports it as `tab`) and fetched only when it is
 * open: its words, what it reads, what its forms do, and how it looks. `query` is the whole address's, so whatever a
 * tab shows can be linked to and works without JavaScript.
 */
export type AccountTab<Told, Done = undefined> = {
  areas: readonly Area[];
  load: (asking: Asking, query: URLSearchParams) => Promise<Told>;
  /**
   * A form that is posted to the page: answers a redirect, or what the page shows again (`data(…, { status })`). Its
   * words are loaded.
   */
  act?: (asking: Asking, form: FormData, query: URLSearchParams) => Promise<unknown>;
  View: ComponentType<TabProps<Told, Done>>;
};

/** `done`: what `act` has answered, until the visitor goes on. */
export type TabProps<Told, Done = undefined> = { told: Told; done: Done | undefined; signedIn: SignedIn };

/** What a SIM's holder may open (requirements A1); everything else is an account's. */
const forHolders: readonly TabName[] = ["packages"];

export function isOpenTo(name: TabName, { email }: Pick<SignedIn, "email">): boolean {
  return email !== null || forHolders.includes(name);
}

/** The account opens on data that runs or waits, unless the address names a tab. */
export async function opensOnData(
  query: URLSearchParams,
  { email }: Pick<SignedIn, "email">,
  { call }: Pick<Asking, "call">,
): Promise<boolean> {
  if (query.has("tab") || email === null) return false;
  const { sims } = await call("/account/getMySims", {});
  return sims.some(({ openPackages }) => openPackages !== null && openPackages > 0);
}

/** `?tab=`; without one, or with one that we do not have, the first that is open to the session. */
export function tabIn(query: URLSearchParams, signedIn: Pick<SignedIn, "email">): TabName {
  const asked = query.get("tab");
  return tabNames.find((name) => name === asked) ?? tabNames.find((name) => isOpenTo(name, signedIn))!;
}
