import type { AuditAction } from "./audit-actions.ts";
import { travelModeNames } from "./travel-modes.ts";

type Words = Readonly<Record<string, string>>;

/** Lists of codes whose words stand with their subject: `detail-codes.ts` names them all. */
export type CodeList =
  | "alert-frequency"
  | "answer"
  | "cause"
  | "channel"
  | "decision"
  | "ended-by"
  | "holding-use"
  | "key-scope"
  | "kind"
  | "landlord-plan"
  | "publishing-rule"
  | "reason"
  | "role"
  | "sign-in-method"
  | "state"
  | "step-outcome";

/** Records that a detail names by id, and a reader by name. */
export type NamedRecord =
  | "branch"
  | "contact"
  | "landlord"
  | "listing"
  | "negotiator"
  | "staff"
  | "tenancy-person";

/** How a detail is told. A week goes by the Monday after it, on which its mail is due. */
export type DetailField =
  | { is: "hidden" }
  | { is: "count"; one: string; many: string; isLeftOutAtZero: boolean }
  | { is: "code"; label: string; list: CodeList | Words }
  | { is: "record"; label: string; record: NamedRecord }
  | { is: "hours" | "lead-source" | "minutes" | "pence" | "pounds-pcm"; label: string }
  | { is: "flag" | "text" | "week" | "when" | "yes-no"; label: string };

const text = (label: string) => ({ is: "text", label }) as const;
/** A day, or a moment. */
const when = (label: string) => ({ is: "when", label }) as const;
const pence = (label: string) => ({ is: "pence", label }) as const;
const pcm = (label: string) => ({ is: "pounds-pcm", label }) as const;
const yesNo = (label: string) => ({ is: "yes-no", label }) as const;
const code = (label: string, list: CodeList | Words) => ({ is: "code", label, list }) as const;
const record = (label: string, named: NamedRecord) =>
  ({ is: "record", label, record: named }) as const;
const count = (one: string, many = `${one}s`) =>
  ({ is: "count", one, many, isLeftOutAtZero: false }) as const;
/** One of many numbers, of which most are 0. */
const tally = (one: string, many = `${one}s`) =>
  ({ is: "count", one, many, isLeftOutAtZero: true }) as const;
/** Says nothing to whoever reads it: a record without a name, or one that the row is about anyway. */
const hidden = { is: "hidden" } as const;

/**
 * Every field that a row of the audit may have in its detail, and how the activity log tells it, in
 * the order in which it does. The writer is typed by it, so a field without its words does not compile.
 */
export const auditDetails = {
  kind: code("Type", "kind"),
  rule: code("Warning", "publishing-rule"),
  channel: code("Channel", "channel"),
  portal: text("Portal"),
  listingId: record("Property", "listing"),
  landlordId: record("Landlord", "landlord"),
  plan: code("Plan", "landlord-plan"),
  version: text("Version"),
  role: code("Role", "role"),
  was: code("Before", "state"),
  became: code("After", "state"),
  successor: record("Records moved to", "branch"),
  with: record("With", "contact"),
  personId: record("Person", "tenancy-person"),
  ownerId: record("To", "staff"),
  owner: record("To", "staff"),
  negotiatorId: record("Negotiator", "negotiator"),
  towards: code("Holding deposit", "holding-use"),
  decision: code("Decision", "decision"),
  answer: code("Answer", "answer"),
  answered: yesNo("Questions answered"),
  resp: yesNo("Answer"),
  wants: yesNo("Second reminder"),
  allowed: yesNo("Allowed"),
  despiteLetAgreed: text("Booked while let agreed"),
  wasPence: pence("Amount before"),
  pence: pence("Amount"),
  rentPcm: pcm("Rent"),
  lowestPcm: pcm("Lowest rent"),
  highestPcm: pcm("Highest rent"),
  outcome: code("Result", "step-outcome"),
  result: code("Result", { clear: "Not on the list", match: "On the list" }),
  as: text("Name checked"),
  where: code("Signed", { office: "At our office", elsewhere: "Elsewhere" }),
  method: code("Method", "sign-in-method"),
  travelsBy: code("Travels by", travelModeNames),
  scopes: code("Permissions", "key-scope"),
  frequency: code("Frequency", "alert-frequency"),
  isLimited: yesNo("Limited to this branch"),
  isTenanted: yesNo("Tenanted"),
  wasOn: when("Date before"),
  on: when("Date"),
  startsOn: when("Starts on"),
  dueOn: when("Due by"),
  until: when("Until"),
  at: when("Goes live"),
  week: { is: "week", label: "Week" },
  minutes: { is: "minutes", label: "Length" },
  noticeHours: { is: "hours", label: "Notice" },
  promiseMinutes: { is: "minutes", label: "Response target" },
  changeLimitHours: { is: "hours", label: "Shortest notice for online changes" },
  namesInCalendars: yesNo("Renters’ names in calendars"),
  by: code("Ended by", "ended-by"),
  because: code("Reason", "cause"),
  reason: code("Reason", "reason"),
  scheduledBy: text("Scheduled by"),
  cameFrom: { is: "lead-source", label: "Lead source" },
  fields: text("Changed"),
  closed: { is: "flag", label: "Conversation closed" },
  files: { is: "flag", label: "Files attached" },
  file: text("File"),
  records: tally("record in the file", "records in the file"),
  taken: tally("property imported", "properties imported"),
  incomplete: tally(
    "property imported with values left out",
    "properties imported with values left out",
  ),
  added: tally("property added", "properties added"),
  changed: tally("property changed", "properties changed"),
  unchanged: tally("property unchanged", "properties unchanged"),
  withdrawn: tally("property withdrawn", "properties withdrawn"),
  refusals: tally("record rejected", "records rejected"),
  warnings: tally("warning"),
  cancelledViewings: tally("viewing cancelled", "viewings cancelled"),
  homes: count("property", "properties"),
  leftOut: tally("property left out", "properties left out"),
  days: count("working day"),
  times: count("time"),
  told: count("person notified", "people notified"),
  offers: tally("offer"),
  certificates: count("certificate"),
  alarms: count("deadline"),
  sessions: count("session"),
  contacts: tally("contact"),
  landlords: tally("landlord"),
  enquiries: tally("enquiry", "enquiries"),
  begun: tally("unfinished enquiry", "unfinished enquiries"),
  requests: tally("request"),
  qualifications: tally("set of answers", "sets of answers"),
  conversations: tally("conversation"),
  bookings: tally("viewing"),
  appointments: tally("appointment"),
  waits: tally("waiting list entry", "waiting list entries"),
  offeredTimes: tally("offered time"),
  tenancies: tally("tenancy", "tenancies"),
  tenants: tally("tenant in a property", "tenants in a property"),
  tenantOf: tally("tenanted property", "tenanted properties"),
  keyHolders: tally("key holder"),
  alerts: tally("property alert"),
  campaigns: tally("campaign"),
  caseLinks: tally("page link"),
  documents: tally("document"),
  mails: tally("email"),
  mailsElsewhere: tally("email in other conversations", "emails in other conversations"),
  heldMails: tally("unmatched email"),
  written: tally("email written", "emails written"),
  before: tally("person who had it already", "people who had it already"),
  repeated: tally("duplicate address", "duplicate addresses"),
  stopped: tally("person who unsubscribed", "people who unsubscribed"),
  claim: hidden,
  conversationId: hidden,
  documentId: hidden,
  enquiryId: hidden,
  key: hidden,
  linkId: hidden,
  offerId: hidden,
  other: hidden,
  position: hidden,
} as const satisfies Record<string, DetailField>;

export type DetailName = keyof typeof auditDetails;
export type DetailValue = string | number | boolean | null;

/** What a row of the audit says besides: no text that somebody wrote about a person. */
export type AuditDetail = { readonly [Name in DetailName]?: DetailValue };

/** Where a field is called otherwise than elsewhere. */
export const labelsInActions: {
  readonly [Action in AuditAction]?: { readonly [Name in DetailName]?: string };
} = {
  "appointment.late": { minutes: "Running late by" },
  "feed.let-agreed-chosen": { became: "Let agreed properties" },
  "listing.branch-changed": { became: "Branch" },
  "listing.taken-over": { was: "Feed" },
  "staff.branch-changed": { became: "Branch" },
  "staff.role-changed": { became: "Role" },
  "tenancy.complete-step": { kind: "Step", personId: "For" },
  "tenancy.correct-receipt": { on: "Date received", kind: "Payment" },
  "tenancy.extend-deadline": { until: "New deadline" },
  "tenancy.reopen-step": { kind: "Step", personId: "For" },
  "tenancy.move-start": { startsOn: "New start date" },
};

/** Keeps a detail from having more than that. TypeScript itself looks only at literals. */
export type OnlyKnown<Detail> = { [Name in Exclude<keyof Detail, DetailName>]: never };
