import { readFields } from "../../../kernel/read-document.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { CheckCards } from "./check-cards.tsx";
import { shownReading } from "./check-places.ts";
import { useDetailFields, type FieldsProps } from "./detail-fields.tsx";
import { LateReading } from "./late-reading.tsx";
import type { StepProps } from "./step-props.ts";

/** What the document says: as it was read, to be confirmed, or letter by letter. */
export function DetailsStep(props: StepProps) {
  const { details: words, identity } = useWords("real-name");
  const { entries } = props;
  const reading = shownReading(entries);
  const hasAny = readFields.some((name) => entries[`document.${name}`]);
  const { heading, lede } = reading ? words.check : words;
  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lede">{lede}</p>
      {entries["identity"] && (
        <Notice tone="good" title={identity.done(entries["identity"])}>
          {identity.doneText}
        </Notice>
      )}
      {entries.reading === "late" && <LateReading />}
      {entries.reading === "none" && (
        <Notice tone="care" title={words.read.none}>
          <p>{words.read.noneText}</p>
          {hasAny && <p>{words.read.noneKept}</p>}
        </Notice>
      )}
      {reading ? <CheckCards {...props} reading={reading} /> : <DetailsFields {...props} />}
    </>
  );
}

export function DetailsFields(props: FieldsProps) {
  const fields = useDetailFields(props);
  return (
    <>
      {fields.englishName}
      {fields.chineseName}
      {fields.birth}
      {fields.number}
      {fields.notHongKong}
      {fields.expiry}
      {fields.country}
    </>
  );
}
