import { useState, type ComponentProps } from "react";
import { meantEmail } from "../../../kernel/meant-email.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";

type MeantEmailFieldProps = {
  words: { label: string; meant: string; useMeant: string };
  hint: string;
  required?: boolean;
  filled: string | undefined;
  /** What the page that is shown again was sent with. */
  asked: string | undefined;
  error: string | undefined;
  /** The button that takes the hint, where it acts without scripts too. */
  asking?: Pick<ComponentProps<typeof Button>, "type" | "name" | "value" | "formAction">;
  onMended?: () => void;
};

/**
 * What goes to a mistyped address never arrives: an eSIM that is paid for, an answer that is waited for. The hint comes when the
 * field is left, and stops nobody: whoever was asked about an address once is taken at their word.
 */
export function MeantEmailField({
  words,
  hint,
  required = false,
  filled,
  asked,
  error,
  asking,
  onMended,
}: MeantEmailFieldProps) {
  const [left, setLeft] = useState(asked?.trim());
  const meant = left && meantEmail(left);
  return (
    <div className="stack gap-3" id="meant-email">
      <TextField
        label={words.label}
        hint={hint}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="off"
        required={required}
        defaultValue={filled}
        error={error}
        onInput={() => setLeft(undefined)}
        onBlur={({ target }) => setLeft(target.value.trim())}
      />
      {meant && <input type="hidden" name="emailAsked" value={left} />}
      <p className="email-meant" aria-live="polite">
        {meant && (
          <>
            <Icon name="circle-alert" size="small" />
            <span>
              {words.meant} <b translate="no">{meant}</b>
            </span>
            <Button
              size="small"
              {...asking}
              onClick={(event) => {
                event.preventDefault();
                const field = event.currentTarget.form?.elements.namedItem("email");
                if (field instanceof HTMLInputElement) field.value = meant;
                setLeft(meant);
                onMended?.();
              }}
            >
              {words.useMeant}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
