import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { FailuresPage } from "./load.ts";

type Place = FailuresPage["places"][number];

export function FailureTable({ page: { places, mayEdit } }: { page: FailuresPage }) {
  const words = useWords().coverage.failures;
  const { columns } = words;
  return (
    <table className="list failure-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.carriers}</th>
          <th scope="col" className="end">
            {columns.failed}
          </th>
          <th scope="col" className="end">
            {columns.usual}
          </th>
          <th scope="col" className="end">
            {columns.sold}
          </th>
          <th scope="col">{columns.notice}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <FailureRow key={`${place.area} ${place.networkSet}`} place={place} mayEdit={mayEdit} />
        ))}
      </tbody>
    </table>
  );
}

function FailureRow({ place, mayEdit }: { place: Place; mayEdit: boolean }) {
  const words = useWords().coverage.failures;
  const { area, name, networkSet, carriers, failed, usual, sold, usuallySold, standsOut, kinds, notices } = place;
  const isCountry = /^[A-Z]{2}$/.test(area);
  return (
    <tr>
      <th scope="row" className="failure-place">
        <span className="listed">
          {isCountry && <Flag iso2={area} size={16} />}
          <b>{name}</b>
        </span>
        {!isCountry && <span className="failure-region">{words.region}</span>}
      </th>
      <td className="failure-carriers">
        {isCountry && carriers.join(" · ")} <span className="soft">{networkSet}</span>
      </td>
      <td className="end failure-failed">
        {standsOut && (
          <span className="pill hue-gilt failure-more">
            <Icon name="triangle-alert" />
            {words.standsOut}
          </span>
        )}
        <b>{failed}</b>
        <span className="failure-kinds">{kinds.map((one) => words.kinds[one.kind](one.failed)).join(" · ")}</span>
      </td>
      <td className="end failure-usual" data-label={words.columns.usual}>
        {aDay(usual)}
      </td>
      <td className="end soft wide-only">
        {sold} · {words.soldUsually(aDay(usuallySold))}
      </td>
      <td className="failure-notice">
        {notices.length > 0 ? (
          <a className="written" href="#standing">
            {words.stands}
          </a>
        ) : (
          mayEdit && (
            <a className="button" href={`/console/coverage/failures?area=${encodeURIComponent(area)}`}>
              {words.write}
            </a>
          )
        )}
      </td>
    </tr>
  );
}

/** `0.4`, `12`: a mean has no more to say. */
const aDay = (usual: number): string => (usual >= 10 || usual === 0 ? String(Math.round(usual)) : usual.toFixed(1));
