import * as z from "zod";
import { habits } from "../../features/catalogue/trips/daily-need.ts";
import { mostStops } from "../../features/catalogue/trips/trip-dates.ts";
import { mostAtOnce } from "../../kernel/fields.ts";
import { links } from "../../storefront/ground/links.ts";
import type { Answer } from "../../storefront/ground/visit/calls.ts";
import { agentTool, shownMoney, type Asking } from "./agent-tool.server.ts";

type Trip = Answer<"/trip/planTrip">;

export const planTrip = agentTool({
  name: "plan_trip",
  title: "Plan data for a trip",
  description:
    "The best eSIM or combination of eSIMs for every day of a trip through several countries, what it costs, and the next best. A stop may begin on the day when the one before it ends.",
  input: {
    stops: z
      .array(
        z.object({
          country: z.string().min(1).max(60).describe("Country, by name or ISO code."),
          from: z.string().max(10).describe("First day there, YYYY-MM-DD."),
          to: z.string().max(10).describe("Last day there, YYYY-MM-DD."),
        }),
      )
      .min(1)
      .max(mostStops),
    people: z.int().min(1).max(mostAtOnce).default(1),
    habits: z
      .array(z.enum(habits))
      .min(1)
      .max(habits.length)
      .default(["maps", "chat"])
      .describe("What data is used for each day: navigation, chat and feeds, an hour of video, a laptop's hotspot."),
    slowIsEnough: z.boolean().optional().describe("Whether the slow speed after the allowance will do."),
  },
  async run({ stops, people, habits: wished, slowIsEnough }, asking) {
    const { call, currency, language } = asking;
    const trip = await call("/trip/planTrip", {
      stops,
      people,
      habits: wished,
      slowIsEnough,
      currency,
      lang: language,
    });
    return {
      days: trip.days,
      neededMbADay: trip.neededMb,
      best: trip.best && combination(trip.best, asking),
      alternatives: trip.alternatives.map((one) => ({ ...combination(one, asking), more: shownMoney(one.more) })),
      unserved: trip.unserved.map(({ stop, from, to, why }) => ({ country: trip.stops[stop]?.name, from, to, why })),
    };
  },
});

export const checkDevice = agentTool({
  name: "check_device",
  title: "Check a device for eSIM",
  description:
    "Whether a phone, tablet or laptop takes the shop's eSIMs. Where it depends on the country in which it was bought, it says so and lists the countries that matter.",
  input: {
    device: z.string().min(1).max(60).describe("Brand and model: iPhone 15, Pixel 8, Galaxy S23."),
    boughtIn: z
      .string()
      .regex(/^([A-Z]{2}|elsewhere)$/)
      .optional()
      .describe("ISO 3166 code of the country where it was bought, or elsewhere."),
  },
  async run({ device, boughtIn }, { call, origin, language }) {
    const { models } = await call("/device/getDeviceList", { search: device });
    const [first] = models;
    const page = `${origin}${links(language).deviceCheck({ q: device })}`;
    if (!first)
      return {
        answer: "not_on_the_list",
        whatToDo: "Dial *#06# on the device: if it shows an EID, it takes eSIMs. The page checks the EID.",
        page,
      };
    const {
      device: known,
      verdict,
      source,
      asOf,
    } = await call("/device/checkDevice", {
      model: first.slug,
      bought: boughtIn,
    });
    return {
      device: `${known.brand} ${known.model}`,
      answer: verdict?.answer ?? "depends_on_where_it_was_bought",
      reason: verdict?.reason,
      dependsOn: known.places.map(({ iso2, name }) => ({ country: iso2, name })),
      alsoFound: models.slice(1, 10).map(({ brand, model }) => `${brand} ${model}`),
      source,
      asOf,
      page,
    };
  },
});

function combination({ quantity, total, parts }: NonNullable<Trip["best"]>, { origin, language }: Asking) {
  return {
    total: shownMoney(total),
    ofEach: quantity,
    eSims: parts.map(({ plan, days, price, from, to, installOn }) => ({
      code: plan.code,
      area: plan.areaName,
      from,
      to,
      days,
      priceOfOne: shownMoney(price),
      ...(installOn !== null && { installOn }),
      orderPage: `${origin}${links(language).orderSim({ plan: plan.code, days, quantity, from })}`,
    })),
  };
}
