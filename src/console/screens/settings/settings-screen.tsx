import { useActionData, useLoaderData } from "react-router";
import { settingGroups } from "../../../features/records/settings/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { Dropped } from "../../parts/list.tsx";
import { actOnSettings } from "./act.ts";
import { EnvironmentTable, SecretTable } from "./environment-table.tsx";
import { settingsPage, type SettingsPage } from "./load.ts";
import { RatePanel } from "./rate-panel.tsx";
import { SettingPanel } from "./setting-panel.tsx";
import { LabelTable, RateTable, SettingTable } from "./setting-table.tsx";

export const loader = withDrafts(settingsPage);
export const action = keeping(actOnSettings);

/** Row B1: what the house is run by, where it acts, who changed it last; turned back from its history. */
export function Component() {
  const { settings, environment, secrets, rates, labels, setting, rate, from, done, dropped } =
    useLoaderData() as SettingsPage;
  const answered = useActionData();
  const { titled, settings: words } = useWords();
  const isBeside = setting !== undefined || rate !== undefined;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      <div className={isBeside ? "settings settings-beside" : "settings"}>
        <div className="settings-whole">
          {settingGroups
            .filter((group) => group !== "cases")
            .map((group) => (
              <SettingTable
                key={group}
                group={group}
                settings={settings.filter((one) => one.group === group)}
                open={setting?.name}
              />
            ))}
          <RateTable rates={rates} open={rate && `${rate.base}-${rate.quote}`} />
          {labels.length > 0 && <LabelTable labels={labels} />}
          <SettingTable
            group="cases"
            settings={settings.filter(({ group }) => group === "cases")}
            open={setting?.name}
          />
          <EnvironmentTable environment={environment} />
          <SecretTable secrets={secrets} />
        </div>
        {setting ? <SettingPanel setting={setting} from={from} /> : rate && <RatePanel rate={rate} from={from} />}
      </div>
    </>
  );
}
