import { createContext, useContext } from "react";
import { AsDrawn, type AsDrawnProps } from "./as-drawn.tsx";

/** What a server remembers of the parts it has drawn; the browser has none (drawn-parts.server.ts). */
export type DrawnParts = { partOf(key: string): { html: string } | { begin: string; end: string } };
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

type DrawnOnceProps = AsDrawnProps & {
  /** Everything that the content depends on, and nothing that is one visitor's own. */
  from: readonly unknown[];
  /** The address, where the content marks the link that leads to it; in the browser `useDrawnLinks` does. */
  here?: string;
};

/**
 * An element whose content is the same for many visitors: the server draws it for the first, the others get what was
 * drawn then.
 */
export function DrawnOnce({ here, children, ...props }: DrawnOnceProps) {
  const { as: Element, part, from, ...attributes } = props;
  const drawn = useContext(DrawnPartsContext)?.partOf(JSON.stringify([part, here, ...from]));
  if (drawn && "html" in drawn)
    return <Element {...attributes} data-drawn={part} dangerouslySetInnerHTML={{ __html: drawn.html }} />;
  // three children with marks and without: the ids that React gives depend on their places
  return (
    <AsDrawn {...props}>
      {children && (
        <>
          {drawn?.begin}
          {children}
          {drawn?.end}
        </>
      )}
    </AsDrawn>
  );
}
