import { expect, test } from "vitest";
import { addressEntries, shippingEntries, type KeptAddress } from "./address-entries.ts";

const beijing: KeptAddress = {
  id: "1",
  country: "CN",
  countryName: "Mainland China",
  province: "北京市",
  city: "北京市",
  district: "海淀区",
  address: "中关村大街 27 号",
  postalCode: null,
  contactPerson: "陈美",
  phone: "+8613812345678",
  email: "li@example.com",
  preferred: true,
  lines: [],
};
const codes = [{ country: "CN", code: "+86" }];

test("an address fills its own form part by part", () => {
  expect(addressEntries(beijing, codes)).toEqual({
    country: "CN",
    contactPerson: "陈美",
    phoneCountry: "CN +86",
    phone: "13812345678",
    address: "中关村大街 27 号",
    province: "北京市",
    city: "北京市",
    district: "海淀区",
    email: "li@example.com",
  });
});

test("an order's form gets the district in the street line, nothing left of the address before, and not the e-mail", () => {
  expect(shippingEntries(beijing, codes)).toEqual({
    "shipping.country": "CN",
    "shipping.contactPerson": "陈美",
    "shipping.phoneCountry": "CN +86",
    "shipping.phone": "13812345678",
    "shipping.address": "海淀区中关村大街 27 号",
    "shipping.province": "北京市",
    "shipping.city": "北京市",
    "shipping.postalCode": "",
  });
});
