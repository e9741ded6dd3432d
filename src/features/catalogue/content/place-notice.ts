import * as z from "zod/mini";

/** A notice of some countries, as pages about them show it. */
export const PlaceNotice = z.object({ id: z.string(), title: z.string(), content: z.string() });
export type PlaceNotice = z.output<typeof PlaceNotice>;
