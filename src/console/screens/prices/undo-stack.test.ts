import { expect, test } from "vitest";
import { undoStack } from "./undo-stack.ts";

test("a deed on many cells is undone and redone as a whole", () => {
  const stack = undoStack();
  stack.did([
    { cell: "a", before: "1", after: "3" },
    { cell: "b", before: "2", after: "3" },
  ]);
  expect(stack.undo()).toEqual([
    ["b", "2"],
    ["a", "1"],
  ]);
  expect(stack.redo()).toEqual([
    ["a", "3"],
    ["b", "3"],
  ]);
});

test("with nothing to undo or redo nothing is written", () => {
  const stack = undoStack();
  expect([stack.undo(), stack.redo(), stack.canUndo(), stack.canRedo()]).toEqual([[], [], false, false]);
});

test("what changes nothing is no step", () => {
  const stack = undoStack();
  stack.did([{ cell: "a", before: "1", after: "1" }]);
  expect(stack.canUndo()).toBe(false);
});

test("whoever writes after undoing cannot redo what was before", () => {
  const stack = undoStack();
  stack.did([{ cell: "a", before: "1", after: "2" }]);
  stack.undo();
  expect(stack.canRedo()).toBe(true);
  stack.did([{ cell: "a", before: "1", after: "5" }]);
  expect([stack.canRedo(), stack.redo()]).toEqual([false, []]);
  expect(stack.undo()).toEqual([["a", "1"]]);
});
