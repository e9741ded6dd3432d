import { describe, expect, test } from "vitest";
import { addressForm, knownForms } from "./address-forms.ts";
import { printedAddress } from "./printed-address.ts";

describe("an address is printed as its country writes it", () => {
  test.each([
    [
      { country: "US", address: "1 Infinite Loop", city: "Cupertino", province: "CA", postalCode: "95014" },
      ["Mei", "1 Infinite Loop", "Cupertino, CA 95014"],
    ],
    [
      { country: "GB", address: "10 Downing Street", city: "LONDON", postalCode: "SW1A 2AA" },
      ["Mei", "10 Downing Street", "LONDON", "SW1A 2AA"],
    ],
    [
      { country: "DE", address: "Hauptstr. 1", city: "Berlin", postalCode: "10115" },
      ["Mei", "Hauptstr. 1", "10115 Berlin"],
    ],
    [
      { country: "JP", address: "南青山１−２−３", city: "港区", province: "東京都", postalCode: "107-0062" },
      ["〒107-0062", "東京都", "港区南青山１−２−３", "Mei"],
    ],
    [
      { country: "JP", address: "1-2-3 Minami-Aoyama", city: "Minato-ku", province: "Tokyo", postalCode: "107-0062" },
      ["Mei", "1-2-3 Minami-Aoyama, Minato-ku, Tokyo", "107-0062"],
    ],
    [{ country: "HK", address: "彌敦道1號", city: "尖沙咀", province: "九龍" }, ["九龍", "尖沙咀", "彌敦道1號", "Mei"]],
    [
      { country: "HK", address: "1 Nathan Road", city: "Tsim Sha Tsui", province: "Kowloon" },
      ["Mei", "1 Nathan Road", "Tsim Sha Tsui", "Kowloon"],
    ],
    [
      { country: "CN", address: "长安街1号", city: "北京市", province: "北京市", postalCode: "100033" },
      ["100033", "北京市北京市", "长安街1号", "Mei"],
    ],
    [{ country: "SG", address: "1 Orchard Road", postalCode: "238823" }, ["Mei", "1 Orchard Road", "SINGAPORE 238823"]],
  ])("%j", (address, lines) => {
    expect(printedAddress(address, "Mei")).toEqual(lines);
  });
});

test.each(knownForms)("nothing that is asked for %s is lost on the parcel, in either script", (country) => {
  for (const letters of ["Street", "街"]) {
    const parts = Object.fromEntries(addressForm(country).fields.map(({ part }) => [part, `${letters}-${part}`]));
    const text = printedAddress({ country, ...parts }).join("\n");
    expect(Object.values(parts).filter((part) => !text.includes(part))).toEqual([]);
  }
});
