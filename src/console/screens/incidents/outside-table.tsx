import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import type { IncidentsPage } from "./load.ts";

export function OutsideTable({ outside: { services } }: Pick<IncidentsPage, "outside">) {
  const { outside: words } = useWords().incidents;
  return (
    <div className="outside-tables">
      <table className="line-table">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            {services.map(({ service }) => (
              <th key={service} scope="col">
                {words.services[service]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services[0]!.hours
            .map(({ at }, place) => (
              <tr key={at}>
                <th scope="row">
                  <Moment at={at} />
                </th>
                {services.map(({ service, hours }) => (
                  <td key={service}>{words.cell(hours[place]!.attempts, hours[place]!.failures)}</td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  );
}
