import { formatCount } from "../../../domain/shared/formats/count.ts";
import { PersonLink } from "../people/person-link.tsx";
import type { TenancyView } from "./shown.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { tenancyForms } from "../../../domain/tenancies/tenancy-forms.ts";
import { tenancyActions } from "../../../domain/tenancies/tenancy-actions.ts";
import { TenancyForm } from "./tenancy-form.tsx";

const roles = { tenant: "Tenant", occupier: "Permitted occupier", guarantor: "Guarantor" } as const;

/** Everybody of the tenancy. Every adult who will live there is named. */
export function PeopleSection({ shown }: { shown: TenancyView }) {
  const { people, unnamedAdults, isGuarantorMissing, isAnySigned, state } = shown;
  const isOpen = state === "progressing";
  return (
    <OfficeSection title="People">
      <ul className="rows">
        {people.map(({ id, contactId, name, role, shareCode }) => (
          <li key={id}>
            <PersonLink id={contactId}>{name}</PersonLink>{" "}
            <span className="badge">{roles[role]}</span>
            {shareCode && (
              <p className="tiny">
                Share code {shareCode.code}, valid until {shareCode.until} at the latest, 90 days
                after they created it
              </p>
            )}
            <MailPage id={`page-${id}`} name={name} personId={id} />
          </li>
        ))}
        <Others shown={shown} />
      </ul>
      <div className="office-section__body stack">
        {unnamedAdults > 0 && (
          <Note kind="warn">
            <p>
              {formatCount(unnamedAdults, "adult is", "adults are")} still to be added. Every adult
              needs a right to rent check (Immigration Act 2014, section 22).
            </p>
          </Note>
        )}
        {isOpen && isGuarantorMissing && (
          <Note kind="warn">
            <p>The offer was accepted with a guarantor.</p>
            <TenancyForm
              form={tenancyActions["waive-guarantor"]}
              button="Continue without a guarantor"
              look="secondary"
            />
          </Note>
        )}
        {isOpen && !isAnySigned && <AddPerson />}
      </div>
    </OfficeSection>
  );
}

function Others({ shown: { landlord, owner } }: { shown: TenancyView }) {
  return (
    <>
      <li>
        {landlord?.name ?? "No landlord added"} <span className="badge">Landlord</span>
        {landlord && <MailPage id="page-landlord" name={landlord.name} personId={null} />}
      </li>
      <li>
        {owner.name ?? "Unassigned"} <span className="badge">Handled by</span>
        <TenancyForm
          form={tenancyForms.assign}
          id="tenancy-handler"
          values={{ owner: owner.id }}
          summary="Reassign tenancy"
          button="Reassign tenancy and open tasks"
        />
      </li>
    </>
  );
}

/** Their own page opens by a link that only they get. */
function MailPage({ id, name, personId }: { id: string; name: string; personId: string | null }) {
  return (
    <TenancyForm
      form={tenancyForms["mail-page"]}
      id={id}
      values={{ personId }}
      button="Email page link"
      about={name}
      look="quiet"
    />
  );
}

function AddPerson() {
  return (
    <TenancyForm
      form={tenancyForms["add-person"]}
      summary="Add a permitted occupier or a guarantor"
      button="Add person"
    />
  );
}
