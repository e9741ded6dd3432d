import { argon2Sync } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readHash, writeHash } from "./password-hash.server.ts";
import { openPasswords, type Hashing } from "./passwords.server.ts";

/** Takes its time until it is let go, and makes what `argon2` would not: the message itself. */
function slowHashing() {
  const running: (() => void)[] = [];
  let made = 0;
  const hashing: Hashing = async (message, _salt, { digestBytes }) => {
    made++;
    await new Promise<void>((done) => void running.push(done));
    return Buffer.concat([message, Buffer.alloc(digestBytes)]).subarray(0, digestBytes);
  };
  const finishOne = async () => {
    running.shift()?.();
    for (let turns = 0; turns < 10; turns++) await turn();
  };
  return { hashing, running, made: () => made, finishOne };
}

describe("what is kept", () => {
  test("is the PHC string that other programs read too (argon2 reference: m=64 MiB, t=2, p=1, password, somesalt)", () => {
    // https://github.com/P-H-C/phc-winner-argon2, README
    const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    const read = readHash(known);
    expect(read).toMatchObject({ memory: 65_536, passes: 2, parallelism: 1, salt: Buffer.from("somesalt") });
    expect(writeHash(read)).toBe(known);
  });

  test("the same by the library in Node, with that string's numbers", async () => {
    const digest = argon2Sync("argon2id", {
      message: "password",
      nonce: "somesalt",
      memory: 256,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    // test vector of the reference implementation's src/test.c: argon2id, v=19, t=2, m=8 (2^8 KiB), p=1
    expect(writeHash({ memory: 256, passes: 2, parallelism: 1, salt: Buffer.from("somesalt"), digest })).toBe(
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
    );
  });

  test.each([
    "",
    "password",
    "$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
    "$argon2id$v=16$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR",
    "$argon2id$v=19$m=256,t=2$c29tZXNhbHQ$nf65",
    "$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5",
  ])("%j is none of ours: a bug, and no wrong password", async (kept) => {
    expect(() => readHash(kept)).toThrow("PHC");
    if (kept) await expect(openPasswords().hold("x", kept)).rejects.toThrow("PHC");
  });
});

describe("one password", () => {
  const passwords = openPasswords();

  test("is held against its own hash only, and each hash has a salt of its own", async () => {
    const [one, other] = [await passwords.hash("Tram-to-the-Peak"), await passwords.hash("Tram-to-the-Peak")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwords.hold("Tram-to-the-Peak", one)).toBe("right");
    for (const wrong of ["tram-to-the-peak", "Tram-to-the-Peak ", "", "Tram-to-the-Peak\u0000"])
      expect([wrong, await passwords.hold(wrong, one)]).toEqual([wrong, "wrong"]);
  });

  test("composed or not is the same", async () => {
    expect(await passwords.hold("caf\u0065\u0301-2026", await passwords.hash("caf\u00e9-2026"))).toBe("right");
  });

  test("kept with other numbers it is right, and is to be hashed again", async () => {
    const salt = Buffer.alloc(16, 7);
    const digest = argon2Sync("argon2id", {
      message: "Old-but-gold",
      nonce: salt,
      memory: 1024,
      passes: 3,
      parallelism: 1,
      tagLength: 32,
    });
    const old = writeHash({ memory: 1024, passes: 3, parallelism: 1, salt, digest });
    expect(await passwords.hold("Old-but-gold", old)).toBe("outdated");
    expect(await passwords.hold("Old-but-cold", old)).toBe("wrong");
  });
});

describe("many at once", () => {
  test("no account costs a hash too, and is wrong", async () => {
    for (const kept of [null, undefined]) {
      const { hashing, made, finishOne } = slowHashing();
      const held = openPasswords(hashing).hold("x", kept);
      await finishOne();
      expect([await held, made()]).toEqual(["wrong", 1]);
    }
  });

  test("two are made at the same time, 64 wait, and one more is told to come back; what was chosen still waits", async () => {
    const { hashing, running, made, finishOne } = slowHashing();
    const passwords = openPasswords(hashing);
    const held = Array.from({ length: 66 }, () => passwords.hold("x", null));
    await expect(passwords.hold("x", null)).rejects.toMatchObject({ code: "TRY_AGAIN_LATER" });
    const chosen = passwords.hash("Tram-to-the-Peak");
    for (let done = 0; done < 67; done++) {
      expect(running.length).toBe(Math.min(2, 67 - done));
      await finishOne();
    }
    expect(new Set(await Promise.all(held))).toEqual(new Set(["wrong"]));
    expect(await chosen).toMatch(/^\$argon2id/);
    expect(made()).toBe(67);
  });

  test("one that fails gives its place back", async () => {
    let fails = true;
    const passwords = openPasswords(async () => (fails ? Promise.reject(new Error("no memory")) : Buffer.alloc(32)));
    for (let times = 0; times < 5; times++) await expect(passwords.hold("x", null)).rejects.toThrow("no memory");
    fails = false;
    expect(await passwords.hold("x", null)).toBe("wrong");
  });
});
