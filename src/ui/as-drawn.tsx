import { useState, type ElementType, type HTMLAttributes } from "react";

export type AsDrawnProps = HTMLAttributes<HTMLElement> & {
  as: ElementType;
  /** Its name, once in a page. */
  part: string;
  /** What the content depends on, like the list of an effect. */
  from?: readonly unknown[];
};

type Part = { html: string; from: string };

/** Parts as they came with the page, by their names. */
const came = new Map<string, Part>();

/**
 * An element that nobody needs React for. The server draws its content; a browser that has none as `children` leaves
 * there what came with the page: it neither walks through it nor loads its code and words (docs/decisions/0037). Where
 * the page came without it, or with another one, it says so (`data-missing`).
 */
export function AsDrawn({ as: Element, part, from = [], children, ...attributes }: AsDrawnProps) {
  if (children !== undefined)
    return (
      <Element {...attributes} data-drawn={part}>
        {children}
      </Element>
    );
  return <Standing as={Element} part={part} from={from} {...attributes} />;
}

function Standing({ as: Element, part, from, ...attributes }: AsDrawnProps) {
  const wanted = JSON.stringify(from);
  // read before React touches the page: should it have to draw it anew, the part is not lost
  const [found] = useState(() => partOfPage(part, wanted));
  const here = found?.from === wanted;
  return (
    <Element
      {...attributes}
      data-drawn={part}
      data-missing={here ? undefined : ""}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: here ? found.html : "" }}
    />
  );
}

function partOfPage(part: string, from: string): Part | undefined {
  const element = document.querySelector(`[data-drawn="${part}"]`);
  if (!came.has(part) && element) came.set(part, { html: element.innerHTML, from });
  return came.get(part);
}
