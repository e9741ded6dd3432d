import { useState } from "react";
import { meantEmail } from "../../../kernel/meant-email.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";

type EmailFieldProps = {
  hint: string;
  filled: string | undefined;
  /** What the page that is shown again was sent with. */
  asked: string | undefined;
  error: string | undefined;
  onMended: () => void;
};

/**
 * Where the eSIM goes: an order to a mistyped address is paid for and never arrives. The hint comes when the field is
 * left, without JavaScript when the form is sent; it does not stop the purchase: a buyer who was asked about an address once
 * is taken at their word.
 */
export function EmailField({ hint, filled, asked, error, onMended }: EmailFieldProps) {
  const { email: words } = useWords("order");
  const [left, setLeft] = useState(asked?.trim());
  const meant = left && meantEmail(left);
  return (
    <div className="stack gap-3" id="order-email">
      <TextField
        label={words.label}
        hint={hint}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="off"
        required
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
              type="submit"
              size="small"
              name="ask"
              value="email.meant"
              formAction="#order-email"
              onClick={(event) => {
                event.preventDefault();
                const field = event.currentTarget.form?.elements.namedItem("email");
                if (field instanceof HTMLInputElement) field.value = meant;
                setLeft(meant);
                onMended();
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
