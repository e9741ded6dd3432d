import { DestinationMark, RegionMark } from "../../../ui/mark.tsx";

type AreaArtProps = { area: string; name: string; about: string; id?: string };

/** The band at the head of a ticket; a country by its iso2 code, a region by its slug. */
export function AreaArt({ area, name, about, id }: AreaArtProps) {
  return (
    <div className="ticket-art">
      <div>
        <h2 id={id}>{name}</h2>
        <small>{about}</small>
      </div>
      {/^[A-Z]{2}$/.test(area) ? <DestinationMark iso2={area} /> : <RegionMark slug={area} />}
    </div>
  );
}
