import { cleanAddress } from "../../../features/people/clicks/clean-address.ts";

/** The part of `Element` that is needed here. */
export type Clicked = { closest(selectors: string): Clicked | null; getAttribute(name: string): string | null };

const longestValue = 200;

/**
 * A tracked click: on a link or button that is marked (`data-item-type`), or inside a marked element such as a menu.
 * Its value is the mark's (`data-item-val`), else the link's target, else what the button opens. A link's query is
 * cleaned: order keys and codes are not tracked.
 */
export function clickOn(target: Clicked): { item_type: string; item_val?: string } | undefined {
  const control = target.closest("a[href], button");
  const item_type = control?.closest("[data-item-type]")?.getAttribute("data-item-type");
  if (!control || !item_type) return undefined;
  const item_val = control.getAttribute("data-item-val") ?? whereTo(control.getAttribute("href")) ?? opens(control);
  return item_val ? { item_type, item_val: item_val.slice(0, longestValue) } : { item_type };
}

/** `/en/plans?country=JP&key=secret` → `/plans?country=JP`: the language is tracked separately. */
function whereTo(href: string | null): string | undefined {
  return href === null ? undefined : cleanAddress(href)?.replace(/^\/[^/?]+(?=\/)/, "");
}

function opens(button: Clicked): string | undefined {
  return button.getAttribute("popovertarget") ?? button.getAttribute("commandfor") ?? undefined;
}
