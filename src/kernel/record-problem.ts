/** Another field of the same record; each reader has its own name for it. */
type OtherField = { field: string };
/** Minor units: a file shows them as they are, a form as money. */
type MinorUnits = { minor: number };

/**
 * All that can be wrong with a record of the catalogue, with the values that the words name
 * (i18n/<lang>/record-problems.ts).
 */
export type RecordProblems = {
  empty: [];
  long: [most: number];
  one_line: [];
  choose: [among: readonly string[]];
  some: [];
  shuts_out: [];
  no_way_to_pay: [currency: string];
  whole: [least: number, most: number];
  amount: [];
  amount_most: [most: MinorUnits];
  degrees: [most: number];
  day: [];
  moment: [];
  clock_time: [];
  mailbox: [];
  top_up_amounts: [];
  ages: [];
  country: [];
  time_zone: [];
  slug: [];
  page_name: [];
  web_address: [];
  /** A list with a duplicate, or with an invalid item. */
  twice: [part: string];
  each: [fault: Fault];
  less_than: [other: OtherField, least: number];
  after: [other: OtherField, moment: string];

  plan_code: [];
  plan_code_taken: [];
  for_day_pass: [];
  not_for_day_pass: [];
  for_fixed: [];
  not_for_fixed: [];
  zone_for_calendar_day: [];
  no_zone_for_24_hours: [];
  for_supplier: [supplier: string];
  not_for_pool: [];
  makes_esims: [];
  in_the_past: [];
  within_hours: [hours: number];
  not_to_come: [];
  after_beginning: [];
  span_days: [days: number];
  comes_already: [plan: string, from: string];
  text_comes_already: [when: string];
  for_notice: [];
  policy_to_come: [];
  was_everywhere: [];
  was_above: [price: OtherField, amount: MinorUnits];
  was_not_lowest: [lowest: MinorUnits];
  days_too_dear: [days: number];

  mcc: [];
  mcc_listed: [mcc: string];
  calling_code: [];
  iata: [];
  for_airport: [];
  not_for_alias: [];
  two_countries: [];
  network_code: [];
  apn: [];

  china_area: [];
  figure_value: [];
  no_source: [code: string];

  browser_names: [];
  star_at_end: [];
  bought_in: [];
  holds_everywhere: [country: string];

  rate: [];
  far_from_former: [former: string];
  rate_for_the_form: [former: string];
  set_in_console: [who: string];
  other_currency: [];

  promo_code: [];
  promo_code_taken: [];
  for_kind: [];
  only_for_kind: [kind: string];
  used_more: [code: string, uses: number];

  version: [];
  no_text: [];
  tag_not_shown: [tag: string];
  link_not_shown: [address: string];
  no_answer: [];
  question_long: [most: number];
  as_in_english: [value: string];
  lost_of_original: [part: string];
  version_used: [version: string];
  value_unknown: [part: string];
  code_first: [];
  text_message_long: [];
  far_ahead: [years: number];

  iccid: [];
  iccid_prefix: [prefixes: readonly string[]];
  smdp_address: [];
  matching_id: [];
  activation_code_long: [];

  /** References to what does not exist; a list of countries is truncated. */
  no_destination: [countries: string, more: number];
  no_region: [slug: string];
  no_carrier: [carrier: string, country: string];
  no_plan: [code: string];
  region_is: [slug: string, kind: string];
  no_network: [networkSet: string, countries: string, more: number];
  plan_is: [plan: string, scope: string];
  plan_without_network: [plan: string, countries: string, more: number];
  slug_taken: [slug: string, country: string];
  destination_exists: [country: string];
};

export type Fault = {
  [Name in keyof RecordProblems]: { problem: Name; values: RecordProblems[Name] };
}[keyof RecordProblems];

/** What is wrong with one field, by its path in the record: `prices.HKD.amount`. */
export type RecordProblem = { field: string } & Fault;

export function fault<Name extends keyof RecordProblems>(problem: Name, ...values: RecordProblems[Name]): Fault {
  return { problem, values } as Fault;
}

export function wrong<Name extends keyof RecordProblems>(
  field: string,
  problem: Name,
  ...values: RecordProblems[Name]
): RecordProblem {
  return { field, ...fault(problem, ...values) };
}

type Said<Values extends readonly unknown[]> = {
  [Place in keyof Values]: Values[Place] extends number ? number : string;
};
/** A language's message for each problem; lists, fields and amounts are passed in as text. */
export type ProblemWords = {
  [Name in keyof RecordProblems]: (...values: Said<RecordProblems[Name]>) => string;
};

/** A reader's terms: its names of fields, its format of amounts, and the messages of its language. */
type ProblemSpeech = {
  words: { problems: ProblemWords; either: (names: readonly string[]) => string };
  field: (path: string) => string;
  amount: (minor: number) => string;
};

export function problemText({ problem, values }: Fault, speech: ProblemSpeech): string {
  const said = (value: RecordProblems[keyof RecordProblems][number]): string | number => {
    if (typeof value !== "object") return value;
    if ("field" in value) return speech.field(value.field);
    if ("minor" in value) return speech.amount(value.minor);
    return "problem" in value ? problemText(value, speech) : speech.words.either(value);
  };
  const say = speech.words.problems[problem] as (...values: (string | number)[]) => string;
  return say(...values.map(said));
}
