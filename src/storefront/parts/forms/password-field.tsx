import { useState, type ComponentProps } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";

/** What is typed can be looked at: who sees it makes fewer mistakes. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const { fields: words } = useWords("sign-in");
  const [isShown, show] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <IconButton
          className="needs-script"
          icon={isShown ? "eye-off" : "eye"}
          label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          onClick={() => show(!isShown)}
        />
      }
    />
  );
}
