import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type FailuresPage = Answer<"/staff/getCarrierFailures"> & {
  mayEdit: boolean;
  /** What is being written for a place. */
  ready: (Answer<"/staff/getReadyNotice"> & { area: string }) | undefined;
  done: "put" | "withdrawn" | undefined;
  dropped: string[];
};

export async function failuresPage({ context, request }: ScreenArguments): Promise<FailuresPage> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, { area: /^[A-Za-z0-9-]{1,60}$/, done: /^(put|withdrawn)$/ });
  const mayEdit = may(await call("/staff/getMe", {}), "edit_catalogue");
  const failures = await call("/staff/getCarrierFailures", {});
  const ready = mayEdit && asks.area !== undefined ? await readyFor(asks.area) : undefined;
  return { ...failures, mayEdit, ready, done: asks.done as FailuresPage["done"], dropped };

  async function readyFor(area: string) {
    try {
      return { area, ...(await call("/staff/getReadyNotice", { area })) };
    } catch (error) {
      if (error instanceof CallRefused && error.code === "NOT_FOUND") throw data(null, { status: 404 });
      throw error;
    }
  }
}
