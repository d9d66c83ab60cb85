import { href, Link, redirect } from "react-router";
import type { ComponentProps } from "react";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import type { Route } from "./+types/person-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { formatMailto } from "../../../domain/shared/mail/mailto.ts";
import { isAllowed, hasPermission } from "../../../domain/staff/roles.ts";
import { noteCardView } from "../../../server/contacts/card-views.ts";
import { personActs } from "../../../server/people/change-person.ts";
import { describeCard } from "../../../server/people/card/describe-card.ts";
import { findCard } from "../../../server/people/card/find-card.ts";
import { buildTimeline } from "../../../server/people/card/contact-timeline.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { type Claim, ClaimChoice, claimNote } from "./claim-choice.tsx";
import { DataSection } from "./data-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { HomesSection } from "./homes-section.tsx";
import { LookingSection } from "./requirements-section.tsx";
import { MarketingSection } from "./marketing-section.tsx";
import { MergeSection } from "./merge-section.tsx";
import { NoEmailSection } from "./no-email-section.tsx";
import { BookHere } from "../viewings/bookings/book-here.tsx";
import { CustomerPageForm } from "./own-page-form.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { useLetterKeys } from "../shell/navigation/use-letter-keys.ts";
import { TimelineSection } from "./timeline-section.tsx";
import "./people.css";
import "./claim-choice.css";

/** Entries that a card shows before 'older' is pressed. */
const newest = 30;

export const handle = {
  shows: ["person", "conversation", "outbox", "viewing", "offer"],
} satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findCard(app, readRecordId(params));
  if (found.found === "none") throwNotFound();
  if (found.found === "joined") {
    const card = href("/office/contacts/:id", { id: found.personId });
    throw redirect(`${card}?joined=${readRecordId(params)}`);
  }
  const signedIn = getSignedIn({ context });
  const { role, staffId } = signedIn;
  await noteCardView(app, signedIn, found.card.person.id);
  const hides = url.searchParams.getAll("hide");
  const story = buildTimeline(found.card, app.now()).filter(
    ({ kind }) =>
      !(kind === "mail" && hides.includes("mails")) &&
      !(kind === "note" && hides.includes("notes")),
  );
  const shown = url.searchParams.has("all") ? story : story.slice(0, newest);
  const described = describeCard(found.card, app.now(), staffId);
  return {
    ...described,
    joined: findJoined(described, url.searchParams.get("joined")),
    story: shown.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    storyCount: story.length,
    hides,
    /** Where one writes to them. */
    conversationId: found.card.messages[0]?.conversationId ?? null,
    may: {
      answer: isAllowed(role, "answer-requests"),
      edit: maySend(signedIn, personForms.correct),
      exportData: hasPermission(signedIn, "export-person"),
      erase: hasPermission(signedIn, "ask-erasure"),
      seeHistory: isAllowed(role, "see-history"),
    },
  };
}

/** Of a record whose address led here: which one it was, and who joined it. */
function findJoined(
  { contacts, merges }: Pick<ReturnType<typeof describeCard>, "contacts" | "merges">,
  id: string | null,
) {
  const merge = merges.find(({ contactId }) => contactId === id);
  const contact = contacts.find((one) => one.id === id);
  return merge && contact ? { ...contact, merged: merge.merged } : null;
}

export const action = answerForms(personActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

/** What one does with a person whose card is open. A letter stands on the button it presses. */
function PersonActions({
  id,
  conversationId,
  may,
}: {
  id: string;
  conversationId: string | null;
  may: { answer: boolean };
}) {
  useLetterKeys();
  return (
    <>
      {may.answer && (
        <ButtonLink look="secondary" size="small" to={`${href("/office/inbox/new")}?person=${id}`}>
          Log a call
        </ButtonLink>
      )}
      {may.answer && conversationId !== null && (
        <ButtonLink
          look="secondary"
          size="small"
          to={`${href("/office/inbox/:id?", { id: conversationId })}#reply`}
          data-key="r"
        >
          Write <kbd>R</kbd>
        </ButtonLink>
      )}
      <BookHere person={id} />
    </>
  );
}

type FormProps = ComponentProps<typeof CustomerPageForm>;

/** The pages on which somebody follows their requests and tenancies, or their homes: a link opens each. */
function OwnPageSection({
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
    <CustomerPageForm
      forms={personForms}
      page={page}
      ownPage={own}
      hasEmail={hasEmail}
      mayEdit={mayEdit}
    />
  );
  if (landlordPage === null)
    return (
      <OfficeSection title={`${firstname}’s renter page`}>
        <div className="office-section__body">{form("renter", ownPage)}</div>
      </OfficeSection>
    );
  return (
    <>
      <OfficeSection title={`${firstname}’s landlord page`}>
        <div className="office-section__body">{form("landlord", landlordPage)}</div>
      </OfficeSection>
      <OfficeSection title={`${firstname}’s renter page`}>
        <div className="office-section__body">{form("renter", ownPage)}</div>
      </OfficeSection>
    </>
  );
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, contacts, homes, story, storyCount, hides, may } = loaderData;
  return (
    <>
      <OfficeHead title={name} note={<Addresses contacts={contacts} />}>
        <Link className="person__back" to={href("/office/contacts")}>
          <Icon name="arrow-left" />
          Contacts
        </Link>
        <PersonActions {...loaderData} />
      </OfficeHead>
      <div className="office-body">
        {loaderData.joined && <JoinedNote name={name} joined={loaderData.joined} />}
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <div className="split person">
            <div className="office-list">
              <ClaimsSection claims={loaderData.claims} mayEdit={may.edit} />
              <MergeSection {...loaderData} mayEdit={may.edit} />
              <HomesSection homes={homes} />
              <TimelineSection story={story} count={storyCount} hides={hides} />
            </div>
            <div className="office-list">
              {!loaderData.hasEmail && (
                <NoEmailSection firstname={loaderData.firstname} mayEdit={may.edit} />
              )}
              {may.edit && <DetailsSection contacts={contacts} />}
              <LookingSection {...loaderData} mayAnswer={may.answer} />
              <MarketingSection choices={loaderData.marketing} mayEdit={may.edit} />
              <OwnPageSection {...loaderData} mayEdit={may.edit} />
              <DataSection {...loaderData} />
            </div>
          </div>
        </OfficeForms>
      </div>
    </>
  );
}

function JoinedNote({
  name,
  joined,
}: {
  name: string;
  joined: NonNullable<Route.ComponentProps["loaderData"]["joined"]>;
}) {
  return (
    <Note live>
      <p>
        <b>Merged into {name}</b> {joined.merged}. The other record was {joined.name},{" "}
        <EmailText>{joined.email ?? joined.phone}</EmailText>. This page now shows both.
      </p>
    </Note>
  );
}

function Addresses({ contacts }: { contacts: readonly { phone: string; email: string | null }[] }) {
  const phones = [...new Set(contacts.map(({ phone }) => phone))].filter(Boolean);
  const emails = [...new Set(contacts.flatMap(({ email }) => email ?? []))];
  return (
    <span className="person__addresses">
      {phones.map((phone) => (
        <a key={phone} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
          {phone}
        </a>
      ))}
      {emails.map((email) => (
        <a key={email} href={formatMailto(email)}>
          <EmailText>{email}</EmailText>
        </a>
      ))}
      {emails.length === 0 && <span>No email</span>}
    </span>
  );
}

/** Details that came with requests and are not what the record says. */
function ClaimsSection({ claims, mayEdit }: { claims: readonly Claim[]; mayEdit: boolean }) {
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
