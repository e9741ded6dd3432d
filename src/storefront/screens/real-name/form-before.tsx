import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { firstOpen } from "./checks.ts";
import { formToGoOnWith, goOnWith, keptHere } from "./form-on-device.ts";

/** A form that another tab has begun may be of somebody else in the family: it is taken up by whoever asks for it alone. */
export function FormBefore() {
  const { before: words } = useWords("real-name");
  const { search } = useLocation();
  const navigate = useNavigate();
  const name = useSyncExternalStore(never, formToGoOnWith, () => undefined);
  if (name === undefined) return null;
  const goOn = () => {
    goOnWith(name);
    const address = new URLSearchParams(search);
    address.set("step", firstOpen(keptHere()));
    void navigate(`?${address.toString()}`);
  };
  return (
    <Notice
      action={
        <p>
          <Button size="small" icon="arrow-right" onClick={goOn}>
            {words.goOn}
          </Button>
        </p>
      }
    >
      {words.isThere}
    </Notice>
  );
}

const never = () => () => {};
