import { createContext, useContext, type ElementType, type HTMLAttributes } from "react";

/** What a server remembers of the parts it has drawn; the browser has none (drawn-parts.server.ts). */
export type DrawnParts = { partOf(key: string): { html: string } | { begin: string; end: string } };
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

type DrawnOnceProps = HTMLAttributes<HTMLElement> & {
  as: ElementType;
  part: string;
  /** Everything that the content depends on, and nothing that is one visitor's own. */
  from: readonly unknown[];
};

/** An element whose content is the same for many visitors: the server draws it for the first, the others get what was drawn then. */
export function DrawnOnce({ as: Element, part, from, children, ...attributes }: DrawnOnceProps) {
  const drawn = useContext(DrawnPartsContext)?.partOf(JSON.stringify([part, ...from]));
  if (drawn && "html" in drawn) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: drawn.html }} />;
  // three children with marks and without: the ids that React gives depend on their places
  return <Element {...attributes}>{drawn?.begin}{children}{drawn?.end}</Element>;
}
