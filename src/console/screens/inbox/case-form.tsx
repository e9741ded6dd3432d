import type { ReactNode } from "react";
import { RequestKey } from "../../parts/request-key.tsx";
import type { Inbox } from "./load.ts";

type FormProps = { work: NonNullable<Inbox["open"]>; act: string; inLine?: boolean; children: ReactNode };

/** A change of a case as it was seen: its version travels with it. */
export function CaseForm({ work: { id, version }, act, inLine = false, children }: FormProps) {
  return (
    <form method="post" className={inLine ? "case-line" : undefined}>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <RequestKey />
      {children}
    </form>
  );
}
