import { expect } from "vitest";
import { openKillSwitch } from "../../../../test/kill-switch.ts";
import type { World } from "../../../../test/world.ts";
import { objectsOf } from "./real-names.world.ts";

type Step<On> = {
  /** What it is done to, in a place of its own. */
  of: (place: number) => Promise<On>;
  act: (on: On) => Promise<unknown>;
  /** Whoever was not answered, or the queue of jobs, does the same again; then this holds. */
  after: (on: On) => Promise<unknown>;
};

/**
 * Killed before each thing in turn that it asks of database and store, and, answered by nobody, after the last one. Answers
 * how many there were.
 */
export function openKilledEverywhere(world: World) {
  const killedBefore = openKillSwitch(world);
  return async <On>({ of, act, after }: Step<On>): Promise<number> => {
    for (let place = 0; ; place++) {
      const on = await of(place);
      const ended = await killedBefore(place, () => act(on));
      await nothingAstray(world);
      await act(on);
      await after(on);
      await nothingAstray(world);
      if (ended) return place;
    }
  };
}

/** A photograph that somebody counts on has its bytes, and no bytes are there that nobody knows of. */
async function nothingAstray(world: World): Promise<void> {
  const { rows: photos } = await world.pool.query<{ id: string; state: string }>(
    "select id, state from real_name_photos",
  );
  const objects = new Set((await objectsOf(world)).map((key) => key.split("/")[1]));
  expect(photos.filter(({ id, state }) => state === "kept" && !objects.has(id))).toEqual([]);
  const known = new Set(photos.flatMap(({ id, state }) => (state === "gone" ? [] : [id])));
  expect([...objects].filter((id) => !known.has(id!))).toEqual([]);
}
