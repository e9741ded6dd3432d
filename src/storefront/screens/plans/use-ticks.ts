import { useCallback, useState } from "react";
import { showToast } from "../../../ui/toasts.ts";
import { mostCompared } from "./shelf-address.ts";

/** Which plans are ticked for comparing: what the address says, until somebody ticks. */
export function useTicks(compare: readonly string[], tooMany: string) {
  const said = compare.join(",");
  const [ticks, setTicks] = useState({ said, codes: compare });
  // going back, or taking a plan out of the table, changes the address under the boxes
  if (ticks.said !== said) setTicks({ said, codes: compare });
  const onTick = useCallback(
    (code: string, on: boolean) => {
      if (on && ticks.codes.length >= mostCompared) return showToast(tooMany);
      setTicks({ said, codes: on ? [...ticks.codes, code] : ticks.codes.filter((one) => one !== code) });
    },
    [ticks, said, tooMany],
  );
  return { ticked: ticks.codes, onTick };
}
