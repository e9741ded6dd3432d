import { operation } from "../../../platform/operation.server.ts";
import { GetDeviceList } from "./contract.ts";
import { showingDevices } from "./device-model.server.ts";
import { byBrowserName } from "./guess-device.ts";
import { byUse } from "./rules.ts";
import { searchDevices } from "./search-devices.ts";
import { knownDevices, type Device } from "./store.server.ts";

export const getDeviceList = operation(GetDeviceList, async ({ brand, browserName, search }, context) => {
  const devices = await knownDevices(context);
  const brands = [...new Set(devices.map((device) => device.brand))].toSorted(byUse);
  const asked = [
    ...(brand ? devices.filter((device) => device.brand === brand) : []),
    ...named(devices, browserName),
    ...(search ? searchDevices(devices, search) : []),
  ];
  return { brands, models: asked.map(await showingDevices(context)) };
});

function named(devices: readonly Device[], browserName: string | undefined): Device[] {
  const known = devices.map((device) => ({ device, browserNames: device.browser_names }));
  const found = browserName ? byBrowserName(known, browserName) : undefined;
  return found ? [found.device] : [];
}
