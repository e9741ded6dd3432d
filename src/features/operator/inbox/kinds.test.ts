import { expect, test } from "vitest";
import { words as facts } from "../../../i18n/en/console-case-facts.ts";
import { words as en } from "../../../i18n/en/console-inbox.ts";
import { words as order } from "../../../i18n/en/console-order.ts";
import { words as cn } from "../../../i18n/zh-cn/console-inbox.ts";
import { words as hk } from "../../../i18n/zh-hk/console-inbox.ts";
import { connections, verdicts } from "../../aftersales/installs/connection.ts";
import { remedies, troubles } from "../../aftersales/installs/trouble-tree.ts";
import { caseKinds } from "../../records/cases/rules.ts";

test.each(Object.entries({ en, cn, hk }))(
  "every kind of case, and no other, has its words: %s",
  (_language, { kinds }) => {
    expect(Object.keys(kinds).toSorted()).toEqual(caseKinds.toSorted());
  },
);

test.each([...troubles, ...remedies, ...connections, ...verdicts])(
  "what a traveller told a case, %s, has its words",
  (code) => {
    expect(Object.keys({ ...facts.values, ...order.profiles })).toContain(code);
  },
);
