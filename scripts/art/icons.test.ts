import { expect, it } from "vitest";
import { lucideIcons, ownIcons } from "../../src/ui/icon-names.ts";
import { drawIcons } from "./icons.ts";

it("holds every icon that the design system names, once", () => {
  const drawn = [...drawIcons().matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(drawn)).toEqual(new Set([...lucideIcons, ...ownIcons]));
  expect(drawn).toHaveLength(lucideIcons.length + ownIcons.length);
});
