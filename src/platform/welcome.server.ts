import type { Config } from "./config.server.ts";

type Welcome = {
  config: Config;
  origin: string;
  database: string;
  sandboxOrigin: string | undefined;
  phoneOrigin: string | undefined;
  startedAt: string | undefined;
};

/** Printed when the shop has started. */
export function welcome({ config, origin, database, sandboxOrigin, phoneOrigin, startedAt }: Welcome): void {
  const seconds = startedAt ? ` after ${((Date.now() - Number(startedAt)) / 1000).toFixed(1)} s` : "";
  const lines = [
    "",
    `  Farwave is open at ${origin}/  (${database})${seconds}`,
    ...(config.COPY_OF_SHOP ? ["  A copy: no job runs, nobody is written to, nothing is paid."] : []),
    ...(config.SHOP_MODE === "demo" && !config.COPY_OF_SHOP
      ? [
          "",
          "  Try: search “Japan”, “BKK” or “東京”, pick a plan, pay, install.",
          ...(sandboxOrigin
            ? [
                `  Paying: a sandbox at ${sandboxOrigin}; card 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.`,
              ]
            : []),
          ...(phoneOrigin
            ? [
                `  Installing: a pretend phone at ${phoneOrigin}; the shop is told what it does.`,
                `  Using:  a pretend network at ${phoneOrigin}/network; put a SIM in a country and let 30 days pass in a minute.`,
              ]
            : []),
          `  Mail:   ${config.SMTP_URL ? "goes out through SMTP" : `${origin}/outbox, text and push messages too`}`,
          `  API:    ${origin}/openapi   Health: ${origin}/healthz`,
        ]
      : []),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
