import type { CheckedLandlord } from "../landlords/landlord-check.ts";
import type { RecordChange } from "../shared/record-change.ts";
import type { EvidenceSource } from "./evidence-source.ts";
import type { RightToRent } from "./right-to-rent-result.ts";
import type {
  EndedBy,
  EndStep,
  Evidence,
  HoldingChoice,
  KeepReason,
  PaymentKind,
  StepKind,
  StepOutcome,
  TenancyPerson,
} from "./tenancy.ts";

/** What can be recorded about a let. Dates are London's, `on` is when it happened. */
export type TenancyAction =
  | {
      do: "complete-step";
      kind: StepKind;
      personId: string | null;
      on: string;
      outcome: StepOutcome;
      evidence: Evidence;
      /** Which of our own records shows it. */
      source?: EvidenceSource;
      /** Only for `right-to-rent`. */
      rightToRent?: RightToRent;
      /** As the evidence has it, of a check of who somebody is. Left out: `findNameToCheck`. */
      name?: string;
      /** What the record said as whoever records it saw it. Left out: as it is now. */
      recordName?: string;
    }
  | { do: "reopen-step"; kind: StepKind; personId: string | null }
  | { do: "report-right-to-rent"; personId: string; on: string; evidence: Evidence }
  | { do: "give-share-code"; personId: string; code: string }
  | {
      do: "add-person";
      person: Pick<TenancyPerson, "id" | "name"> & { role: "occupier" | "guarantor" };
    }
  | { do: "waive-guarantor" }
  | { do: "move-start"; startsOn: string }
  | { do: "ask-payment"; kind: PaymentKind; pence: number; dueOn: string }
  | {
      do: "receive-payment";
      kind: PaymentKind;
      pence: number;
      on: string;
      evidence: Evidence;
      /** What was to come yet as whoever records it saw it: two halves of a household look the same. */
      openPence?: number;
    }
  | {
      do: "correct-receipt";
      kind: PaymentKind;
      /** By which it is found, whatever colleagues corrected meanwhile. */
      wasPence: number;
      wasOn: string;
      /** 0: it never came. */
      pence: number;
      on: string;
      evidence: Evidence;
    }
  | {
      do: "choose-holding-use";
      towards: HoldingChoice["towards"];
      on: string;
      evidence: Evidence;
    }
  | { do: "apply-holding-deposit"; on: string; evidence: Evidence }
  | { do: "repay-payment"; kind: PaymentKind; pence: number; on: string; evidence: Evidence }
  | { do: "keep-holding-deposit"; reason: KeepReason; on: string; evidence: Evidence }
  | { do: "extend-deadline"; until: string; agreedOn: string; evidence: Evidence }
  | { do: "confirm-tenancy"; on: string; evidence: Evidence }
  | { do: "fall-through"; by: EndedBy; on: string; evidence: Evidence }
  | {
      do: "finish";
      by: EndedBy;
      on: string;
      evidence: Evidence;
      /** Of what it leaves to deal with. Left out: all of it is open. */
      done?: readonly EndStep[];
    };

export interface ActionContext {
  /** London date. */
  today: string;
  /** Id of who records it. */
  by: string;
  /** Somebody else's holding deposit for the same home is here and not dealt with. */
  isHeldElsewhere: boolean;
  /** Who lets the home and can sign. Null: nobody is on record. */
  landlord: LetLandlord | null;
  /** The agreement that was made last says other terms. */
  isAgreementStale: boolean;
}

export interface LetLandlord {
  /** What the check of the UK sanctions list found. Null: it was not made yet. */
  sanctions: "clear" | "match" | null;
  /** Whom the papers name. Null before the check. */
  checked: CheckedLandlord | null;
  /** What their record says otherwise since. */
  change: RecordChange | null;
}
