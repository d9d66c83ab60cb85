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

const startdate = dateField("Enter your move-in date", "Enter a real move-in date");
const monthlyRent = numberField(rent, {
  missing: "Enter the monthly rent you’re offering",
  invalid: "Enter the monthly rent in whole pounds, up to £50,000",
});
const extras = {
  pettype: optionalPrintedText(offerLimits.petDetails),
  specialrequests: optionalText(offerLimits.specialRequests),
};

export const priceFields = {
  rent: monthlyRent,
  freq: v.picklist(rentFrequencies, "Select how often you’d like to pay"),
  furnishing: v.picklist(offerFurnishings, "Select furnished or unfurnished"),
  unit: textField(
    { max: 20 },
    {
      missing: "Enter the flat number",
      long: "Flat number must be 20 characters or fewer",
    },
  ),
};

export const peopleFields = {
  adultCount: numberField(adults, {
    missing: "Enter the number of adults",
    invalid: "Enter a number of adults from 1 to 6",
  }),
  households: numberField(adults, {
    missing: "Enter the number of households",
    invalid: "Enter a number of households from 1 to the number of adults",
  }),
  childCount: numberField(children, {
    missing: "Enter the number of children",
    invalid: "Enter a number of children from 0 to 5",
  }),
};

/** Step 3: affordability, bank account and confirmations. No answer rejects an offer. */
export const affordabilityFields = {
  guarantorRequired: yesNoField("Select whether your household income is enough"),
  ukBankAccount: yesNoField("Select whether you have a UK bank account"),
  noSubletting: yesNoField("Confirm that you won’t sublet the home"),
  rightToRent: yesNoField("Select whether everyone has the right to rent"),
  adverseCredit: yesNoField("Select whether there is any adverse credit"),
};

export const moveInFields = { startdate };

/** Step 5, in months. */
export const lengthFields = {
  duration: numberField(duration, {
    missing: "Enter the length in months",
    invalid: "Enter the length in whole months, from 1 to 60",
  }),
};

/** Step 6. The month is 0 without a break clause. */
export const breakFields = {
  break: yesNoField("Select whether you’d like a break clause"),
  breakmonth: numberField(
    { min: 0, max: duration.max },
    {
      missing: "Enter the month of the break clause",
      invalid: "Enter a month for the break clause within the length of the contract",
    },
  ),
};

export const requestFields = {
  pets: yesNoField("Select whether you have pets"),
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
