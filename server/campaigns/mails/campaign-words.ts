import type { CampaignKind } from "../../../domain/campaigns/campaign.ts";

export interface CampaignWords {
  name: string;
  subject: (at: string) => string;
  lines: (at: string) => string[];
  yes: string;
  no: string;
  why: string;
}

/** The texts of the answer pages are in the specification. */
export const campaignWords: Record<CampaignKind, CampaignWords> = {
  "request-viewing": {
    name: "Viewing campaign",
    subject: (at) => `Would you like to see a home${at}?`,
    lines: (at) => [
      `We have homes to rent${at} that may suit you.`,
      "Would you like to see one? Tell us with one click and we’ll be in touch to arrange a time.",
    ],
    yes: "Yes, I’d like a viewing",
    no: "No, thank you",
    why: "You’re getting this because you asked us about a home to rent.",
  },
  "renter-check": {
    name: "Renter check",
    subject: (at) => `Can we go ahead with a renter${at}?`,
    lines: (at) => [
      `We’re ready to process a renter${at}. You already have the details from us.`,
      "May we go ahead?",
    ],
    yes: "Yes, please go ahead",
    no: "No, please wait",
    why: "You’re getting this because we need your decision on a renter for your property.",
  },
  "renter-survey": {
    name: "Renter survey",
    subject: (at) => `How is your home${at}?`,
    lines: (at) => [
      `You rent a home through us${at}, and we’d like to know how we’re doing.`,
      "Would you recommend us to a friend?",
    ],
    yes: "Yes, I would",
    no: "No, I wouldn’t",
    why: "You’re getting this because you rent a home through us.",
  },
};

export function formatDevelopment(dev: string): string {
  return dev === "" ? "" : ` at ${dev}`;
}
