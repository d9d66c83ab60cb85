import type { ComponentProps } from "react";
import { data, href, Link } from "react-router";
import { OwnPageForm } from "../people/own-page-form.tsx";
import { PersonLink } from "../people/person-link.tsx";
import type { Route } from "./+types/landlord-page";
import { filePermissions } from "../../../domain/documents/file-access.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { isAllowed, mayDo } from "../../../domain/staff/roles.ts";
import { changeHomeLandlord, showHomeLandlord } from "../../../server/homes/home-landlord.ts";
import { createLandlordChoices } from "../../../server/landlords/landlord-choices.ts";
import {
  getMailOrigin,
  getSignedIn,
  readOfficeFields,
} from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readChoice } from "../../../server/staff/read-choice.ts";
import { getBranchLimit } from "../../../server/staff/sessions.ts";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { LandlordForm } from "./landlord-form.tsx";
import { SanctionsSection } from "./sanctions-section.tsx";
import { TermsSection } from "./terms-section.tsx";
import "../shell/short-form.css";
import "./landlord.css";

export const handle = { shows: ["landlord", "document"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn({ context });
  const mayEdit = isAllowed(signedIn.role, "edit-lets");
  const shown = await showHomeLandlord(context.get(appContext), params.id);
  if (shown === null) throwNotFound();
  return { ...shown, mayEdit, mayRead: mayDo(signedIn, filePermissions.landlord) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context });
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const branch = getBranchLimit(signedIn);
  const staff = { staffId: signedIn.staffId, branch };
  const siteUrl = getMailOrigin({ request, context });
  const landlords = createLandlordChoices(app.database.orm, branch);
  const landlord = await readChoice(landlords, fields, "landlord");
  const outcome = landlord.ok
    ? await changeHomeLandlord(app, staff, params.id, {
        fields: { ...fields, landlord: landlord.answer },
        siteUrl,
      })
    : landlord;
  if (!outcome.ok)
    return data(
      { done: null, mails: undefined, refusal: outcome.refusal, fields },
      { status: 422 },
    );
  const { done, mails } = outcome.answer;
  return data({ done, mails, refusal: undefined, fields: undefined });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function LandlordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listingId, name, landlord, chosen, papers, mayEdit } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <>
      <OfficeHead title={`The landlord of ${name}`} note="Whose the home is, and their own page.">
        <Link to={href("/office/listings/:id", { id: listingId })}>Back to the home</Link>
      </OfficeHead>
      <div className="office-body office-list landlord">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={refusal} />
        {landlord && <Known landlord={landlord} mayEdit={mayEdit} mails={actionData?.mails} />}
        {mayEdit && (
          <OfficeSection title={landlord === null ? "Who lets it?" : "Change it"}>
            <LandlordForm
              key={chosen?.id}
              landlord={landlord}
              chosen={chosen}
              refusal={refusal}
              typed={actionData?.fields}
            />
          </OfficeSection>
        )}
        {landlord && (
          <SanctionsSection
            check={landlord.sanctions}
            toCheck={landlord.toCheck}
            today={loaderData.today}
            mayEdit={mayEdit}
            refusal={refusal}
            typed={actionData?.fields}
          />
        )}
        {landlord && (
          <TermsSection
            terms={landlord.terms}
            plans={loaderData.plans}
            today={loaderData.today}
            mayEdit={mayEdit}
            refusal={refusal}
          />
        )}
        {papers.length > 0 && <HomePapers {...loaderData} />}
      </div>
    </>
  );
}

function HomePapers({
  listingId,
  papers,
  mayRead,
}: Pick<Route.ComponentProps["loaderData"], "listingId" | "papers" | "mayRead">) {
  return (
    <OfficeSection title="Papers" count={papers.length}>
      <ul className="plain landlord__list">
        {papers.map((paper) => (
          <li key={paper.id}>
            {mayRead ? (
              <a
                href={href("/office/listings/:id/landlord/:paper", {
                  id: listingId,
                  paper: paper.id,
                })}
                target="_blank"
                rel="noreferrer"
              >
                {paper.name}
                <span className="visually-hidden"> in a new window</span>
              </a>
            ) : (
              paper.name
            )}{" "}
            <span className="muted">{paper.note}</span>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function Known({
  landlord,
  mayEdit,
  mails,
}: {
  landlord: NonNullable<Route.ComponentProps["loaderData"]["landlord"]>;
} & Pick<ComponentProps<typeof OwnPageForm>, "mayEdit" | "mails">) {
  const { contactId, name, companyName, email, phone, address, ownPage } = landlord;
  return (
    <OfficeSection title={name} look="door">
      <div className="short-form stack">
        <p>
          {[companyName, address, phone, email ?? "No email"].filter(Boolean).join(", ")}{" "}
          <PersonLink id={contactId} closed={null}>
            Open their card
          </PersonLink>
        </p>
        <OwnPageForm
          page="landlord"
          ownPage={ownPage}
          hasEmail={email !== null}
          mayEdit={mayEdit}
          mails={mails}
        />
      </div>
    </OfficeSection>
  );
}
