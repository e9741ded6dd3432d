import { expect, test } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import { shownAgain, whyRefused } from "./form-answer.ts";

const said = (...fields: string[]) => fields.map((field) => ({ field, problem: "format", message: `mend ${field}` }));
const refused = (code: RefusalCode, ...fields: string[]) =>
  new CallRefused(code, `no: ${code}`, { fields: said(...fields) });
const form = { title: "Not saved", summary: "Please check", controls: ["city", "email", "consent"] };

test("problems stand at their controls, in the order of the page", () => {
  const { why, status } = whyRefused(refused("INVALID_INPUT", "consent.given", "email", "city"), form);
  expect([status, why]).toEqual([
    400,
    {
      title: "Please check",
      problems: [
        { field: "city", message: "mend city" },
        { field: "email", message: "mend email" },
        { field: "consent", message: "mend consent.given" },
      ],
    },
  ]);
});

test("what no control can mend comes first; alone it is the refusal in its own words", () => {
  expect(whyRefused(refused("INVALID_INPUT", "email", "requestKey"), form).why.problems).toEqual([
    { message: "mend requestKey" },
    { field: "email", message: "mend email" },
  ]);
  expect(whyRefused(refused("INVALID_INPUT", "requestKey"), form).why).toEqual({
    title: "Not saved",
    problems: [{ message: "no: INVALID_INPUT" }],
  });
  expect(whyRefused(refused("OUT_OF_STOCK"), form)).toMatchObject({
    why: { title: "Not saved", problems: [{ message: "no: OUT_OF_STOCK" }] },
    status: 409,
  });
});

test("a wrong code is called wrong, not badly written", () => {
  expect(whyRefused(refused("CODE_WRONG", "code"), { title: "Not in" }).why).toEqual({
    title: "Not in",
    problems: [{ field: "code", message: "no: CODE_WRONG" }],
  });
});

test("an expired session and a bug are no problems of the form", () => {
  expect(() => whyRefused(refused("TOKEN_VALID_FAIL", "email"), form)).toThrow("no: TOKEN_VALID_FAIL");
  expect(() => whyRefused(new TypeError("a bug"), form)).toThrow("a bug");
});

test("the form keeps every text, no file, and is another answer each time", () => {
  const posted = new FormData();
  posted.set("city", " Lyon ");
  posted.set("photo", new File(["x"], "x.png"));
  const [one, other] = [shownAgain(posted, { step: 2 }, 422), shownAgain(posted, {})];
  expect(one.data).toMatchObject({ entries: { city: " Lyon " }, title: "", problems: [], step: 2 });
  expect(one.init?.status).toBe(422);
  expect(one.data.entries).not.toHaveProperty("photo");
  expect(one.data.id).not.toBe(other.data.id);
});
