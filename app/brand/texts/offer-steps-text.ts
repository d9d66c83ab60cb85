import { incomeMultiple } from "../../../domain/agency/shown-settings.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { offerLimits } from "../../../domain/offers/offer-fields.ts";

interface FieldText {
  label: string;
  hint?: string;
  before?: string;
  after?: string;
}

export const yesNoText = { yes: "Yes", no: "No" } as const;

export const offerStepsText = {
  heading: "Offer details",
  back: "Back to your offer",
  done: "Save offer details",
  questions: [
    "What would you like to pay?",
    "Who will live there?",
    "Can you afford it?",
    "When would you like to move in?",
    "How long would you like to stay?",
    "Would you like a break clause?",
    "Is there anything you would like to ask for?",
    "Check your offer",
  ],
  fields: {
    rent: { label: "Rent you’re offering per month", before: "£", after: "pcm" },
    freq: { label: "How often would you like to pay?" },
    furnishing: { label: "Furnishing" },
    unit: { label: "Flat number", hint: "The number of the flat you’d like." },
    adultCount: { label: "Adults", hint: "Everyone aged 18 or over who will live there." },
    households: {
      label: "Households",
      hint: "A couple or a family is one household; friends who share are one each.",
    },
    childCount: { label: "Children", hint: "Everyone under 18." },
    ukBankAccount: { label: "Do you have a UK bank account?" },
    noSubletting: { label: "Do you agree not to sublet the home?" },
    rightToRent: { label: "Does every adult have the right to rent in England?" },
    adverseCredit: {
      label: "Has any adult had adverse credit?",
      hint: "For example a county court judgment, an IVA or bankruptcy.",
    },
    startdate: { label: "Move-in date" },
    duration: { label: "Length of the contract", hint: "In whole months.", after: "months" },
    break: { label: "A break clause" },
    breakmonth: {
      label: "First break after",
      hint: "The month of the contract after which either side may end it.",
      after: "months",
    },
    pets: { label: "Do you have pets?" },
    pettype: { label: "Your pets", hint: "What kind, how many, and how they live." },
    specialrequests: {
      label: "Special requests",
      hint: "Anything you’d like changed, left or taken away. You can leave this empty.",
    },
    freetext: {
      label: "About yourselves",
      hint: "A few lines for the landlord about who you are. You can leave this empty.",
    },
  },
  counted: { adultCount: "adults", households: "households", childCount: "children" },
  advertised: (rentPcm: number) => `Advertised at ${formatPounds(rentPcm)} a month.`,
  requiredIncome: (income: number) =>
    `This offer needs a household income of ${formatPounds(income)} a year: ${incomeMultiple.usual} times the monthly rent.`,
  requiredIncomeUnknown: `An offer needs a household income of ${incomeMultiple.usual} times the monthly rent.`,
  incomeSufficient: "Our household income before tax is at least that much",
  guarantor: {
    yes: "We’ll ask for a guarantor, or discuss another way.",
    no: "You won’t need a guarantor.",
  },
  freeNow: "The home is available now.",
  freeFrom: (date: string) => `The home is available from ${date}.`,
  check: {
    intro: "This is what we’ll put to the landlord. You can change it until you send the offer.",
    next: "Next, enter the details of everyone who will be a tenant.",
  },
} as const satisfies { fields: Record<string, FieldText> } & Record<string, unknown>;

export const tenantStepsText = {
  heading: (number: number) => `Tenant ${number}`,
  back: "Back to your offer",
  save: "Done",
  questions: ["Name and date of birth", "Contact", "Occupation"],
  dob: {
    label: "Date of birth",
    hint: "For example 27 3 1994. Every tenant must be 18 or over.",
    day: "Day",
    month: "Month",
    year: "Year",
  },
  fields: {
    employer: { label: "Employer" },
    job: { label: "Job title" },
    salary: { label: "Salary", hint: "A year, before tax.", before: "£", after: "a year" },
    rentshare: { label: "Share of the rent", after: "%" },
  },
  shareLeft: (left: number) => `${left}% of the rent is left.`,
  allDone: {
    heading: "All done!",
    text: (name: string) => `We have the details of ${name}.`,
    back: "Back to your offer",
  },
} as const;

export const simpleOfferText = {
  questions: ["What would you like to offer?", "Who will live there?", "Anything else?"],
  pettype: {
    label: "Pets",
    hint: "What kind, how many, and whether they live indoors. Leave blank if you have no pets.",
  },
} as const;

export const textLimits = {
  pettype: offerLimits.petDetails,
  specialrequests: offerLimits.specialRequests,
  freetext: offerLimits.aboutYourselves,
} as const;

/** Of the offer without script. */
export const plainOfferText = {
  count: {
    question: "Who will the offer name?",
    label: "Tenants",
    hint: "Everyone aged 18 or over who will live in the home and sign the agreement, up to 5 people.",
    missing: "Enter the number of tenants",
    invalid: "Enter a number of tenants from 1 to 5",
  },
  acceptances: {
    question: "What do you accept?",
    terms: "Accept the terms in one of the two boxes",
    privacy: "Accept the privacy policy",
  },
  breakmonth:
    "The month after which either side may end the contract. Leave it empty without a break clause.",
  check: "Check your answers",
  notKept:
    "This page has all your answers, but we couldn’t save them behind the link just now. The next page will try again.",
} as const;
