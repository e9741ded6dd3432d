import type { StaffRight } from "../../kernel/staff-right.ts";

/** Work that is done on a page of its own, by those with the right to it: whoever takes it begins there. */
const pages: Readonly<Record<string, { right: StaffRight; at: (subject: string) => string }>> = {
  registered_sim_unknown: {
    right: "review_real_names",
    at: (subject) => `/console/real-names/${subject.split(" ", 1)[0]}`,
  },
  corrected_sim_refused: {
    right: "review_real_names",
    at: (subject) => `/console/real-names/${subject.split(" ", 1)[0]}`,
  },
  real_name_waits: { right: "review_real_names", at: (subject) => `/console/real-names/${subject}` },
  incident_open: { right: "see_incidents", at: (subject) => `/console/incidents/${subject}` },
};

export const casePage = ({ kind, subject }: { kind: string; subject: string }) =>
  Object.hasOwn(pages, kind) ? { right: pages[kind]!.right, address: pages[kind]!.at(subject) } : undefined;
