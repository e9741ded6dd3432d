import { expect, test } from "vitest";
import { networksOf } from "./networks.server.ts";

const names = (address: string) => networksOf(address).map(({ name }) => name);

test("an IPv4 address counts for itself and for its /24, which has a large share", () => {
  expect(networksOf("203.0.113.7")).toEqual([
    { name: "203.0.113.7", times: 1 },
    { name: "203.0.113.0/24", times: 16 },
  ]);
});

test("an IPv6 address counts for its /64, /56 and /48, with growing shares", () => {
  expect(networksOf("2001:db8:1:2345::1")).toEqual([
    { name: "2001:db8:1:2345/64", times: 1 },
    { name: "2001:db8:1:2300/56", times: 2 },
    { name: "2001:db8:1/48", times: 3 },
  ]);
});

test.each([
  "2001:db8::2",
  "2001:db8:0:0:ffff::",
  "2001:0DB8:0000::a:b:c:d",
  "2001:db8:0:0:1:2:3:4",
  "2001:db8::203.0.113.7",
  "2001:db8::1%eth0",
])("%s is of the same networks however it is spelled", (address) => {
  expect(names(address)).toEqual(["2001:db8:0:0/64", "2001:db8:0:0/56", "2001:db8:0/48"]);
});

test.each(["::ffff:203.0.113.7", "::FFFF:203.0.113.7", "::ffff:cb00:7107", "0:0:0:0:0:ffff:cb00:7107"])(
  "%s is an IPv4 address that a socket shows as IPv6",
  (address) => {
    expect(names(address)).toEqual(["203.0.113.7", "203.0.113.0/24"]);
  },
);

test.each(["::", "::1", "fe80::1%eth0", "64:ff9b::203.0.113.7"])("%s has a name for each", (address) => {
  expect(names(address)).toEqual([
    expect.stringMatching(/^[0-9a-f:]+\/64$/),
    expect.stringMatching(/\/56$/),
    expect.stringMatching(/\/48$/),
  ]);
});

test.each(["", "nonsense", "junk-1", "1::2::3", ":::::::", "203.0.113.7:443", "::ffff:", "x".repeat(10_000)])(
  "%j is no address, and one network with all that is none",
  (address) => {
    expect(networksOf(address)).toEqual([{ name: "no address", times: 1 }]);
  },
);
