import { OfficeSection } from "../shell/office-section.tsx";
import { type Claim, ClaimChoice, claimNote } from "./claim-choice.tsx";

/** Details that came with requests and are not what the record says. */
export function ClaimsSection({ claims, mayEdit }: { claims: readonly Claim[]; mayEdit: boolean }) {
  if (claims.length === 0) return null;
  return (
    <OfficeSection title="Sent under another name" count={claims.length} look="warn">
      <div className="office-section__body stack">
        <p>{claimNote}</p>
        {claims.map((claim) => (
          <ClaimChoice key={claim.id} claim={claim} mayEdit={mayEdit} />
        ))}
      </div>
    </OfficeSection>
  );
}
