import type { ShouldRevalidateFunction } from "react-router";

/**
 * Going through the problem tree, or to another eSIM of the order, needs nothing new, and works without a network. The
 * key says whose page it is: with another one everything is another.
 */
export const staysTheSame: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  if (formMethod || currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname)
    return defaultShouldRevalidate;
  return facts(currentUrl) !== facts(nextUrl);
};

function facts({ searchParams }: URL): string {
  return ["order", "key", "share"].map((name) => searchParams.get(name) ?? "").join(" ");
}
