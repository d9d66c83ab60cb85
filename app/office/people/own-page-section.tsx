import type { ComponentProps } from "react";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { OwnPageForm } from "./own-page-form.tsx";

type FormProps = ComponentProps<typeof OwnPageForm>;

/** The pages on which somebody follows their requests and lets, or their homes: a link opens each. */
export function OwnPageSection({
  firstname,
  ownPage,
  landlordPage,
  hasEmail,
  mayEdit,
}: {
  firstname: string;
  ownPage: FormProps["ownPage"];
  /** Null for who lets no home. */
  landlordPage: FormProps["ownPage"] | null;
  hasEmail: boolean;
  mayEdit: boolean;
}) {
  const form = (page: FormProps["page"], own: FormProps["ownPage"]) => (
    <OwnPageForm
      forms={personForms}
      page={page}
      ownPage={own}
      hasEmail={hasEmail}
      mayEdit={mayEdit}
    />
  );
  if (landlordPage === null)
    return (
      <OfficeSection title={`${firstname}’s own page`}>
        <div className="office-section__body">{form("renter", ownPage)}</div>
      </OfficeSection>
    );
  return (
    <>
      <OfficeSection title={`${firstname}’s own page as a landlord`}>
        <div className="office-section__body">{form("landlord", landlordPage)}</div>
      </OfficeSection>
      <OfficeSection title={`${firstname}’s own page as a renter`}>
        <div className="office-section__body">{form("renter", ownPage)}</div>
      </OfficeSection>
    </>
  );
}
