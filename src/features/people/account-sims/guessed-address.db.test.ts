import { afterEach, beforeEach, expect, test } from "vitest";
import { signedIn, simSignedIn } from "../../../../test/signed-in.ts";
import { aSim, aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { bought, sims, tenGb } from "../../aftersales/packages/packages.world.ts";

/**
 * Who guesses the address of a SIM's order from many networks gets no further than from one, and keeps nobody out
 * (docs/decisions/0028).
 */
const plenty = "1000000";
let world: World;
beforeEach(
  async () =>
    void (world = await freshWorld({
      profiles: 6,
      environment: { WRITE_CALLS_PER_MINUTE: plenty, COSTLY_CALLS_PER_MINUTE: plenty },
    })),
);
afterEach(() => world.close());

type Said = { resultCode: string; resultData: unknown };
const from = (network: number) => ({ ...english, address: `198.${18 + (network % 2)}.${network}.7` });
const enter = async (iccid: string, email: string, visitor = english): Promise<Said> =>
  (await world.answer("/user/loginByICCID", { iccid, email }, visitor)).envelope;
const prove = async (token: string, wish: object, visitor = english): Promise<Said> =>
  (await world.answerTo(token, "/account/proveSim", wish, visitor)).envelope;
const counted = (answers: Said[]) =>
  Object.fromEntries(
    ["SUCCESS", "INVALID_INPUT", "SIM_TRIED_OFTEN", "TRIED_OFTEN"].map((code) => [
      code,
      answers.filter(({ resultCode }) => resultCode === code).length,
    ]),
  );

/** At either door, each with two addresses of their own. */
async function attackFrom200Networks(iccid: string): Promise<Said[]> {
  const holder = await simSignedIn(world, iccid);
  const tries = Array.from({ length: 200 }, async (_, network) => {
    const guess =
      network % 2 === 0
        ? (email: string) => enter(iccid, email, from(network))
        : (email: string) => prove(holder, { email }, from(network));
    return [await guess(`guess${network}@example.com`), await guess(`mei${network}@example.com`)];
  });
  return (await Promise.all(tries)).flat();
}

test("200 networks together name ten wrong addresses of a SIM, at both doors, and then the right one opens nothing for them", async () => {
  const { iccid } = await bought(world, { ...tenGb, email: "mei@example.com" });
  expect(counted(await attackFrom200Networks(iccid))).toEqual({
    SUCCESS: 0,
    INVALID_INPUT: 10,
    SIM_TRIED_OFTEN: 390,
    TRIED_OFTEN: 0,
  });
  const late = Array.from({ length: 200 }, (_, network) => enter(iccid, "mei@example.com", from(network)));
  expect(counted(await Promise.all(late))).toEqual({
    SUCCESS: 0,
    INVALID_INPUT: 0,
    SIM_TRIED_OFTEN: 200,
    TRIED_OFTEN: 0,
  });
  // in any spelling of its number, and with an account
  expect(await enter(iccid.slice(0, 19), "mei@example.com")).toMatchObject({ resultCode: "SIM_TRIED_OFTEN" });
  const him = await signedIn(world, "jun@example.com");
  await world.answerTo(him, "/account/addSim", { iccid });
  expect(await prove(him, { iccid, email: "mei@example.com" })).toMatchObject({ resultCode: "SIM_TRIED_OFTEN" });
  expect((await sims(world, him)).sims).toMatchObject([{ proven: false }]);
  // the number alone still signs in, and what strangers try for this SIM costs no other
  await simSignedIn(world, iccid);
  const other = await bought(world, { ...tenGb, email: "wei@example.com" });
  expect(await enter(other.iccid, "wei@example.com", from(201))).toMatchObject({ resultCode: "SUCCESS" });
});

test("meanwhile its buyer and its traveller get in by a code to their mailboxes, and name no address", async () => {
  const travellers = [{ position: 2, name: "陳大文", email: "Dawen@example.com" }];
  await bought(world, aWish({ quantity: 2, expectedTotal: 21_000, email: "mei@example.com", travellers }));
  const { rows } = await world.pool.query<{ iccid: string }>("select iccid from data_plans order by position");
  const [first, second] = rows.map(({ iccid }) => iccid) as [string, string];
  // typed in before anybody could tell that it is his
  const dawen = await signedIn(world, "dawen@example.com");
  await world.answerTo(dawen, "/account/addSim", { iccid: second });
  await world.pool.query("update account_sims set proven_by = null");
  for (const iccid of [first, second]) await attackFrom200Networks(iccid);

  const mei = await signedIn(world, "mei@example.com");
  expect((await sims(world, mei)).sims.map(({ iccid, proven }) => [iccid, proven])).toEqual(
    expect.arrayContaining([
      [first, true],
      [second, true],
    ]),
  );
  expect(await prove(dawen, { iccid: second, email: "DAWEN@example.com" })).toMatchObject({
    resultCode: "SUCCESS",
    resultData: { sim: { proven: true } },
  });
  // to have a mailbox opens what came to it, and nothing else
  await world.answerTo(dawen, "/account/addSim", { iccid: first });
  expect(await prove(dawen, { iccid: first, email: "dawen@example.com" })).toMatchObject({
    resultCode: "INVALID_INPUT",
  });
  await world.answerTo(dawen, "/account/deleteSim", { iccid: second });
  expect((await world.answerTo(dawen, "/account/addSim", { iccid: second })).envelope).toMatchObject({
    resultData: { sim: { proven: true } },
  });
});

test("right addresses use nothing up; after thirty days there are ten again, and a SIM that came with no order of ours is answered alike", async () => {
  const { iccid } = await bought(world, { ...tenGb, email: "mei@example.com" });
  const trial = async (sim: string) => {
    const answers = [];
    for (let one = 0; one < 11; one++) answers.push(await enter(sim, `guess${one}@example.com`, from(one)));
    return answers;
  };
  for (let one = 0; one < 20; one++)
    expect(await enter(iccid, "mei@example.com", from(one))).toMatchObject({ resultCode: "SUCCESS" });
  const [known, unknown] = [await trial(iccid), await trial(aSim(70))];
  expect(counted(known)).toEqual({ SUCCESS: 0, INVALID_INPUT: 10, SIM_TRIED_OFTEN: 1, TRIED_OFTEN: 0 });
  expect(unknown).toEqual(known);
  world.at("2026-12-20T08:00:00Z");
  expect(await enter(iccid, "mei@example.com")).toMatchObject({ resultCode: "SIM_TRIED_OFTEN" });
  world.at("2026-12-21T08:00:01Z");
  expect(await enter(iccid, "mei@example.com")).toMatchObject({ resultCode: "SUCCESS" });
});
