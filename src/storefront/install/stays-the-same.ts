import type { ShouldRevalidateFunction } from "react-router";

/** What of an address only says which part of the page is in sight. */
const onlySeen = ["trouble", "esim"];

/** Going through the problem tree, or to another eSIM of the order, needs nothing new, and works without a network. */
export const staysTheSame: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
  if (formMethod || currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return facts(currentUrl) !== facts(nextUrl);
};

function facts({ searchParams }: URL): string {
  // on a page of one eSIM its place is a fact
  const seen = searchParams.has("trouble") || !searchParams.has("esim") ? ["trouble"] : onlySeen;
  return new URLSearchParams([...searchParams].filter(([name]) => !seen.includes(name))).toString();
}
