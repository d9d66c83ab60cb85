import { viewingOptionLabel } from "../../../domain/enquiries/viewing-options.ts";
import type {
  contactDetailFields,
  QualificationAnswers,
} from "../../../domain/enquiries/qualification.ts";
import {
  nameFirstDay,
  type ViewingSettings,
} from "../../../domain/viewings/requests/bookable-from.ts";
import type { scheduleFields } from "../../../domain/viewings/requests/viewing-times.ts";

type FormField =
  | keyof typeof contactDetailFields
  | keyof QualificationAnswers
  | keyof ReturnType<typeof scheduleFields>;

interface FieldText {
  label: string;
  hint?: string;
  counted?: string;
}

/** Heading, step names and thanks are the specification's. */
export const viewingText = {
  heading: "Let's book you in for your viewing",
  required: "Fields marked * are required.",
  steps: {
    contact: "Contact details",
    status: "Current status",
    wishes: "Looking for",
    schedule: "Schedule viewing",
    check: "Check your answers",
  },
  known: {
    qualified: "We already have your details and answers, so you only need to choose a time.",
    contact: "We already have your contact details.",
    asked: (when: string) =>
      `You’ve already asked to see this home on ${when}. Choose a time here only if you’d like another one.`,
  },
  check: "You haven’t sent anything yet. Please check your answers before you send them.",
  send: "Request this viewing",
  thanks: "We will be in touch to confirm your viewing shortly",
  schedule: {
    day: "Day",
    choose: "Choose a day in the calendar",
    notice: (settings: ViewingSettings) =>
      `From ${nameFirstDay(settings)}, Monday to Saturday, up to ${settings.viewingsUntilDay} days ahead. No viewings on Sundays.`,
    zone: "Times are London time, wherever you are now.",
    from: "From",
    until: "Until",
    request: "You’re asking for a time. It’s booked once we’ve confirmed it with you.",
  },
  aside: {
    label: "The home you want to see",
    times: "Viewings run Monday to Saturday, 09:00 to 19:00.",
    stuck: "Stuck? Call",
  },
} as const;

export const viewingFields = {
  firstname: { label: "First name" },
  lastname: { label: "Last name" },
  phone: { label: "Phone number", hint: "A UK number, to call you on the day." },
  email: { label: "Email", hint: "We’ll send the confirmation here." },
  employmentStatus: { label: "Employment status" },
  employer: { label: "Employer" },
  jobTitle: { label: "Job title" },
  numOfTenants: { label: "Adults", hint: "Everyone aged 18 or over.", counted: "adults" },
  numOfChildren: { label: "Children", hint: "Under 18.", counted: "children" },
  numOfHouseholds: {
    label: "Households",
    hint: "A couple or a family is one.",
    counted: "households",
  },
  totalIncome: { label: "Household income", hint: "All adults’ income together, before tax." },
  maxRent: { label: "Highest rent you would pay" },
  bedrooms: { label: "Bedrooms", counted: "bedrooms" },
  startDate: { label: "Move-in date" },
  duration: { label: "Length of tenancy" },
  breakClause: { label: "Break clause" },
  furnishing: { label: "Furnishing" },
  parking: { label: "Parking" },
  pets: { label: "Pets" },
  adverseCredit: { label: "Adverse credit" },
  rightToRent: { label: "Right to rent in the UK" },
  currentlyRenting: { label: "Renting at the moment" },
  movingReason: { label: "Reason for moving" },
  currentAddress: { label: "Current address" },
  vacatingDate: { label: "Date you move out" },
  scheduleViewingDate: { label: "Day" },
  scheduleViewingTime: { label: "Time" },
  viewingOption: { label: viewingOptionLabel },
} as const satisfies Record<FormField, FieldText>;

export type ViewingField = keyof typeof viewingFields;
