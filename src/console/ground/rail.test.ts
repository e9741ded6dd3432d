import { expect, test } from "vitest";
import { areaAt } from "./rail.ts";

test.each([
  ["/console/enquiries", "enquiries"],
  ["/console/enquiries?view=all", "enquiries"],
  ["/console/enquiries/FWQ1", "enquiries"],
  ["/console/enquiries?interest=roaming", "enquiries"],
  ["/console/enquiries?interest=reseller", "partners"],
  ["/console/enquiries?view=all&interest=reseller", "partners"],
  ["/console/orders/FW7K2M9QX4TB?tab=money", "orders"],
  ["/console/ordersome", undefined],
  ["/console/keys", undefined],
])("%s is of the area %s", (here, name) => {
  expect(areaAt(here)?.name).toBe(name);
});
