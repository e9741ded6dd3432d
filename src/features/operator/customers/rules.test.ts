import { expect, test } from "vitest";
import { soughtIn } from "./rules.ts";

test.each([
  ["FW7K2M9Q", { by: "number", is: "FW7K2M9Q" }],
  [" fw7k2m9q ", { by: "number", is: "FW7K2M9Q" }],
  ["Haruka@Example.COM", { by: "email", is: "haruka@example.com" }],
  ["8985 2340 0000 0000 002", { by: "iccid", is: "8985234000000000002" }],
  ["８９８５２３４０００００００００００２F", { by: "iccid", is: "8985234000000000002" }],
  ["+852 5123-4567", { by: "phone", is: "+85251234567" }],
  ["0044 (20) 7946 0958", { by: "phone", is: "+442079460958" }],
])("%s is looked for as what it is", (typed, sought) => {
  expect(soughtIn(typed)).toEqual(sought);
});

test.each(["", "Haruka", "a@b@c", "51234567", "898523400000000000", "FW", "FW 7K2M", "+0852", "' or 1=1 --"])(
  "%j is nothing that anything is found by",
  (typed) => {
    expect(soughtIn(typed)).toBeUndefined();
  },
);
