import type { ComponentPropsWithRef } from "react";
import { useLinkClickHandler, useLocation, useResolvedPath } from "react-router";

export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  /** A page of this shop, from its language on as `links()` gives it; empty: this very page. */
  to: string;
  /** Where the reader stands stays in sight, as when a page shows another part of itself. */
  preventScrollReset?: boolean;
  /** Reloads the document, such as after something went wrong. */
  reloadDocument?: boolean;
};

/**
 * Goes to a page of this shop, as a rule without loading the document. The router's own link brings 2 kB of prefetching
 * along.
 */
export function Link({ to, preventScrollReset, reloadDocument, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { preventScrollReset, target: rest.target });
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * A link that says when it is the page it leads to. What is only drawn is marked by its attribute
 * (storefront/ground/shell/use-drawn-links.ts).
 */
export function MenuLink(props: LinkProps) {
  const here = useLocation().pathname === useResolvedPath(props.to).pathname;
  return <Link {...props} data-menu-link="" aria-current={here ? "page" : undefined} />;
}
