import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse } from "../../staff/refusals.ts";
import { signAgreement } from "../../tenancies/documents/sign-agreement.ts";
import type { CaseForm } from "../case-form.ts";
import { refuseRule } from "../refuse-rule.ts";
import { notYours } from "../send-document.ts";

/** A renter signs for one of the people of their link, a landlord for themselves. */
export async function signOwnAgreement(
  app: AppContext,
  opened: OpenCase,
  { tenancyId, personId }: { tenancyId: string; personId: string | null },
  fields: CaseForm["fields"],
): Promise<Outcome<{ done: "signed" }>> {
  const documentId = fields["document"] ?? "";
  if (!isUuid(tenancyId) || !isUuid(documentId) || (personId !== null && !isUuid(personId)))
    return notYours;
  const signed = await signAgreement(app, opened, {
    tenancyId,
    documentId,
    personId,
    name: fields["name"] ?? "",
    consents: fields["consents"] === "on",
  });
  if (signed.ok) return { ok: true, answer: { done: "signed" } };
  switch (signed.rule) {
    case "none":
    case "not-theirs":
      return notYours;
    case "name-missing":
      return refuse("Enter your full name, in 200 characters or fewer", "name");
    case "consent-missing":
      return refuse(
        "Tick the box to show you’ve read the agreement and want to sign this way",
        "consents",
      );
    case "newer-paper":
      return refuse(
        "This agreement has been replaced. Read the new one before you sign.",
        "consents",
      );
    case "agreement-stale":
      return refuse(
        "The terms have changed, so you can’t sign this version. We’ll send you the new one.",
        "consents",
      );
    case "done-already":
      return refuse("You’ve already signed this agreement.");
    default:
      return refuseRule(signed, "consents");
  }
}
