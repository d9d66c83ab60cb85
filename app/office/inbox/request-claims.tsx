import { useId } from "react";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { useMaySend } from "../shell/form-button.tsx";
import { ClaimChoice, claimNote } from "../people/claim-choice.tsx";
import type { ShownConversation } from "./shown.ts";

/** Details that came with the requests of this conversation and are not what the record says. */
export function RequestClaims({
  open: { claims },
  mayEdit,
  formKey,
}: {
  open: ShownConversation;
  mayEdit: boolean;
  formKey: string;
}) {
  const id = useId();
  const mayDecide = useMaySend(inboxForms["take-claim"]) && mayEdit;
  if (claims.length === 0) return null;
  return (
    <section className="card__same stack" aria-labelledby={id}>
      <h3 id={id}>Sent under another name</h3>
      <p>{claimNote}</p>
      {claims.map((claim) => (
        <ClaimChoice key={claim.id} claim={claim} mayEdit={mayDecide} formKey={formKey} />
      ))}
    </section>
  );
}
