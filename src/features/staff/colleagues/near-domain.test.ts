import { expect, test } from "vitest";
import { nearDomain } from "./near-domain.ts";

const colleagues = ["mei@farwave.example", "kit@carrier.example", "wei@carrier.example"];

test.each([
  ["kit@farwav.example", "farwave.example"],
  ["kit@farwavee.example", "farwave.example"],
  ["kit@fatwave.example", "farwave.example"],
  ["kit@afrwave.example", "farwave.example"],
  ["kit@FARWAVE.exmaple", "farwave.example"],
  ["kit@carier.example", "carrier.example"],
])("%s is one slip away from %s", (email, domain) => expect(nearDomain(email, colleagues)).toBe(domain));

test.each([
  "kit@farwave.example",
  "kit@Carrier.Example",
  "kit@partner.example",
  "kit@fawve.example",
  "kit@farwave.exampel.org",
])("%s is not", (email) => expect(nearDomain(email, colleagues)).toBeUndefined());
