import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { settingName } from "../../parts/setting-name.ts";
import { addressOf } from "./address.ts";
import type { Rate, Setting, SettingsPage } from "./load.ts";
import { valueText } from "./setting-text.ts";

type Props = { group: Setting["group"]; settings: readonly Setting[]; open: string | undefined };

/** One part of the house. On a phone a row stands on three lines: name, value, who changed it last. */
export function SettingTable({ group, settings, open }: Props) {
  const { words: all } = usePage();
  const { settings: words } = all;
  return (
    <section className="settings-part" aria-labelledby={`of-${group}`}>
      <h2 id={`of-${group}`}>{words.groups[group]}</h2>
      <p className="soft small">{words.acts[group]}</p>
      <table className="list setting-list">
        <Head caption={words.groups[group]} />
        <tbody>
          {settings.map((setting) => (
            <tr key={setting.name} className={setting.name === open ? "setting-open" : undefined}>
              <th scope="row">
                <a href={addressOf({ setting: setting.name })}>{settingName(all, setting.name)}</a>
              </th>
              <td className="line-2">
                {valueText(all, setting, setting.value)}
                {!setting.isChanged && <small className="soft"> {words.isDefault}</small>}
              </td>
              <td className="line-3 soft">
                {setting.last ? (
                  <>
                    {setting.last.who}, <Moment at={setting.last.at} />
                  </>
                ) : (
                  words.nobody
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How much of another currency one of a currency is. */
export function RateTable({ rates, open }: { rates: readonly Rate[]; open: string | undefined }) {
  const { settings: words } = usePage().words;
  return (
    <section className="settings-part" aria-labelledby="of-rates">
      <header className="settings-part-head">
        <h2 id="of-rates">{words.groups.rates}</h2>
        <a className="button button-quiet" href="/console/settings/rate-files">
          <Icon name="download" />
          {words.rateFile.link}
        </a>
      </header>
      <p className="soft small">{words.acts.rates}</p>
      <table className="list setting-list">
        <Head caption={words.groups.rates} />
        <tbody>
          {rates.map(({ base, quote, now }) => {
            const pair = `${base}-${quote}`;
            return (
              <tr key={pair} className={pair === open ? "setting-open" : undefined}>
                <th scope="row">
                  <a href={addressOf({ rate: pair })}>
                    {base} → {quote}
                  </a>
                </th>
                <td className="line-2">{now ? `1 ${base} = ${now.rate} ${quote}` : words.noRate}</td>
                <td className="line-3 soft">
                  {now ? (
                    <>
                      {now.who ?? words.file}, <Moment at={now.from} />
                    </>
                  ) : (
                    words.nobody
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Changed where destinations are, and turned back from their history. */
export function LabelTable({ labels }: { labels: SettingsPage["labels"] }) {
  const { settings: words } = usePage().words;
  return (
    <section className="settings-part" aria-labelledby="of-labels">
      <h2 id="of-labels">{words.groups.labels}</h2>
      <p className="soft small">{words.acts.labels}</p>
      <ul className="setting-labels">
        {labels.map(({ code, names }) => (
          <li key={code}>
            <a href={`/console/catalogue/destinations/${code}`}>{code}</a> {names.join(" · ")}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Head({ caption }: { caption: string }) {
  const { columns } = usePage().words.settings;
  return (
    <>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.last}</th>
        </tr>
      </thead>
    </>
  );
}
