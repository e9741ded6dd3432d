import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Done } from "./act.ts";
import type { Installing } from "./installing.ts";
import { useDone } from "./use-done.ts";

type Checked = Extract<Done, { did: "check" }>;

/** Where a browser reports its kind of connection (Chrome on Android does); TypeScript does not know it yet. */
type Telling = { connection?: { type?: string } };
const lines: Record<string, string> = { wifi: "wifi", cellular: "mobile" };
const lineNow = () => lines[(navigator as Telling).connection?.type ?? ""] ?? "";
const neverTold = () => () => undefined;

/** Market research, pain 2: "how do I know it worked". Says what it knows and no more. */
export function ConnectionCheck({ installing: { esim } }: { installing: Installing }) {
  const { check: words } = useWords("install");
  const { Form, busy, did, failed } = useDone("check");
  const line = useSyncExternalStore(neverTold, lineNow, () => "");
  const asked = did ?? failed;
  return (
    <div className="online-check">
      <h3>{words.title}</h3>
      <p className="soft measure">{words.text}</p>
      <Form method="post" className="no-print">
        <input type="hidden" name="intent" value="check" />
        <input type="hidden" name="position" value={esim.position} />
        <input type="hidden" name="line" value={line} />
        <Button type="submit" variant={asked ? "line" : "go"} icon="radio-tower" busy={busy}>
          {busy ? words.asking : asked ? words.again : words.ask}
        </Button>
      </Form>
      <div aria-live="polite">
        {did && <Told checked={did} />}
        {failed && (
          <Notice tone="care" title={failed.code === "TRY_AGAIN_LATER" ? words.offline.title : undefined}>
            {failed.code === "TRY_AGAIN_LATER" ? words.offline.text : failed.problems[0]?.message}
          </Notice>
        )}
      </div>
      <p className="kick">{words.notYet}</p>
    </div>
  );
}

const tones = { through: "good", home: "care", wifi: "fact", unknown: "fact" } as const;

function Told({ checked: { verdict, country, expected } }: { checked: Checked }) {
  const { check: words } = useWords("install");
  const { title, text } = words.verdicts[verdict];
  const from = country ?? words.nowhere;
  const through = expected.join(words.or) || words.nowhere;
  return (
    <Notice tone={tones[verdict]} title={title}>
      {verdict === "unknown" ? words.verdicts.unknown.text(through) : text(from, through)}
    </Notice>
  );
}
