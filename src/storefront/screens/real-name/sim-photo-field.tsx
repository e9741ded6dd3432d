import { useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { FieldError, fieldId, Hint, Label, spokenBy } from "../../../ui/field-parts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { readPhoto, simPhoto, simRead } from "./sim-photo.ts";
import type { StepProps } from "./step-props.ts";

/** Where no browser reads the barcode: a photograph of the card, which this server reads. Without scripts the button sends it. */
export function SimPhotoField({ entries, beside }: Pick<StepProps, "entries" | "beside">) {
  const { photo: words } = useWords("real-name").sim;
  const { formData } = useNavigation();
  const isReading = formData?.get("go") === readPhoto;
  const error = beside(simPhoto);
  const found = entries[simRead];
  return (
    <div className="field rn-file">
      <Label name={simPhoto}>{words.field}</Label>
      <Hint name={simPhoto}>{words.hint}</Hint>
      <input
        type="file"
        id={fieldId(simPhoto)}
        name={simPhoto}
        accept="image/jpeg,image/png"
        onChange={({ target }) => target.files?.length && readerIn(target)?.click()}
        {...spokenBy({ name: simPhoto, hint: words.hint, error })}
      />
      <FieldError name={simPhoto}>{error}</FieldError>
      <p>
        <Button type="submit" name="go" value={readPhoto} size="small" icon="scan-barcode" busy={isReading}>
          {words.read}
        </Button>
      </p>
      <output className="rn-told">
        {isReading && <p className="kick">{words.reading}</p>}
        {found && !isReading && (
          <Notice tone="good" title={words.found}>
            {words.compare(found)}
          </Notice>
        )}
      </output>
    </div>
  );
}

/** Once it is chosen nothing is left to decide. */
const readerIn = ({ form }: HTMLInputElement) => form?.querySelector<HTMLElement>(`button[value="${readPhoto}"]`);
