import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundStatus } from "./result-load.ts";
import type { StepProps } from "./step-props.ts";
import { useWrongSims } from "./use-wrong-sims.ts";

const field = "iccid";

/** The number that should have been typed, as the form asks for it. */
export function RightNumber({
  read: { sim, requestKey },
  entries,
  beside,
}: { read: FoundStatus } & Pick<StepProps, "entries" | "beside">) {
  const { sim: words } = useWords("real-name");
  const { wrong, onInput, onBlur } = useWrongSims([field]);
  return (
    <div onInput={onInput} onBlur={onBlur}>
      <input type="hidden" name="sim" value={sim?.ref} />
      <input type="hidden" name="requestKey" value={entries["requestKey"] ?? requestKey} />
      <TextField
        label={words.iccid}
        hint={words.hint}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
        defaultValue={entries[field]}
        error={wrong[field] ?? beside(field)}
      />
    </div>
  );
}
