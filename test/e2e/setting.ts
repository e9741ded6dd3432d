import { roomInMemory, scratchFolder } from "../scratch.ts";

/** Where the journeys' shop listens; the sandbox gateway takes the next port, the sandbox supplier the one after. */
export const shopPort = Number(process.env.E2E_PORT ?? 3470);
export const shopOrigin = `http://localhost:${shopPort}`;
/** The pretend phone, on the supplier's port. */
export const phoneOrigin = `http://localhost:${shopPort + 2}`;

/**
 * The shop's database and secret. The first creates it; the shop and the journeys inherit its name, so that a
 * journey can do the operator's part.
 */
export const shopFolder = (process.env.E2E_FOLDER ??= scratchFolder("farwave-e2e-"));

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The invisible popup of an address bar is a new page for every window: half of what opening one costs.
 */
const unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
/** Of two lists the browser takes the last, so that Playwright's own (chromiumSwitches) stands here again. */
const playwrights = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
const flags = [...quiet, `--disable-features=${[...unseen, ...playwrights].join(",")}`];

/** `--no-sandbox` only as root, whom Chromium refuses otherwise. */
export const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  ignoreDefaultArgs: roomInMemory() ? ["--disable-dev-shm-usage"] : [],
  args: process.getuid?.() === 0 ? ["--no-sandbox", ...flags] : flags,
};
