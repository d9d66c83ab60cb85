import type { CampaignKind } from "../../domain/campaigns/campaign.ts";
import { findDevelopmentOutcode } from "../listings/developments.ts";
import type { NewRequest } from "../conversations/record-request.ts";

const questions: Record<CampaignKind, string> = {
  "request-viewing": "Would you like a viewing?",
  "renter-check": "May we go ahead with the renter?",
  "renter-survey": "Would you recommend us?",
};

interface StoredAnswer {
  /** Of the reply. */
  id: number;
  kind: CampaignKind;
  dev: string;
  name: string;
  email: string;
  resp: boolean;
  at: Date;
}

/** How the inbox shows an answer to a campaign. */
export function toInboxAnswer({ id, kind, dev, name, email, resp, at }: StoredAnswer): NewRequest {
  const about = dev === "" ? "" : `, ${dev}`;
  return {
    kind: "campaign-answer",
    recordId: String(id),
    person: { contactId: null, name, email, phone: null },
    listingId: null,
    area: findDevelopmentOutcode(dev),
    text: `Answered ${resp ? "yes" : "no"} to “${questions[kind]}”${about}`,
    at,
  };
}
