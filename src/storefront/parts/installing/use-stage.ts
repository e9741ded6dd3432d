import { useState, useSyncExternalStore } from "react";
import { stageKey, type Installing } from "./installing.ts";
import { stageId } from "./stage-sheet.tsx";
import { furtherStage, stages, type Stage } from "./stages.ts";

/**
 * Which step is next and which stand open. The step goes on by itself when the network reports it done, and by
 * the traveller's word, which this browser remembers. A sheet that is in use is never folded under their
 * hands.
 */
export function useStage({ esim, link }: Installing) {
  const name = stageKey(link, esim);
  const [saidNow, setSaid] = useState<Stage>();
  const saidBefore = useSyncExternalStore(
    neverChanges,
    () => remembered(name),
    () => undefined,
  );
  const said = saidNow ?? saidBefore;
  const stage = furtherStage(esim.profileState, said);
  const [open, setOpen] = useState<ReadonlySet<Stage>>(new Set([stage]));
  const [shownFor, setShownFor] = useState(stage);
  if (shownFor !== stage) {
    setShownFor(stage);
    setOpen(new Set([stage, ...stages.filter((one) => open.has(one) && isAtWork(one))]));
  }
  return {
    stage,
    open,
    toggle: (one: Stage, isOpen: boolean) =>
      setOpen((before) =>
        before.has(one) === isOpen
          ? before
          : new Set(isOpen ? [...before, one] : [...before].filter((other) => other !== one)),
      ),
    goOn: (to: Stage) => {
      remember(name, to);
      setSaid(to);
      setOpen(new Set([to]));
      // the button that was pressed folds away with its sheet
      document.getElementById(stageId(to))?.focus();
    },
  };
}

const neverChanges = () => () => undefined;

function isAtWork(stage: Stage): boolean {
  const sheet = typeof document === "undefined" ? null : document.getElementById(stageId(stage))?.parentElement;
  return sheet?.contains(document.activeElement) ?? false;
}

/** Storage may be full or forbidden (private windows); then the page starts over. */
function remembered(name: string): Stage | undefined {
  try {
    const kept = localStorage.getItem(name);
    return stages.find((stage) => stage === kept);
  } catch {
    return undefined;
  }
}

function remember(name: string, stage: Stage): void {
  try {
    localStorage.setItem(name, stage);
  } catch {
    // the page still goes on, only not the next time
  }
}
