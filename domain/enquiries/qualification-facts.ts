import { formatNumericDate } from "../shared/dates.ts";
import { formatPounds } from "../shared/money.ts";
import type { CurrentStatus, LookingFor } from "./qualification.ts";

type Fact = [name: string, value: string];

const notSaid = "Not recorded";

export function describeCurrentStatus(answers: CurrentStatus): Fact[] {
  const facts: Record<keyof CurrentStatus, Fact> = {
    employmentStatus: ["Employment", answers.employmentStatus],
    employer: ["Employer", answers.employer || notSaid],
    jobTitle: ["Job title", answers.jobTitle || notSaid],
    numOfTenants: ["Adults", String(answers.numOfTenants)],
    numOfChildren: ["Children", String(answers.numOfChildren)],
    numOfHouseholds: ["Households", String(answers.numOfHouseholds)],
    totalIncome: ["Household income", `${formatPounds(answers.totalIncome)} a year before tax`],
  };
  return Object.values(facts);
}

export function describeLookingFor(answers: LookingFor): Fact[] {
  const facts: Record<keyof LookingFor, Fact> = {
    maxRent: ["Maximum rent", `${formatPounds(answers.maxRent)} pcm`],
    bedrooms: ["Bedrooms", answers.bedrooms === 0 ? "Studio" : String(answers.bedrooms)],
    startDate: ["Move-in date", formatNumericDate(answers.startDate)],
    duration: ["Length of tenancy", answers.duration ?? notSaid],
    breakClause: ["Break clause", answers.breakClause],
    furnishing: ["Furnishing", answers.furnishing],
    parking: ["Parking", yesNo[answers.parking]],
    pets: ["Pets", yesNo[answers.pets]],
    adverseCredit: ["Adverse credit", yesNo[answers.adverseCredit]],
    rightToRent: ["Right to rent in the UK", yesNo[answers.rightToRent]],
    currentlyRenting: ["Renting at the moment", yesNo[answers.currentlyRenting]],
    movingReason: ["Reason for moving", answers.movingReason ?? notSaid],
    currentAddress: ["Current address", answers.currentAddress],
    vacatingDate: [
      "Moving out on",
      answers.vacatingDate === null ? notSaid : formatNumericDate(answers.vacatingDate),
    ],
  };
  return Object.values(facts);
}

const yesNo = { yes: "Yes", no: "No" } as const;
