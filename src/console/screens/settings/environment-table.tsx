import { useWords } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { SettingsPage } from "./load.ts";

/** What belongs to the process: read here, set where it is started. */
export function EnvironmentTable({ environment }: Pick<SettingsPage, "environment">) {
  const { settings: words } = useWords();
  const { columns, ofProcess } = words;
  return (
    <section className="settings-part" aria-labelledby="of-process">
      <h2 id="of-process">{ofProcess.title}</h2>
      <p className="soft small">{ofProcess.lede}</p>
      <table className="list setting-list">
        <caption className="vh">{ofProcess.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.where}</th>
          </tr>
        </thead>
        <tbody>
          {environment.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{wordFor(ofProcess.names, name)}</th>
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
