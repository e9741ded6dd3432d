import { hourMs } from "../../../kernel/duration.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetOutsideHours } from "./contract.ts";
import { firstHour, hoursShown, isInTrouble, services } from "./rules.ts";
import { hoursFrom, type OutsideHour } from "./store.server.ts";

export const getOutsideHours = operation(GetOutsideHours, async (_wish, { db, now }) => {
  const from = firstHour(now);
  const found = await hoursFrom(db, from, now);
  const all = Array.from({ length: hoursShown }, (_, place) => new Date(from.getTime() + place * hourMs));
  return {
    now: now.toISOString(),
    services: services.map((service) => {
      const rows = found.filter((row) => row.service === service);
      const hours = all.map((hour) => ({ at: hour.toISOString(), ...sum(rows.filter((row) => isOf(row, hour))) }));
      const names = [...new Set(rows.map(({ name }) => name))].toSorted();
      return {
        service,
        ...sum(rows),
        isInTrouble: isInTrouble(hours.slice(-2)),
        hours,
        names: names.map((name) => {
          const own = rows.filter((row) => row.name === name);
          const last = own.filter(({ hour }) => hour >= all.at(-2)!);
          return { name, ...sum(own), isInTrouble: isInTrouble(last) };
        }),
      };
    }),
  };
});

const isOf = ({ hour }: OutsideHour, wanted: Date) => hour.getTime() === wanted.getTime();

const sum = (rows: readonly OutsideHour[]) => ({
  attempts: rows.reduce((total, row) => total + row.attempts, 0),
  failures: rows.reduce((total, row) => total + row.failures, 0),
});
