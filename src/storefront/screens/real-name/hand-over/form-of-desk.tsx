import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { CallRefused } from "../../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../../kernel/refusal.ts";
import { newUuid } from "../../../../kernel/uuid.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { callOverHttp } from "../../../ground/visit/call.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { handedIn } from "../answers.ts";
import { firstOfAnotherDevice } from "../checks.ts";
import { beginAnother, keepHere, keptHere } from "../form-on-device.ts";
import { codeHere, forgetCode, hideCode } from "./desk-code.ts";

/**
 * On the phone that has read a desk's code. Taken only at a press: whoever was shown a stranger's code learns before that the
 * other device opens the registration's page, too.
 */
export function FormOfDesk() {
  const { handOver: words } = useWords("real-name");
  const { form } = words;
  const visit = useVisit();
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = useSyncExternalStore(never, codeHere, () => undefined);
  const [state, setState] = useState<"asked" | "taking" | "gone">("asked");
  const [problem, setProblem] = useState<string>();
  // the same however often it is pressed: an answer that was lost comes again
  const [requestKey] = useState(newUuid);
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
    <>
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
      <output className="rn-told">{problem && <Notice tone="care" title={problem} />}</output>
    </>
  );

  async function take(known: string) {
    setState("taking");
    setProblem(undefined);
    const taken = await callOverHttp(visit, "there")("/realName/takeForm", { code: known, requestKey }).catch(refused);
    if (!taken) return;
    const { number, key, answers } = taken;
    // what this phone has typed before stays a form of its own
    beginAnother();
    keepHere({ ...handedIn(Object.fromEntries(answers.map(({ name, text }) => [name, text]))), number, key });
    forgetCode();
    const address = new URLSearchParams(search);
    address.set("step", firstOfAnotherDevice(keptHere()));
    void navigate(`?${address.toString()}`);
  }

  /** Where nobody has said that it is over, the code may be as good as before. */
  function refused(error: unknown): undefined {
    const isGone = error instanceof CallRefused && gone.includes(error.code);
    setState(isGone ? "gone" : "asked");
    if (!isGone) setProblem((error as Error).message);
  }
}

/** The other device has its answers still, and shows a new code for them, also where these are damaged. */
const gone: readonly RefusalCode[] = ["NOT_FOUND", "REAL_NAME_UNREADABLE"];

const never = () => () => {};
