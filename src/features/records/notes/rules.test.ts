import { expect, test } from "vitest";
import { holdsSecret, mentionsIn, piecesOf } from "./rules.ts";

const member = (id: string, name: string, email = `${id}@example.com`) => ({ id, name, email });
const members = [
  member("mei", "Mei Lam"),
  member("tom", "Tom Ridley"),
  member("tommy", "Tommy Ng"),
  member("chan", "陳大文", "dm.chan@example.com"),
  member("other-tom", "Tom Ridley", "t.ridley@example.com"),
];
const whom = (note: string) => mentionsIn(note, members).map(({ staffId }) => staffId);

test.each([
  ["@Mei can we move the rest?", ["mei"]],
  ["ask @mei lam, please", ["mei"]],
  ["@MEI", ["mei"]],
  ["@tommy knows", ["tommy"]],
  // two of one name, and the mailbox that tells them apart
  ["@Tom Ridley", ["tom", "other-tom"]],
  ["@t.ridley: yours", ["other-tom"]],
  ["請@陳大文跟進", ["chan"]],
  ["（@陳大文）@Mei", ["chan", "mei"]],
  ["@Meissen is a town", []],
  ["write to bob@mei.example", []],
  ["at @ 10:30, @nobody", []],
  ["@@Mei", ["mei"]],
  ["", []],
] as const)("%s", (note, named) => {
  expect(whom(note)).toEqual(named);
});

test("a name is marked wherever it stands, and what only looks like it is text", () => {
  expect(piecesOf("@Mei, tell @mei and x@Mei", ["Mei"])).toEqual([
    { text: "@Mei", isName: true },
    { text: ", tell ", isName: false },
    { text: "@mei", isName: true },
    { text: " and x@Mei", isName: false },
  ]);
  expect(piecesOf("@a.*(b", ["a.*("])).toEqual([
    { text: "@a.*(", isName: true },
    { text: "b", isName: false },
  ]);
  expect(piecesOf("plain", [])).toEqual([{ text: "plain", isName: false }]);
});

test.each([
  ["card 4242 4242 4242 4242 was declined", true],
  ["4242-4242-4242-4242", true],
  ["４２４２４２４２４２４２４２４２", true],
  ["LPA:1$smdp.example.com$ABC-123", true],
  ["1$smdp.example.com$ABC", true],
  // an ICCID has a check digit too, and begins with 89
  ["8985234100020418300", false],
  ["order FW7K2M9QX4TB, ticket 88213", false],
  ["4242 4242 4242 4243", false],
  ["+852 9123 4567 and +1 202 555 0134", false],
])("%s", (note, is) => {
  expect(holdsSecret(note)).toBe(is);
});
