import { afterEach, beforeEach, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { bought, holderOf, tenGb } from "../../aftersales/packages/packages.world.ts";
import { aForm, aPhoto, sent, type Form } from "../real-names/real-names.world.ts";
import type { GetRegistrations } from "./contract.ts";

let world: World;
let iccid: string;
let her: string;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ iccid } = await bought(world, { ...tenGb, email: "mei@example.com" }));
  her = await signedIn(world, "mei@example.com");
});
afterEach(() => world.close());

type Registrations = OutputOf<typeof GetRegistrations>["sims"];
const registrations = async (token: string) =>
  ((await world.answerTo(token, "/account/getRegistrations", {})).envelope.resultData as { sims: Registrations }).sims;
const soldForHongKong = () =>
  world.pool.query(`update orders set plan_as_sold = plan_as_sold || '{"identity":"real_name"}'`);

test("a SIM whose plan wants a name says so; what this account has sent has its private link", async () => {
  expect(await registrations(her)).toMatchObject([{ iccid, isNeeded: false, registration: null }]);
  await soldForHongKong();
  expect(await registrations(her)).toMatchObject([{ iccid, isNeeded: true, registration: null }]);
  const ask = async (path: string, wish: object) => (await world.answerTo(her, path, wish)).envelope;
  const { resultData } = await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" });
  const { number, key } = resultData as Form;
  expect((await ask("/realName/submit", aForm({ number, key }, { sims: [{ iccid }] }))).resultCode).toBe("SUCCESS");
  expect(await registrations(her)).toMatchObject([{ registration: { state: "received", link: { number, key } } }]);
  await ask("/realName/withdraw", { number, key, requestKey: crypto.randomUUID() });
  expect(await registrations(her)).toMatchObject([{ registration: null }]);
});

test("what was sent without the account has its state and no link; a holder sees the number masked", async () => {
  await soldForHongKong();
  await sent(world, { sims: [{ iccid }] });
  const expected = { masked: maskedIccid(iccid), isNeeded: true, registration: { state: "received", link: null } };
  expect(await registrations(her)).toMatchObject([{ ...expected, iccid }]);
  expect(await registrations(await holderOf(world, iccid, { proven: true }))).toMatchObject([
    { ...expected, iccid: null },
  ]);
});

test("who merely knows the number learns nothing of whose it is", async () => {
  await soldForHongKong();
  await sent(world, { sims: [{ iccid }] });
  const him = await signedIn(world, "jun@example.com");
  await world.answerTo(him, "/account/addSim", { iccid });
  expect(await registrations(him)).toEqual([]);
  expect(await registrations(await holderOf(world, iccid))).toEqual([]);
});
