import { documentTypes } from "../../../features/people/real-names/document-number.ts";
import { requiredDocuments } from "../../../features/people/real-names/required-documents.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { regionsIn } from "./answers.ts";
import { DocumentDrawing } from "./document-drawing.tsx";
import { notHere } from "./need-ticket.tsx";
import { rulesIn } from "./rules-asked.ts";
import type { StepProps } from "./step-props.ts";

/** Those that a region refuses are said, not hidden: who has no other must know before the photograph. */
export function DocumentStep({ entries, beside }: StepProps) {
  const { document: words, need } = useWords("real-name");
  const regions = regionsIn(entries);
  const rules = rulesIn(entries);
  const types = regions.length === 0 ? documentTypes : requiredDocuments(regions, rules).documents;
  const both = regions.length === 1 ? regions[0]! : "HK,TW";
  const isChange = entries.purpose === "2";
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="lede">{words.lede}</p>
      <RadioCards
        label={isChange ? words.newType : words.type}
        name="document.type"
        required
        defaultValue={entries["document.type"]}
        error={beside("document.type")}
        cards={types.map((type) => ({
          value: String(type),
          label: words.types[type],
          about: words.shows[type],
          end: <DocumentDrawing type={type} />,
        }))}
      />
      <Notice tone="care">{notHere(need, both, rules)}</Notice>
      {isChange && (
        <fieldset className="rn-part">
          <legend>{words.original}</legend>
          <SelectField
            label={words.originalType}
            name="original.type"
            required
            empty={words.choose}
            options={documentTypes.map((type) => ({ value: String(type), label: words.types[type] }))}
            defaultValue={entries["original.type"]}
            error={beside("original.type")}
          />
          <TextField
            label={words.originalNumber}
            hint={words.originalNumberHint}
            name="original.number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            required
            defaultValue={entries["original.number"]}
            error={beside("original.number")}
          />
        </fieldset>
      )}
    </>
  );
}
