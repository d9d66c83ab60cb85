import type { MarketingChoiceFields } from "../../../domain/contacts/marketing-choice.ts";
import type { SnoozeChoice } from "../../../domain/conversations/conversation-change.ts";
import type { QualificationAnswers } from "../../../domain/enquiries/qualification.ts";

/** First part of the e-mail address of one of `demoStaff`. */
type Colleague = "amina" | "george" | "imogen" | "rafael";

/** What happened, and how many office minutes before the demo was loaded. */
export type DemoStep = { ago: number } & (
  | { do: "enquiry" | "viewing"; home: string; text: string }
  | { do: "valuation" | "switch" | "demo"; text: string; homes?: number; source?: string }
  | { do: "contact"; text: string }
  | { do: "referral"; landlord: { name: string; email: string; phone: string } }
  | { do: "call"; by: Colleague; text: string; answered: boolean }
  | { do: "mail"; text: string }
  | { do: "assign" | "close"; by: Colleague }
  | { do: "snooze"; by: Colleague; choice: SnoozeChoice }
  | { do: "reply" | "note"; by: Colleague; text: string; fails?: string }
  | { do: "qualify"; answers: Omit<QualificationAnswers, "startDate">; movesInDays: number }
  | { do: "agree"; by: Colleague; choice: MarketingChoiceFields }
);

export interface DemoConversation {
  name: string;
  /** Empty for somebody who only rang. */
  email: string;
  /** One of those reserved for drama. */
  phone: string;
  /** In order of time. The first one opens it. */
  steps: readonly DemoStep[];
}
