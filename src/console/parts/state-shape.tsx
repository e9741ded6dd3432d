import type { ReactNode } from "react";
import type { Answer } from "../ground/asking.ts";

type State = Answer<"/staff/getOrderList">["orders"][number]["state"];

const ring = <circle cx="7" cy="7" r="5.9" fill="none" stroke="currentColor" strokeWidth="1.6" />;
const full = <circle cx="7" cy="7" r="6.7" fill="currentColor" />;
/** Part of a turn that is done, from the top clockwise. */
const done = (path: string) => (
  <>
    {ring}
    <path d={path} fill="currentColor" />
  </>
);
const sign = (path: string) => (
  <>
    {full}
    <path className="shape-sign" d={path} />
  </>
);

/** A state is a shape and a word, never a colour alone: it can be read in grey and in forced colours. */
const shapes: Record<State, { tone: string; shape: ReactNode }> = {
  placed: {
    tone: "off",
    shape: (
      <circle cx="7" cy="7" r="5.9" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.4 2.2" />
    ),
  },
  paying: { tone: "wait", shape: done("M7 7V3.6A3.4 3.4 0 0 1 10.4 7Z") },
  paid: { tone: "go", shape: done("M7 7V3.6A3.4 3.4 0 0 1 7 10.4Z") },
  dispatching: { tone: "go", shape: done("M7 7V3.6A3.4 3.4 0 1 1 3.6 7Z") },
  delivered: { tone: "good", shape: sign("m4.2 7.2 2 2 3.6-4") },
  refunding: { tone: "wait", shape: sign("M9.8 7H4.4m2.2-2.3L4.3 7l2.3 2.3") },
  refunded: { tone: "off", shape: sign("M9.8 7H4.4m2.2-2.3L4.3 7l2.3 2.3") },
  cancelled: { tone: "off", shape: sign("m4.9 4.9 4.2 4.2m0-4.2-4.2 4.2") },
};

export function StateShape({ state, children }: { state: State; children: string }) {
  const { tone, shape } = shapes[state];
  return (
    <span className={`state tone-${tone}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {shape}
      </svg>
      {children}
    </span>
  );
}
