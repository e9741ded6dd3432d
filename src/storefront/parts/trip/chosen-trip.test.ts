import { expect, test } from "vitest";
import { chosenTrip } from "./chosen-trip.ts";

test.each([
  ["days=7&kind=fixed", { days: 7, kind: "fixed" }],
  ["days=30&kind=day_pass&q=seoul", { days: 30, kind: "day_pass" }],
  ["days=7&kind=", { days: 7 }],
  ["way=renewal&days=7", { way: "renewal", days: 7 }],
  ["way=physical", {}],
  ["kind=gold&days=seven", {}],
  ["days=0", {}],
  ["days=-1", {}],
  ["days=1.5", {}],
  ["days=366", {}],
  ["days=1e9", {}],
  ["", {}],
])("of ?%s goes along %o", (query, trip) => expect(chosenTrip(new URLSearchParams(query))).toEqual(trip));
