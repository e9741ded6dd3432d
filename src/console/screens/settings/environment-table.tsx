import { useWords } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { SettingsPage } from "./load.ts";

/** What belongs to the process: read here, set where it is started. */
export function EnvironmentTable({ environment }: Pick<SettingsPage, "environment">) {
  const { ofProcess } = useWords().settings;
  return <ProcessTable id="of-process" words={ofProcess} rows={environment} />;
}

/** Of a secret no more than whether there is one. */
export function SecretTable({ secrets }: Pick<SettingsPage, "secrets">) {
  const { secrets: words } = useWords().settings;
  const rows = secrets.map(({ name, isSet }) => ({ name, value: isSet ? words.set : null }));
  return <ProcessTable id="of-secrets" words={words} rows={rows} />;
}

type Props = {
  id: string;
  words: { title: string; lede: string; names: Readonly<Record<string, string>> };
  rows: SettingsPage["environment"];
};

function ProcessTable({ id, words, rows }: Props) {
  const { columns, ofProcess } = useWords().settings;
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className="soft small">{words.lede}</p>
      <table className="list setting-list">
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.where}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{wordFor(words.names, name)}</th>
              <td className="line-2">{value ?? <span className="soft">{ofProcess.none}</span>}</td>
              <td className="line-3">
                <code>{name}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
