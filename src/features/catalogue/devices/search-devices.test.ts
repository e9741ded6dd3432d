import { expect, test } from "vitest";
import { searchDevices } from "./search-devices.ts";

const devices = [
  ["Apple", "iPhone 16"],
  ["Apple", "iPhone 15 Pro Max"],
  ["Apple", "iPhone 15"],
  ["Apple", "iPhone 15 Plus"],
  ["Apple", "iPad Pro 11"],
  ["Samsung", "Galaxy S23 Ultra"],
  ["Samsung", "Galaxy S23"],
  ["Samsung", "Galaxy S23+"],
  ["Xiaomi", "15 Ultra"],
  ["Google", "Pixel 8a"],
  ["Sony", "Xperia 1 V"],
].map(([brand = "", model = ""]) => ({ brand, model }));

test.each([
  ["iPhone 15", ["iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro Max"]],
  ["iphone15", ["iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro Max"]],
  ["  IPHONE　１５ pro ", ["iPhone 15 Pro Max"]],
  ["苹果15", ["iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro Max"]],
  ["蘋果 16", ["iPhone 16"]],
  ["s23", ["Galaxy S23", "Galaxy S23 Ultra", "Galaxy S23+"]],
  ["galaxy s23+", ["Galaxy S23+"]],
  ["15 ultra", ["15 Ultra"]],
  ["pix", ["Pixel 8a"]],
  ["三星", ["Galaxy S23", "Galaxy S23 Ultra", "Galaxy S23+"]],
  // a number is not the beginning of another one
  ["iphone 1", []],
  ["iPhone 99", []],
  ["", []],
  ["!?", []],
  ["x".repeat(60), []],
])("%j finds %j", (asked, models) => {
  expect(searchDevices(devices, asked).map(({ model }) => model)).toEqual(models);
});

test("not more than a person reads", () => {
  expect(
    searchDevices(
      Array.from({ length: 99 }, (_, number) => ({ brand: "Nokia", model: `G${number}` })),
      "nokia",
    ),
  ).toHaveLength(30);
});
