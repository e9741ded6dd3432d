import type { Names } from "./catalogue.ts";
import type { Day, Json } from "./columns.ts";

type Confidence = "high" | "medium" | "low";
export type ChinaSourceRow = { code: string; address: string | null; names: Json<Partial<Names>> };
export type ChinaFigureRow = {
  source: string;
  as_of: Day;
  confidence: Confidence;
  figure: string;
  value: string;
  confirmed_on: Day | null;
};
export type ChinaRuleRow = {
  source: string;
  as_of: Day;
  confidence: Confidence;
  rule: string;
};
export type ChinaPortRow = {
  source: string;
  as_of: Day;
  confidence: Confidence;
  code: string;
  kind: "air" | "sea" | "road" | "rail";
  province: string;
  iata: string | null;
  leaving: boolean;
  valid_from: Day;
  names: Json<Partial<Names>>;
};
export type ChinaAreaRow = {
  source: string;
  as_of: Day;
  confidence: Confidence;
  code: string;
  scope: "whole" | "part" | "city" | "none";
  names: Json<Partial<Names>>;
};
export type ChinaPassportRow = {
  source: string;
  as_of: Day;
  confidence: Confidence;
  scheme: "transit" | "unilateral" | "mutual" | "hainan";
  iso2: string;
  valid_from: Day | null;
  valid_until: Day | null;
  stay: string | null;
  doubtful: boolean;
};
export type ChinaAppRow = {
  source: string;
  as_of: Day;
  confidence: Confidence;
  code: string;
  place: number;
  purpose: "pay" | "entry" | "train" | "taxi" | "map";
  cards: string[];
  names: Json<Partial<Names>>;
};
