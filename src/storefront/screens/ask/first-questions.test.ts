import { expect, test } from "vitest";
import { askedFrom } from "./first-questions.ts";

test.each([
  ["/en/homepage", "any"],
  ["/en/ask", "any"],
  ["/zh-hk/plan-detail", "buying"],
  ["/en/esim/japan", "buying"],
  ["/zh-cn/order-detail", "mine"],
  ["/en/status", "network"],
  ["/", "any"],
])("on %s what is asked first is of kind %s", (path, kind) => expect(askedFrom(path)).toBe(kind));
