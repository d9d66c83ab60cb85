import type { DocumentKind } from "../documents/document.ts";
import { type AwaitedMoney, sumAwaited } from "../tenancies/money/awaited-money.ts";
import { findSigningProblem } from "../tenancies/documents/signing-problem.ts";
import {
  findAgreementDeadline,
  findRepayment,
  isHoldingUseOpen,
  listHoldingUses,
} from "../tenancies/money/holding-deposit.ts";
import { findShareCodeEnd } from "../tenancies/steps/right-to-rent.ts";
import { findListed } from "../tenancies/steps/sanctions.ts";
import { findOpenStep, documentsOfStep } from "../tenancies/steps/sent-to-check.ts";
import type { TenancyLandlord } from "../tenancies/tenancy-action.ts";
import {
  countHeld,
  findPayment,
  type HoldingChoice,
  isOver,
  type Tenancy,
  type TenancyPerson,
} from "../tenancies/tenancy.ts";

/** What somebody of a tenancy has to do now, by their own page. */
export type RenterTask = { dueOn: string; person: Pick<TenancyPerson, "id" | "name"> } & (
  | ({ do: "pay" } & Pick<AwaitedMoney, "parts" | "openPence">)
  | { do: "sign"; documentId: string }
  | { do: "choose-holding-use"; heldPence: number; uses: HoldingChoice["towards"][] }
  | { do: "give-share-code" }
  | { do: "send-paper"; step: "identity" | "references" | "guarantee" }
);

export interface RenterDocuments {
  /** The latest agreement, if there is one. */
  agreementId: string | null;
  /** What each person has sent, by their id in the tenancy. */
  sent: ReadonlyMap<string, readonly DocumentKind[]>;
}

/**
 * Money to hold the home comes first, then signatures, then other money, codes and papers. After the
 * keys only money, where a receipt was corrected.
 */
export function listRenterTasks(
  tenancy: Tenancy,
  personIds: readonly string[],
  { agreementId, sent }: RenterDocuments,
  { landlord, today }: { landlord: TenancyLandlord | null; today: string },
): RenterTask[] {
  if (isOver(tenancy)) return [];
  const own = tenancy.people.filter(({ id }) => personIds.includes(id));
  const payments = own.some(({ role }) => role === "tenant")
    ? listPaymentTasks(tenancy, own[0]!, landlord)
    : [];
  if (tenancy.state === "moved-in") return payments;
  return [
    ...payments.filter(isToHold),
    ...own
      .filter(({ role }) => role === "tenant")
      .slice(0, 1)
      .flatMap((person) => listChoiceTasks(tenancy, person, { landlord, today })),
    ...own.flatMap((person) => listSigningTasks(tenancy, person, agreementId, { landlord, today })),
    ...payments.filter((payment) => !isToHold(payment)),
    ...own.flatMap((person) => listCodeTasks(tenancy, person, today)),
    ...own.flatMap((person) => listPaperTasks(tenancy, person, sent.get(person.id) ?? [])),
  ];
}

const isToHold = ({ parts }: Pick<AwaitedMoney, "parts">) =>
  parts.some(({ kind }) => kind === "holding-deposit");

/** First month’s rent and deposit are one sum. None where nothing may be taken: a name is on the sanctions list. */
function listPaymentTasks(
  tenancy: Tenancy,
  { id, name }: TenancyPerson,
  landlord: TenancyLandlord | null,
) {
  if (findListed(tenancy, landlord) !== null) return [];
  return [sumAwaited(tenancy, ["holding-deposit"]), sumAwaited(tenancy)].flatMap((awaited) =>
    awaited === null ? [] : [{ do: "pay" as const, ...awaited, person: { id, name } }],
  );
}

/** Whoever paid it says what it counts towards (Tenant Fees Act 2019, schedule 2, paragraph 5). */
function listChoiceTasks(
  tenancy: Tenancy,
  { id, name }: TenancyPerson,
  { landlord, today }: { landlord: TenancyLandlord | null; today: string },
): RenterTask[] {
  if (findListed(tenancy, landlord) !== null) return [];
  const heldPence = countHeld(findPayment(tenancy, "holding-deposit"));
  const dueOn = findRepayment(tenancy, today)?.dueOn ?? findAgreementDeadline(tenancy);
  if (!isHoldingUseOpen(tenancy) || dueOn === null) return [];
  const uses = listHoldingUses(tenancy);
  return [{ do: "choose-holding-use", heldPence, uses, dueOn, person: { id, name } }];
}

function listSigningTasks(
  tenancy: Tenancy,
  { id, name, role }: TenancyPerson,
  documentId: string | null,
  { landlord, today }: { landlord: TenancyLandlord | null; today: string },
): RenterTask[] {
  const step = findOpenStep(tenancy, id, "signature");
  if (documentId === null || role !== "tenant" || step === null) return [];
  if (findSigningProblem(tenancy, landlord, today) !== null) return [];
  const dueOn = findAgreementDeadline(tenancy) ?? step.dueOn;
  return [{ do: "sign", documentId, dueOn, person: { id, name } }];
}

/** A code that is too old to be opened is asked for again. */
function listCodeTasks(
  tenancy: Tenancy,
  { id, name, shareCode }: TenancyPerson,
  today: string,
): RenterTask[] {
  const step = findOpenStep(tenancy, id, "right-to-rent");
  if (step === null) return [];
  if (shareCode !== null && today <= findShareCodeEnd(shareCode.givenOn)) return [];
  const deadline = findAgreementDeadline(tenancy);
  const dueOn = deadline !== null && deadline < step.dueOn ? deadline : step.dueOn;
  return [{ do: "give-share-code", dueOn, person: { id, name } }];
}

function listPaperTasks(
  tenancy: Tenancy,
  { id, name }: TenancyPerson,
  sent: readonly DocumentKind[],
): RenterTask[] {
  return (["identity", "references", "guarantee"] as const).flatMap((kind): RenterTask[] => {
    const step = findOpenStep(tenancy, id, kind);
    const isSent = documentsOfStep[kind].some((paper) => sent.includes(paper));
    if (step === null || isSent) return [];
    return [{ do: "send-paper", step: kind, dueOn: step.dueOn, person: { id, name } }];
  });
}
