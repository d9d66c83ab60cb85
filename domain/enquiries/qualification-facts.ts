import { formatNumericDate } from "../shared/dates.ts";
import { formatPounds } from "../shared/money.ts";
import type { CurrentStatus, LookingFor } from "./qualification.ts";

type Facts = [name: string, value: string][];

const notSaid = "Not said";

export function currentStatusFacts(answers: CurrentStatus): Facts {
  return [
    ["Employment", answers.employmentStatus],
    ["Employer", answers.employer || notSaid],
    ["Job title", answers.jobTitle || notSaid],
    ["Adults", String(answers.numOfTenants)],
    ["Children", String(answers.numOfChildren)],
    ["Households", String(answers.numOfHouseholds)],
    ["Household income", `${formatPounds(answers.totalIncome)} a year before tax`],
  ];
}

export function lookingForFacts(answers: LookingFor): Facts {
  return [
    ["Highest rent", `${formatPounds(answers.maxRent)} pcm`],
    ["Bedrooms", answers.bedrooms === 0 ? "Studio" : String(answers.bedrooms)],
    ["Move-in date", formatNumericDate(answers.startDate)],
    ["Length of tenancy", answers.duration ?? notSaid],
    ["Break clause", answers.breakClause],
    ["Furnishing", answers.furnishing],
    ["Parking", yesNo[answers.parking]],
    ["Pets", yesNo[answers.pets]],
    ["Adverse credit", yesNo[answers.adverseCredit]],
    ["Right to rent in the UK", yesNo[answers.rightToRent]],
    ["Renting at the moment", yesNo[answers.currentlyRenting]],
    ["Reason for moving", answers.movingReason ?? notSaid],
    ["Current address", answers.currentAddress],
    [
      "Leaving it on",
      answers.vacatingDate === null ? notSaid : formatNumericDate(answers.vacatingDate),
    ],
  ];
}

const yesNo = { yes: "Yes", no: "No" } as const;
