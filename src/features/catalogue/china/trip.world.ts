import type { Trip } from "./trip.ts";

/** A trip that every rule lets through. */
export const usualTrip: Trip = {
  passport: "US",
  document: "ordinary",
  validity: "enough",
  from: "US",
  port: "pvg",
  arrival: "2026-12-03",
  to: "JP",
  departure: "2026-12-09",
  exit: "same",
  stays: [],
  purpose: "visit",
  ticket: "booked",
};
