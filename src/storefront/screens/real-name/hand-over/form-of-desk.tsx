import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { callOverHttp } from "../../../ground/visit/call.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { handedIn } from "../answers.ts";
import { firstOpen } from "../checks.ts";
import { beginAnother, keepHere, keptHere } from "../form-on-device.ts";
import { codeHere, forgetCode, hideCode } from "./desk-code.ts";

/**
 * On the phone that has read a desk's code. Taken only at a press: whoever was shown a stranger's code learns before that the
 * other device will see how far their registration is.
 */
export function FormOfDesk() {
  const { handOver: words } = useWords("real-name");
  const { form } = words;
  const visit = useVisit();
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = useSyncExternalStore(never, codeHere, () => undefined);
  const [state, setState] = useState<"asked" | "taking" | "gone">("asked");
  useEffect(hideCode, []);
  if (code === undefined) return null;
  if (state === "gone")
    return (
      <output className="rn-told">
        <Notice tone="care" title={words.gone}>
          {words.goneText}
        </Notice>
      </output>
    );
  return (
    <Notice
      title={form.ask}
      action={
        <p>
          <Button size="small" icon="arrow-right" busy={state === "taking"} onClick={() => void take(code)}>
            {form.go}
          </Button>
        </p>
      }
    >
      {form.askText}
    </Notice>
  );

  async function take(known: string) {
    setState("taking");
    const taken = await callOverHttp(visit, "there")("/realName/takeForm", { code: known }).catch(() => undefined);
    if (!taken) return setState("gone");
    const { number, key, answers } = taken;
    // what this phone has typed before stays a form of its own
    beginAnother();
    keepHere({ ...handedIn(Object.fromEntries(answers.map(({ name, text }) => [name, text]))), number, key });
    forgetCode();
    const address = new URLSearchParams(search);
    address.set("step", firstOpen(keptHere()));
    return void navigate(`?${address.toString()}`);
  }
}

const never = () => () => {};
