import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { wordFor } from "../../parts/word-for.ts";
import type { OrderPage } from "./load.ts";

export function ParcelPanel({ parcel }: { parcel: NonNullable<OrderPage["parcel"]> }) {
  const { words: all, language } = usePage();
  const { parcel: words } = all.order;
  const { state, carrier, tracking, promisedBy, to } = parcel;
  return (
    <Panel title={words.title} id="parcel" note={wordFor(words.states, state)}>
      <Pairs
        pairs={[
          [words.carrier, carrier],
          [words.tracking, tracking],
          [words.promised, dateText(promisedBy, language)],
          [words.to, [to.name, to.city, to.country].filter(Boolean).join(" · ")],
          [words.phone, to.phone],
        ]}
      />
    </Panel>
  );
}
