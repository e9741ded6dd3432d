import type { ProblemWords } from "../../kernel/record-problem.ts";

const more = (countries: string, left: number) => `${countries}${left > 0 ? ` and ${left} more` : ""}`;

/** What is wrong with a record of the catalogue: beside its field in a form, and in the report of an import. */
export const words = {
  problems: {
    empty: () => "must not be empty",
    long: (most) => `must be at most ${most} characters`,
    one_line: () => "must be one line without control characters",
    choose: (among) => `must be ${among}`,
    some: () => "at least one must stay on",
    shuts_out: () => "must keep the way by which you are signed in, and one that an administrator has set up",
    no_way_to_pay: (currency) => `leave at least one way to pay in ${currency}`,
    whole: (least, most) => `must be a whole number from ${least} to ${most}`,
    amount: () => "must be a whole number of cents above 0",
    amount_most: (most) => `must be at most ${most}`,
    degrees: (most) => `must be degrees from -${most} to ${most}, such as 35.68`,
    day: () => "must be a day such as 2026-11-01",
    moment: () => "must be a moment such as 2026-11-01T08:00:00Z",
    clock_time: () => "must be a time of day such as 17:00",
    mailbox: () => "must be an e-mail address of at most 50 characters",
    top_up_amounts: () => "must be whole dollars in a row, such as 34, 68, 136+8%, 20-3000",
    ages: () =>
      "must be an age from 16 to 21, then perhaps ages for states by the code of their passports, such as 16, JPN 18",
    country: () => "must be an ISO 3166 country code such as JP",
    time_zone: () => "must be a time zone such as Asia/Tokyo",
    slug: () => "must be small letters, digits and single hyphens",
    page_name: () => "must be letters, digits, hyphens and underscores, at most 60",
    web_address: () => "must be an address that begins with https://, such as https://example.com/guide",
    twice: (part) => `names "${part}" twice`,
    each: (fault) => `each ${fault}`,
    less_than: (other, least) => `must not be less than ${other} ${least}`,
    after: (other, moment) => `must be after ${other} ${moment}`,

    plan_code: () => "must be letters, digits, dots, hyphens and underscores",
    plan_code_taken: () => "there is such a plan already",
    for_day_pass: () => "a day pass needs it",
    not_for_day_pass: () => "must be empty for a day pass",
    for_fixed: () => "a fixed package needs it",
    not_for_fixed: () => "must be empty for a fixed package",
    zone_for_calendar_day: () => "a calendar day needs the zone in which it begins",
    no_zone_for_24_hours: () => "must be empty when a day is 24 hours",
    for_supplier: (supplier) => `a plan from ${supplier} needs it`,
    not_for_pool: () => "must be empty for our own pool",
    makes_esims: () => "makes eSIMs, and this plan has none",
    in_the_past: () => "must be a moment that is still to come",
    within_hours: (hours) => `must be within the next ${hours} hours`,
    not_to_come: () => "must not be a moment that is still to come",
    after_beginning: () => "must be after the beginning",
    span_days: (days) => `must be at most ${days} days before the end`,
    comes_already: (plan, from) => `must not run into the price of ${plan} that comes ${from}`,
    text_comes_already: (when) => `must wait: another change of this text is planned for ${when}; take that back first`,
    for_notice: () => "must be empty: only a notice ends",
    policy_to_come: () =>
      "would replace what holds until then: publish it in the console for its day, or import it on that day",
    was_everywhere: () => "must not be empty when another currency has a former price",
    was_above: (price, amount) => `must be above ${price} ${amount}`,
    was_not_lowest: (lowest) => `must be no higher than ${lowest}, the lowest price of the last 30 days`,
    days_too_dear: (days) => `is too much for ${days} days`,

    mcc: () => "must be a mobile country code of three digits",
    mcc_listed: (mcc) => `must name the mcc ${mcc} too`,
    calling_code: () => "must be a calling code such as +81",
    iata: () => "must be an IATA code of three capital letters",
    for_airport: () => "an airport needs its IATA code",
    not_for_alias: () => "must be empty for an alias",
    two_countries: () => "a region has at least two",
    network_code: () => "must be a network code (MCC and MNC) of five or six digits",
    apn: () => "must be an access point name: letters, digits, dots and hyphens",

    china_area: () => "must be a province such as CN-SH, or a city of one such as CN-SX-datong",
    figure_value: () => "must be a number such as 57 or 11778.2",
    no_source: (code) => `there is no source ${code}`,

    browser_names: () => "must be names with a semicolon between them",
    star_at_end: () => "a star may stand only at the end of a name, as in SM-S918*",
    bought_in: () =>
      "must be places with an answer each, such as CN:no HK:look; the answers are yes, no, look and domestic",
    holds_everywhere: (country) => `${country} is what holds everywhere; leave it out`,

    rate: () => "must be a decimal above 0 such as 0.9215, with at most ten decimals",
    far_from_former: (former) =>
      `is more than a tenth away from ${former}, which holds now. If it is meant, say so below`,
    rate_for_the_form: (former) =>
      `is more than a tenth away from ${former}, which holds. If it is meant, set it in the settings, where that can be said`,
    set_in_console: (who) => `${who} set this rate in the console; leave its line as it is, or set a new one there`,
    other_currency: () => "must be another currency than the base",

    promo_code: () => "must be 3 to 40 capital letters, digits and hyphens",
    promo_code_taken: () => "there is such a code already",
    for_kind: () => "is needed for a code of this kind",
    only_for_kind: (kind) => `is for codes of the kind ${kind} only`,
    used_more: (code, uses) => `"${code}" was used ${uses} times already`,

    version: () => "must be letters, digits, dots and hyphens",
    no_text: () => "has no text",
    tag_not_shown: (tag) => `${tag} cannot be shown`,
    link_not_shown: (address) => `a link to "${address}" cannot be shown`,
    no_answer: () => "has no answer",
    question_long: (most) => `the question must be at most ${most} characters`,
    as_in_english: (value) => `must be as in English, ${value}`,
    lost_of_original: (part) => `must contain ${part}, as the original does`,
    version_used: (version) => `has been ${version} before: a version never changes, choose another`,
    value_unknown: (part) => `has no value called ${part}`,
    code_first: () => "must begin with {code}",
    text_message_long: () =>
      "must fit into one text message: 160 characters without accents, 70 with Chinese or others",
    far_ahead: (years) => `is more than ${years} years ahead`,

    iccid: () => "must be 19 or 20 digits with a correct check digit",
    iccid_prefix: (prefixes) => `must start with ${prefixes}`,
    smdp_address: () => "must be the host name of an SM-DP+, without https:// and port",
    matching_id: () => "must be letters, digits and hyphens",
    activation_code_long: () => "is too long for an activation code",

    no_destination: (countries, left) => `no destination ${more(countries, left)}`,
    no_region: (slug) => `no region "${slug}"`,
    no_carrier: (carrier, country) => `no carrier "${carrier}" in ${country}`,
    no_plan: (code) => `no plan "${code}"`,
    region_is: (slug, kind) => `the region "${slug}" is ${kind}`,
    no_network: (set, countries, left) => `"${set}" has no network in ${more(countries, left)}`,
    plan_is: (plan, scope) => `the plan ${plan} in the database is ${scope}`,
    plan_without_network: (plan, countries, left) =>
      `the plan ${plan} in the database has no network in ${more(countries, left)}`,
    slug_taken: (slug, country) =>
      `"${slug}" is the address of ${country} in the database; give that one another first, in an import of its own`,
    destination_exists: (country) => `${country} is a destination already; change it on its own page`,
  } satisfies ProblemWords,
  /** Other fields of a form, as a problem names them. */
  fields: {
    from: "its beginning,",
    amount: "the price of",
    min_days: "the minimum of",
    days_min: "the minimum of",
    valid_from: "its start,",
  },
  either: (names: readonly string[]): string =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
};
