import { maySend } from "../../../../domain/staff/office-forms.ts";
import { href, Link } from "react-router";
import { CustomerPageForm } from "../../people/own-page-form.tsx";
import { PersonLink } from "../../people/person-link.tsx";
import type { Route } from "./+types/landlord-page";
import { filePermissions } from "../../../../domain/documents/file-access.ts";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import { hasPermission } from "../../../../domain/staff/roles.ts";
import { documentActs } from "../../../../server/documents/mark-checked.ts";
import { landlordActs, showHomeLandlord } from "../../../../server/homes/landlord/home-landlord.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { landlordForms } from "../../../../domain/landlords/landlord-forms.ts";
import { OfficeForms, OfficeResult } from "../../shell/form/office-result.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { throwNotFound } from "../../shell/record-id.ts";
import { BookHere } from "../../viewings/bookings/book-here.tsx";
import { HomeDocuments } from "./home-documents.tsx";
import { LandlordForm } from "./landlord-form.tsx";
import { SanctionsSection } from "./sanctions-section.tsx";
import { TermsSection } from "./terms-section.tsx";
import "../../shell/form/short-form.css";
import "./landlord.css";

export const handle = { shows: ["landlord", "document"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn({ context });
  const mayEdit = maySend(signedIn, landlordForms.set);
  const shown = await showHomeLandlord(context.get(appContext), params.id);
  if (shown === null) throwNotFound();
  return {
    ...shown,
    mayEdit,
    mayRead: hasPermission(signedIn, filePermissions.landlord),
    mayAddCertificate: hasPermission(signedIn, "edit-listings"),
  };
}

export const action = answerForms({ ...landlordActs, ...documentActs });

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function LandlordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listingId, name, landlord, chosen, papers, mayEdit } = loaderData;
  return (
    <>
      <OfficeHead title={`Landlord of ${name}`} note="Details, terms of business and landlord page">
        <Link to={href("/office/listings/:id", { id: listingId })}>Back to property</Link>
        {loaderData.isListed && <BookHere home={listingId} look="secondary" />}
      </OfficeHead>
      <div className="office-body office-list landlord">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          {landlord && <Known landlord={landlord} mayEdit={mayEdit} />}
          {mayEdit && (
            <OfficeSection title={landlord === null ? "Add landlord" : "Change landlord"}>
              <LandlordForm key={chosen?.id} landlord={landlord} chosen={chosen} />
            </OfficeSection>
          )}
          {landlord && (
            <SanctionsSection
              check={landlord.sanctions}
              toCheck={landlord.toCheck}
              today={loaderData.today}
              mayEdit={mayEdit}
            />
          )}
          {landlord && (
            <TermsSection terms={landlord.terms} today={loaderData.today} mayEdit={mayEdit} />
          )}
        </OfficeForms>
        {papers.length > 0 && <HomeDocuments {...loaderData} />}
      </div>
    </>
  );
}

function Known({
  landlord,
  mayEdit,
}: {
  landlord: NonNullable<Route.ComponentProps["loaderData"]["landlord"]>;
  mayEdit: boolean;
}) {
  const { contactId, name, companyName, email, phone, address, ownPage } = landlord;
  return (
    <OfficeSection title={name} look="door">
      <div className="short-form stack">
        <p>
          {[companyName, address, phone, email ?? "No email"].filter(Boolean).join(", ")}{" "}
          <PersonLink id={contactId} closed={null}>
            View contact
          </PersonLink>
        </p>
        <CustomerPageForm
          forms={landlordForms}
          page="landlord"
          ownPage={ownPage}
          hasEmail={email !== null}
          mayEdit={mayEdit}
        />
      </div>
    </OfficeSection>
  );
}
