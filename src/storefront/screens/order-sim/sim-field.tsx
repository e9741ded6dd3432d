import { useState } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { useProblems } from "./use-problems.ts";

type SimFieldProps = {
  place: number;
  isOnly: boolean;
  /** The number that the buyer came with. */ isKnown: boolean;
  defaultValue: string | undefined;
  problems: ReturnType<typeof useProblems>;
  onRemove: () => void;
};

/**
 * One SIM's number, and what the network says of it once it has been typed (its word counts again when the order is
 * placed).
 */
export function SimField({ place, isOnly, isKnown, defaultValue, problems, onRemove }: SimFieldProps) {
  const { renewal: words } = useWords("checkout");
  const [left, setLeft] = useState<string>();
  const name = `iccids.${place}`;
  const word = left === undefined ? undefined : problems.network(left);
  const wrong = problems.beside(name);
  return (
    <div
      className="sim-field"
      onBlur={({ target }) => target instanceof HTMLInputElement && setLeft(target.value)}
      onInput={() => setLeft(undefined)}
    >
      <TextField
        label={isOnly ? words.only : words.label(place + 1)}
        hint={place === 0 ? (isKnown ? words.knownHint : words.hint) : undefined}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
        defaultValue={defaultValue}
        error={wrong ?? (word || undefined)}
        after={
          !isOnly && (
            <IconButton
              type="submit"
              name="ask"
              value={`sims.remove.${place}`}
              formAction="#order-sims"
              icon="x"
              label={words.removeThis(place + 1)}
              onClick={(event) => {
                event.preventDefault();
                onRemove();
              }}
            />
          )
        }
      />
      <p className="sim-told" aria-live="polite">
        {!wrong && word === "" && (
          <>
            <Icon name="circle-check" size="small" /> {words.good}
          </>
        )}
      </p>
    </div>
  );
}
