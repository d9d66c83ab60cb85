import { useEffect, useRef, useState } from "react";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { offersForms } from "../../../domain/offers/offers-forms.ts";
import { href, Link, useLocation } from "react-router";
import type { Route } from "./+types/home-offers-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { listingIdForm } from "../../../domain/listings/listing-id.ts";
import { sayOffers } from "../../../domain/offers/say-offers.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getMailingApp, getMailOrigin, getSignedIn } from "../../../server/site/office-request.ts";
import { listColleagues } from "../../../server/staff/staff.ts";
import {
  offersActs,
  previewAsking,
  previewProposal,
} from "../../../server/tenancies/decision/offers-acts.ts";
import { proposeFields } from "../../../server/tenancies/decision/propose-decision.ts";
import { showHomeOffers } from "../../../server/tenancies/decision/show-home-offers.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeForms } from "../shell/form/office-result.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { BookHere } from "../viewings/bookings/book-here.tsx";
import { AskLandlordPanel } from "./ask-landlord-panel.tsx";
import { CompareCards } from "./compare-cards.tsx";
import { CompareTable } from "./compare-table.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import {
  type Choice,
  countOffers,
  mayAskLandlord,
  type OffersActionData,
  type OffersView,
} from "./shown.ts";
import { UndoSection } from "./undo-section.tsx";
import "./offers.css";

export const handle = { shows: ["offer", "listing", "tenancy", "landlord"] } satisfies PageHandle;

const decisions = ["accept", "back-up", "decline"] as const;

function readChoice(
  search: URLSearchParams,
  offers: readonly { ref: string; state: string }[],
): Choice | null {
  for (const decision of decisions) {
    const ref = search.get(decision);
    const offer = offers.find((one) => one.ref === ref);
    if (offer?.state === "submitted") return { ref: offer.ref, decision };
  }
  return null;
}

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  // What is previewed has the links of what its form sends.
  const app = getMailingApp({ request, context });
  const signedIn = getSignedIn({ context });
  const { listingId } = params;
  const shown = listingIdForm.test(listingId) ? await showHomeOffers(app, listingId) : null;
  if (shown === null) throwNotFound();
  const mayDecide = maySend(signedIn, offersForms.decide);
  const choice = mayDecide ? readChoice(url.searchParams, shown.offers) : null;
  const isAsking =
    mayDecide && url.searchParams.has("ask") && shown.landlord !== null && shown.tenancyId === null;
  const page = { by: signedIn, listingId, siteUrl: getMailOrigin({ request, context }) };
  const fields = choice
    ? proposeFields(shown, choice, { ownerId: signedIn.staffId, now: app.now() })
    : {};
  return {
    shown,
    mayDecide,
    choice,
    isAsking,
    fields,
    first: choice
      ? await previewProposal(app, page, fields)
      : isAsking
        ? await previewAsking(app, page)
        : undefined,
    colleagues: choice ? await listColleagues(app.database.orm, "present") : [],
  };
}

export const action = answerForms(offersActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

/**
 * The panel that a link above it opens has the focus then.
 * @returns gives it back to that link
 */
function usePanelFocus(): () => void {
  const location = useLocation();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (location.hash !== "#decision") return;
    opener.current = document.activeElement;
    document.getElementById("decision")?.focus();
  }, [location]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

/** Whether it is closed because its form was done, until a link opens one again. */
function useDonePanel(isDone: boolean): boolean {
  const { hash, search } = useLocation();
  const [done, setDone] = useState<string | null>(null);
  if (isDone && done !== search) setDone(search);
  return isDone || (done === search && hash !== "#decision");
}

export default function HomeOffersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, mayDecide } = loaderData;
  const { home, offers } = shown;
  const isOwn = actionData?.fields["ref"] === loaderData.choice?.ref;
  const isPanels =
    actionData && (isOwn || loaderData.isAsking) && actionData.fields["change"] !== "note";
  // What was done is asked no second time.
  const isDone = useDonePanel(isPanels === true && actionData.done !== null);
  const choice = isDone ? null : loaderData.choice;
  const isAsking = loaderData.isAsking && !isDone;
  const isOpen = choice !== null || isAsking;
  return (
    <>
      <OfficeHead
        title={`${home.name}, ${sayOffers(countOffers(offers))}`}
        note={<Facts {...shown} />}
      >
        <span className="tiny">Shown in the order received, not by rent</span>
        {mayDecide && mayAskLandlord(shown) && (
          <ButtonLink to="?ask#decision" look="secondary" size="small" preventScrollReset>
            Ask the landlord
          </ButtonLink>
        )}
        <PrintButton />
        {home.status !== "withdrawn" && <BookHere home={home.id} look="secondary" />}
      </OfficeHead>
      <div className="office-body offers-body">
        <DoneNote done={actionData?.done} />
        {(!isOpen || !isPanels) && <RefusalNote refusal={actionData?.refusal} />}
        {shown.landlord?.sanctions === "match" && (
          <Note kind="error">
            <p>
              The landlord’s name is on the UK sanctions list. Don’t accept an offer or ask them
              anything.{" "}
              <Link to={href("/office/listings/:id/landlord", { id: home.id })}>View landlord</Link>
            </p>
          </Note>
        )}
        <UndoSection shown={shown} mayDecide={mayDecide} />
        <Comparison shown={shown} choice={choice} mayDecide={mayDecide} />
        <Panels
          {...loaderData}
          choice={choice}
          isAsking={isAsking}
          answer={isPanels ? actionData : undefined}
        />
      </div>
    </>
  );
}

/** Of what is decided or asked: with what was typed, where the site did not take it. */
function Panels({
  shown,
  choice,
  isAsking,
  answer,
  fields,
  first,
  colleagues,
}: Pick<
  Route.ComponentProps["loaderData"],
  "shown" | "choice" | "isAsking" | "fields" | "first" | "colleagues"
> & { answer: OffersActionData | undefined }) {
  const onClose = usePanelFocus();
  const offer = shown.offers.find(({ ref }) => ref === choice?.ref);
  const typed = answer ? answer.fields : fields;
  const panel = { shown, answer, first, onClose };
  return (
    <>
      {choice && offer && (
        <DecisionPanel
          key={`${choice.decision} ${choice.ref} ${shown.stamp}`}
          {...panel}
          choice={choice}
          offer={offer}
          fields={typed}
          colleagues={colleagues}
        />
      )}
      <OfficeForms answer={answer}>
        {isAsking && <AskLandlordPanel {...panel} note={typed["note"] ?? ""} />}
      </OfficeForms>
    </>
  );
}

function Comparison({
  shown,
  choice,
  mayDecide,
}: {
  shown: OffersView;
  choice: Choice | null;
  mayDecide: boolean;
}) {
  const { home, offers, landlord } = shown;
  return (
    <>
      {landlord === null && (
        <Note kind="warn">
          <p>
            This property has no landlord. Add one before you ask about offers or create an
            agreement.{" "}
            <Link to={href("/office/listings/:id/landlord", { id: home.id })}>Add landlord</Link>
          </p>
        </Note>
      )}
      {offers.length === 0 ? (
        <EmptyState title="No offers yet">
          <p>Open a past viewing to invite the renter to make an offer.</p>
        </EmptyState>
      ) : (
        <>
          <CompareTable shown={shown} choice={choice} mayDecide={mayDecide} />
          <CompareCards shown={shown} choice={choice} mayDecide={mayDecide} />
          <p className="tiny">
            We don’t show benefits or children here, because they can’t affect the decision
            (Renters’ Rights Act 2025, part 1, chapter 3).
          </p>
        </>
      )}
    </>
  );
}

function Facts({ home }: OffersView) {
  return (
    <>
      <Link to={href("/office/offers")}>Offers</Link> /{" "}
      <Link to={href("/office/listings/:id", { id: home.id })}>View listing</Link>, {home.area}{" "}
      {home.outcode}, advertised at{" "}
      <b className="tabular-numbers">{formatPounds(home.rentPcm)} pcm</b> since{" "}
      {formatNumericDate(home.listedOn)}
      {home.availableFrom === null
        ? ", available now"
        : `, available from ${formatNumericDate(home.availableFrom)}`}
    </>
  );
}

/** Without script there is the browser's own menu. */
function PrintButton() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button look="secondary" size="small" onClick={() => window.print()}>
      Print offers
    </Button>
  );
}
