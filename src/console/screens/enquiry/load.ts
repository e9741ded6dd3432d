import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Enquiry = Answer<"/staff/getEnquiry"> & { done: string | undefined; dropped: string[] };

export const numberIn = (request: Request): string => new URL(request.url).pathname.split("/")[3] ?? "";

export async function enquiry({ context, request }: ScreenArguments): Promise<Enquiry> {
  const { asks, dropped } = knownAsks(request, {
    done: /^(given|taken|released|moved|noted|answered)$/,
    refused: /^\w+$/,
  });
  const found = await asked(context).call("/staff/getEnquiry", { number: numberIn(request) });
  return { ...found, done: asks.done, dropped };
}
