/** What one deed wrote; undone and redone as a whole. */
type Step = readonly { cell: string; before: string; after: string }[];

export function undoStack() {
  const done: Step[] = [];
  let undone: Step[] = [];
  return {
    /** What was undone before is gone: it belongs to what is no longer there. */
    did(step: Step): void {
      const real = step.filter(({ before, after }) => before !== after);
      if (real.length === 0) return;
      done.push(real);
      undone = [];
    },
    /** What the cells are to say again; nothing, where there is no step. */
    undo(): [cell: string, value: string][] {
      const step = done.pop();
      if (step) undone.push(step);
      // one cell may have been written twice
      return (step ?? []).toReversed().map(({ cell, before }) => [cell, before]);
    },
    redo(): [cell: string, value: string][] {
      const step = undone.pop();
      if (step) done.push(step);
      return (step ?? []).map(({ cell, after }) => [cell, after]);
    },
    canUndo: (): boolean => done.length > 0,
    canRedo: (): boolean => undone.length > 0,
  };
}
