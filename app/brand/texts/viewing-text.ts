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
    qualified: "We have your details and your answers already: choose a time.",
    contact: "We have your contact details already.",
    asked: (when: string) =>
      `You have already asked to see this home on ${when}. Choose a time here only if you would like another one.`,
  },
  check: "Nothing was sent yet. Please look through it once more.",
  send: "Request this viewing",
  thanks: "We will be in touch to confirm your viewing shortly",
  schedule: {
    day: "Day",
    choose: "Choose a day in the calendar",
    notice: (settings: ViewingSettings) =>
      `From ${nameFirstDay(settings)} on, Monday to Saturday, up to ${settings.viewingsUntilDay} days ahead. No viewings on Sundays.`,
    zone: "Times are London time, wherever you are now.",
    from: "From",
    until: "Until",
    request: "You ask for a time: it is booked once we have confirmed it with you.",
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
  email: { label: "Email", hint: "We send the confirmation here." },
  employmentStatus: { label: "Employment status" },
  employer: { label: "Employer" },
  jobTitle: { label: "Job title" },
  numOfTenants: { label: "Adults", hint: "Everybody of 18 and over.", counted: "adults" },
  numOfChildren: { label: "Children", hint: "Under 18.", counted: "children" },
  numOfHouseholds: {
    label: "Households",
    hint: "A couple or a family is one.",
    counted: "households",
  },
  totalIncome: { label: "Household income", hint: "Of all adults, before tax." },
  maxRent: { label: "Most you would pay" },
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
