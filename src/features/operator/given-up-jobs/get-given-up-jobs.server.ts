import { operation } from "../../../platform/operation.server.ts";
import { GetGivenUpJobs } from "./contract.ts";
import { codeIn, mostCounted, onAPage, pointless, troubleIn } from "./rules.ts";
import { countGivenUp, givenUpJobs, type GivenUpJob } from "./store.server.ts";

export const getGivenUpJobs = operation(GetGivenUpJobs, async ({ kind, after }, { db }) => {
  const [found, kinds] = await Promise.all([
    givenUpJobs(db, { kind, after }, onAPage + 1),
    countGivenUp(db, mostCounted),
  ]);
  const shown = found.slice(0, onAPage);
  return { kinds, jobs: shown.map(shownJob), older: found.length > onAPage ? shown.at(-1)!.id : null };
});

const shownJob = ({ id, kind, attempts, last_error: error, updated_at: since, iccid, ...row }: GivenUpJob) => ({
  id,
  kind,
  tries: attempts,
  trouble: troubleIn(error),
  code: codeIn(error),
  since: since.toISOString(),
  order: row.number === null || row.state === null ? null : { number: row.number, state: row.state },
  mailKind: row.mail_kind,
  iccid,
  pointless: pointless(kind, row.state),
});
