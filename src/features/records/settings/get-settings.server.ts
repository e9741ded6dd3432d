import { operation } from "../../../platform/operation.server.ts";
import { GetSetting, GetSettings } from "./contract.ts";
import { environmentShown, secretsShown } from "./environment.server.ts";
import { settingNames, settings } from "./rules.ts";
import { changesOf, holding, lastChanges } from "./store.server.ts";
import { waysAmong } from "./ways-to-pay.ts";

export const getSettings = operation(GetSettings, async (_wish, { db, config, origin }) => {
  const changes = new Map((await lastChanges(db)).map((change) => [change.setting, change]));
  return {
    settings: settingNames.map((name) => {
      const setting = settings[name];
      const change = changes.get(name);
      return {
        name,
        group: setting.group,
        kind: setting.kind,
        of:
          setting.kind === "some"
            ? [...setting.of]
            : setting.kind === "ways"
              ? waysAmong(config, setting.currency)
              : [],
        unit: setting.kind === "whole" ? setting.unit : null,
        value: holding(name, config, change?.value),
        byDefault: setting.byDefault(config),
        environment: setting.environment ?? null,
        isChanged: (change?.value ?? null) !== null,
        version: change?.version ?? 0,
        last: change ? { at: change.changed_at.toISOString(), who: change.who } : null,
      };
    }),
    environment: environmentShown(config, origin),
    secrets: secretsShown(config),
  };
});

const mostChanges = 50;

export const getSetting = operation(GetSetting, async ({ name }, { db }) => ({
  history: (await changesOf(db, name, mostChanges)).map(({ version, value, reason, changed_at, who }) => ({
    version,
    value,
    reason,
    at: changed_at.toISOString(),
    who,
  })),
}));
