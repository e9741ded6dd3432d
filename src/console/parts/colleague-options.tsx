import type { Answer } from "../ground/asking.ts";

type Assignees = Answer<"/staff/getAssignees"> & { toMe: (name: string) => string };

/** To whom work can be given; oneself stands first. */
export function ColleagueOptions({ me, colleagues, toMe }: Assignees) {
  return colleagues
    .toSorted((one, other) => Number(other.id === me) - Number(one.id === me))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {id === me ? toMe(name) : name}
      </option>
    ));
}
