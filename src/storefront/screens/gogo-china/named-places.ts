import type { Guide } from "./guide.ts";

export const placeNamed = ({ places }: Pick<Guide, "places">, code: string) => places.find(({ iso2 }) => iso2 === code);

export const nameOfPort = ({ ports }: Pick<Guide, "ports">, wanted: string) =>
  ports.find(({ code }) => code === wanted);
