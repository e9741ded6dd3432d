import { useState } from "react";
import { passwordParts, passwordProblem } from "../../../kernel/password.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { PasswordField } from "./password-field.tsx";

const kinds = { upper: "ABC", lower: "abc", digit: "123", special: "#?!" } as const;

/** Row A2: the rule stands there before anything is typed, and is ticked off while one types. */
export function NewPasswordField({
  label,
  error,
  defaultValue = "",
}: {
  label: string;
  error: string | undefined;
  defaultValue?: string | undefined;
}) {
  const { rule: words } = useWords("sign-in");
  const [typed, setTyped] = useState(defaultValue);
  const { length, ...has } = passwordParts(typed);
  const isGood = passwordProblem(typed) === undefined;
  return (
    <div className="stack gap-2" onInput={({ target }) => setTyped((target as HTMLInputElement).value)}>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        defaultValue={defaultValue}
        error={error}
        hint={
          <span className="password-rule">
            <Tick met={length}>{words.length}</Tick>
            <Tick met={Object.values(has).filter(Boolean).length >= 2}>{words.kinds}</Tick>
            <span className="password-kinds">
              {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
                <span key={kind} className={classes("password-kind", has[kind] && "password-kind-met")}>
                  <span aria-hidden="true">{kinds[kind]}</span>
                  <span className="vh">{words.kind[kind]}</span>
                </span>
              ))}
            </span>
          </span>
        }
      />
      <output className="vh">{isGood ? words.met : ""}</output>
    </div>
  );
}

function Tick({ met, children }: { met: boolean; children: string }) {
  return (
    <span className={classes("password-tick", met && "password-tick-met")}>
      {met ? <Icon name="circle-check" size="small" /> : <span className="password-open" aria-hidden="true" />}
      {children}
    </span>
  );
}
