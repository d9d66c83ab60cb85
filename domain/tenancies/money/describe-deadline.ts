import type { DeadlineName } from "../steps/list-deadlines.ts";

const clockTexts: Record<DeadlineName, string> = {
  agreement: "Deadline for the agreement, or for repaying the holding deposit",
  "holding-deposit":
    "Repay the holding deposit, count it as agreed, or keep it with reasons in writing",
  "deposit-registration": "Deposit to register",
  "prescribed-information": "Prescribed information about the deposit due",
  "right-to-rent": "Right to rent check due",
  "right-to-rent-follow-up": "Follow-up right to rent check due",
  "home-office-report": "Report the ended right to rent to the Home Office",
  "share-code": "Use the share code before it expires",
  "name-changed":
    "The name differs from the one that was checked. Check the identity again, or restore the record",
  "name-unprintable":
    "Documents can’t show the name that was checked. Check the identity again under its Latin form",
  "landlord-unprintable":
    "Documents can’t show the landlord’s name or address. Check them again, using Latin letters",
  "landlord-changed":
    "The landlord’s name or address differs from the one that was checked. Check them again, or restore the record",
  payment: "Payment overdue",
  repayment: "Rent and deposit to repay",
  start: "Move-in date with tasks outstanding",
  "tenancy-goes-on": "Confirm they still live there, or end the tenancy",
};

export function describeDeadline(name: DeadlineName): string {
  return clockTexts[name];
}

const clockNames: Record<DeadlineName, string> = {
  agreement: "Agreement to sign",
  "holding-deposit": "Holding deposit to settle",
  "deposit-registration": "Deposit to register",
  "prescribed-information": "Prescribed information to give",
  "right-to-rent": "Right to rent check due",
  "right-to-rent-follow-up": "Follow-up right to rent check due",
  "home-office-report": "Home Office report to make",
  "share-code": "Share code to use",
  "name-changed": "Identity to check again",
  "name-unprintable": "Identity to check again",
  "landlord-unprintable": "Landlord’s details to check again",
  "landlord-changed": "Landlord’s details to check again",
  payment: "Payment to receive",
  repayment: "Money to repay",
  start: "Move-in to prepare",
  "tenancy-goes-on": "Tenancy to confirm",
};

/** In few words, for the subject of a mail. */
export function getDeadlineName(name: DeadlineName): string {
  return clockNames[name];
}
