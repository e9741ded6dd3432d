import { expect, test } from "vitest";
import { carrierName } from "./carrier-name.ts";

test.each([
  ["SF Express", "zh-hk", "順豐速運"],
  ["SF Express", "zh-cn", "顺丰速运"],
  ["hongkong post", "zh-hk", "香港郵政"],
  ["順豐", "zh-cn", "顺丰速运"],
  ["SF Express", "en", "SF Express"],
  ["DHL Express", "zh-hk", "DHL Express"],
  ["Pigeon & Sons", "zh-cn", "Pigeon & Sons"],
] as const)("%s in %s is %s", (carrier, language, name) => expect(carrierName(carrier, language)).toBe(name));
