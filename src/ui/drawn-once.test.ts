import { createElement, useId, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { DrawnOnce, DrawnPartsContext, type DrawnParts } from "./drawn-once.tsx";
import { openDrawnParts } from "./drawn-parts.server.ts";

let drawn = 0;
beforeEach(() => (drawn = 0));

function Menu({ current, remark }: { current: string; remark?: string }) {
  drawn++;
  return createElement("p", { id: useId() }, `You are on ${current}${remark ?? ""}`);
}

const part = (name: string, from: readonly unknown[], children: ReactNode) =>
  createElement(DrawnOnce, { as: "nav", part: name, from, className: "menu" }, children);

function Page({ current, visitor }: { current: string; visitor: string }) {
  return createElement(
    "main",
    { id: useId() },
    part("menu", [current], createElement(Menu, { current })),
    createElement("b", { id: useId() }, visitor),
  );
}

const page = (current: string, visitor: string) => (parts: DrawnParts | undefined) =>
  renderToString(createElement(DrawnPartsContext, { value: parts }, createElement(Page, { current, visitor })));

test("what is the same is drawn for the first visitor, and everybody gets the page that a browser would draw, with the same ids", () => {
  const draw = openDrawnParts();
  const pages = ["Ada", "Bo", "Cy"].map((visitor) => draw(page("/plans", visitor)));
  expect(drawn).toBe(1);
  expect(pages).toEqual(["Ada", "Bo", "Cy"].map((visitor) => page("/plans", visitor)(undefined)));
});

test("another place has a part of its own", () => {
  const draw = openDrawnParts();
  expect(["/plans", "/login", "/plans"].map((current) => draw(page(current, "Ada")))).toEqual(
    ["/plans", "/login", "/plans"].map((current) => page(current, "Ada")(undefined)),
  );
});

test("parts inside a part, parts with the same content and many parts are kept apart", () => {
  const tree = (parts: DrawnParts | undefined) =>
    renderToString(
      createElement(
        DrawnPartsContext,
        { value: parts },
        part(
          "outer",
          [],
          createElement("div", null, createElement("i"), part("inner", [], createElement(Menu, { current: "inner" }))),
        ),
        Array.from({ length: 12 }, (_, n) =>
          createElement("li", { key: n }, part("entry", [n], createElement(Menu, { current: `entry ${n}` }))),
        ),
      ),
    );
  const draw = openDrawnParts();
  const anew = tree(undefined);
  expect([draw(tree), draw(tree)]).toEqual([anew, anew]);
});

test("what a visitor writes cannot pass for a mark", () => {
  const draw = openDrawnParts();
  const remark =
    " [ :0 0: ] <b>&amp;</b> [00000000-0000-0000-0000-000000000000 0: :00000000-0000-0000-0000-000000000000 0]";
  const tree = (parts: DrawnParts | undefined) =>
    renderToString(
      createElement(
        DrawnPartsContext,
        { value: parts },
        part("menu", [], createElement(Menu, { current: "/plans", remark })),
        createElement("b", null, remark),
      ),
    );
  expect([draw(tree), draw(tree)]).toEqual([tree(undefined), tree(undefined)]);
});

test("no more is kept than may be, and what came first goes first", () => {
  const draw = openDrawnParts(2);
  for (const current of ["/a", "/b", "/c", "/c", "/b", "/a"]) draw(page(current, "Ada"));
  expect(drawn).toBe(4);
});

test("a page that fails leaves nothing behind", () => {
  const draw = openDrawnParts();
  const broken = (parts: DrawnParts) =>
    `${page("/plans", "Ada")(parts)}${
      (() => {
        throw new Error("broken");
      })() as string
    }`;
  expect(() => draw(broken)).toThrow("broken");
  expect(draw(page("/plans", "Bo"))).toBe(page("/plans", "Bo")(undefined));
});
