import { mostSims } from "../../../features/people/real-names/rules.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { SimDrawing } from "../../parts/drawings/sim-drawing.tsx";
import { simsIn } from "./answers.ts";
import { ScanSim } from "./camera/scan-sim.tsx";
import { OwnSims } from "./own-sims.tsx";
import type { StepProps } from "./step-props.ts";
import { useWrongSims } from "./use-wrong-sims.ts";

export function SimStep({ entries, beside }: StepProps) {
  const { sim: words } = useWords("real-name");
  const count = simsIn(entries);
  const names = Array.from({ length: count }, (_, place) => `sims.${place}.iccid`);
  const { wrong, onInput, onBlur } = useWrongSims(names);
  return (
    <>
      <div className="rn-with-drawing">
        <div className="stack gap-3">
          <h1 tabIndex={-1}>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        <SimDrawing label={words.drawing} />
      </div>
      <OwnSims entries={entries} />
      <ScanSim entries={entries} beside={beside} />
      <input type="hidden" name="sims" value={count} />
      {names.map((name, place) => (
        <div key={name} className="rn-sim" onInput={onInput} onBlur={onBlur}>
          <TextField
            label={place === 0 ? words.iccid : words.another(place + 1)}
            hint={words.hint}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
            defaultValue={entries[name]}
            error={wrong[name] ?? beside(name)}
            after={
              count > 1 && (
                <IconButton
                  type="submit"
                  name="go"
                  value={`sims.remove.${place}`}
                  icon="x"
                  label={words.remove(place + 1)}
                />
              )
            }
          />
          <TextField
            label={words.remark}
            as={`sims.${place}.remark`}
            note={words.optional}
            hint={place === 0 ? words.remarkHint : undefined}
            name={`sims.${place}.remark`}
            autoComplete="off"
            maxLength={40}
            defaultValue={entries[`sims.${place}.remark`]}
            error={beside(`sims.${place}.remark`)}
          />
        </div>
      ))}
      {count < mostSims ? (
        <p>
          <Button type="submit" name="go" value="sims.add" icon="plus" size="small">
            {words.add}
          </Button>
        </p>
      ) : (
        <p className="kick">{words.most(mostSims)}</p>
      )}
    </>
  );
}
