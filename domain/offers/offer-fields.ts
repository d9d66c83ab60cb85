import * as v from "valibot";
import {
  dateField,
  numberField,
  optionalPrintedText,
  optionalText,
  yesNoField,
} from "../shared/fields/number-fields.ts";
import { textField } from "../shared/fields/text-fields.ts";

/** How often a renter would like to pay (renter specification, section 3). */
export const rentFrequencies = ["Monthly", "Quarterly", "Biannually", "Annually"] as const;
export type RentFrequency = (typeof rentFrequencies)[number];

export const offerFurnishings = ["Furnished", "Unfurnished"] as const;

/** Limits of the offer form (renter specification, sections 5 and 9). Months are whole months. */
export const offerLimits = {
  adults: { min: 1, max: 6 },
  children: { min: 0, max: 5 },
  rent: { min: 1, max: 50_000 },
  duration: { min: 1, max: 60 },
  petDetails: 250,
  specialRequests: 2500,
  aboutYourselves: 5000,
} as const;

/** Flat number of a home outside a development (renter specification, section 5). */
export const noUnit = "NA";

const { adults, children, rent, duration } = offerLimits;

const startdate = dateField(
  "Please choose your move-in date",
  "Please give a move-in date that exists",
);
const monthlyRent = numberField(rent, {
  missing: "Please provide the monthly rent that you offer",
  invalid: "Please give the monthly rent in whole pounds, up to £50,000",
});
const extras = {
  pettype: optionalPrintedText(offerLimits.petDetails),
  specialrequests: optionalText(offerLimits.specialRequests),
};

export const priceFields = {
  rent: monthlyRent,
  freq: v.picklist(rentFrequencies, "Please choose how often you would like to pay"),
  furnishing: v.picklist(offerFurnishings, "Please choose furnished or unfurnished"),
  unit: textField(
    { max: 20 },
    {
      missing: "Please provide the flat number",
      long: "Please keep the flat number under 20 characters",
    },
  ),
};

export const peopleFields = {
  adultCount: numberField(adults, {
    missing: "Please provide the number of adults",
    invalid: "Please give 1 to 6 adults",
  }),
  households: numberField(adults, {
    missing: "Please provide the number of households",
    invalid: "Please give between 1 household and the number of adults",
  }),
  childCount: numberField(children, {
    missing: "Please provide the number of children",
    invalid: "Please give 0 to 5 children",
  }),
};

/** Step 3: affordability, bank account and confirmations. No answer rejects an offer. */
export const affordabilityFields = {
  guarantorRequired: yesNoField("Please tell us about your household income"),
  ukBankAccount: yesNoField("Please tell us whether you have a UK bank account"),
  noSubletting: yesNoField("Please tell us that you will not sublet the home"),
  rightToRent: yesNoField("Please tell us whether everyone has the right to rent"),
  adverseCredit: yesNoField("Please tell us whether there is any adverse credit"),
};

export const moveInFields = { startdate };

/** Step 5, in months. */
export const lengthFields = {
  duration: numberField(duration, {
    missing: "Please provide the length in months",
    invalid: "Please give the length in whole months, 1 to 60",
  }),
};

/** Step 6. The month is 0 without a break clause. */
export const breakFields = {
  break: yesNoField("Please tell us whether you would like a break clause"),
  breakmonth: numberField(
    { min: 0, max: duration.max },
    {
      missing: "Please provide the month of the break clause",
      invalid: "Please give the month of the break clause, within the length of the contract",
    },
  ),
};

export const requestFields = {
  pets: yesNoField("Please tell us whether you have pets"),
  ...extras,
  freetext: optionalText(offerLimits.aboutYourselves),
};

export const offerDetailsFields = {
  ...priceFields,
  ...peopleFields,
  ...affordabilityFields,
  ...moveInFields,
  ...lengthFields,
  ...breakFields,
  ...requestFields,
};

export const simpleOfferFields = { startdate, rent: monthlyRent, ...extras };
