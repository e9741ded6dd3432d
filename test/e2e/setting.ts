/** Where the journeys' shop listens; the sandbox gateway takes the next port, the sandbox supplier the one after. */
export const shopPort = Number(process.env.E2E_PORT ?? 3470);
export const shopOrigin = `http://localhost:${shopPort}`;

const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** `--no-sandbox` only as root, whom Chromium refuses otherwise. */
export const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
};
