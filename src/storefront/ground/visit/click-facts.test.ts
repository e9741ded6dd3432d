import { expect, test } from "vitest";
import { clickOn, type Clicked } from "./click-facts.ts";

type Made = { tag: string; [attribute: string]: string };

/** A row of elements, the innermost first; selectors are read as far as `clickOn` writes them. */
function inside(...[own, ...around]: [Made, ...Made[]]): Clicked {
  const fits = (selector: string) => {
    const [, tag = "", attribute] = /^(\w*)(?:\[([\w-]+)\])?$/.exec(selector.trim())!;
    return (tag === "" || own.tag === tag) && (attribute === undefined || attribute in own);
  };
  const self: Clicked = {
    closest: (selectors) =>
      selectors.split(",").some(fits)
        ? self
        : around.length > 0
          ? inside(...(around as [Made, ...Made[]])).closest(selectors)
          : null,
    getAttribute: (name) => own[name] ?? null,
  };
  return self;
}

const menu = { tag: "header", "data-item-type": "menu" };

test.each<[string, Made[], ReturnType<typeof clickOn>]>([
  ["plain text in a menu", [{ tag: "p" }, menu], undefined],
  ["a link without a mark", [{ tag: "a", href: "/en/plans" }, { tag: "main" }], undefined],
  ["an anchor without an address", [{ tag: "a" }, menu], undefined],
  [
    "an icon in a link of a menu",
    [{ tag: "svg" }, { tag: "a", href: "/zh-cn/gogo-china" }, menu],
    { item_type: "menu", item_val: "/gogo-china" },
  ],
  [
    "what a mark nearer by says",
    [{ tag: "a", href: "/en/destination", "data-item-type": "buy" }, menu],
    { item_type: "buy", item_val: "/destination" },
  ],
  [
    "a value of its own",
    [{ tag: "a", href: "/en/plan-detail?code=jp", "data-item-type": "plan", "data-item-val": "jp-day-1gb" }],
    { item_type: "plan", item_val: "jp-day-1gb" },
  ],
  [
    "a destination",
    [
      { tag: "a", href: "/en/plans?country=JP&mcc=440" },
      { tag: "ul", "data-item-type": "destination" },
    ],
    { item_type: "destination", item_val: "/plans?country=JP&mcc=440" },
  ],
  [
    "a secret in a link",
    [{ tag: "a", href: "/en/order-result?order=FW1&key=secret" }, menu],
    { item_type: "menu", item_val: "/order-result" },
  ],
  ["a script for a link", [{ tag: "a", href: "javascript:alert(1)" }, menu], { item_type: "menu" }],
  ["a mail", [{ tag: "a", href: "mailto:service@farwave.example" }, menu], { item_type: "menu" }],
  [
    "a button that opens a panel",
    [{ tag: "button", popovertarget: "support-menu" }, menu],
    { item_type: "menu", item_val: "support-menu" },
  ],
  [
    "a button that opens a modal",
    [{ tag: "button", commandfor: "notices" }, menu],
    { item_type: "menu", item_val: "notices" },
  ],
  ["a plain button", [{ tag: "button" }, { tag: "form", "data-item-type": "search" }], { item_type: "search" }],
  [
    "a value without end",
    [{ tag: "button", "data-item-type": "x", "data-item-val": "y".repeat(500) }],
    { item_type: "x", item_val: "y".repeat(200) },
  ],
])("%s", (_what, elements, click) => {
  expect(clickOn(inside(...(elements as [Made, ...Made[]])))).toEqual(click);
});
