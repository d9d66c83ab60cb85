import { href, Link, Form } from "react-router";
import type { Route } from "./+types/today-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { describeAttentionCount } from "../../../domain/staff/describe-attention-count.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isAllowed, hasPermission } from "../../../domain/staff/roles.ts";
import { readWholeSection } from "../../../domain/staff/whole-section.ts";
import { documentActs } from "../../../server/documents/mark-checked.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { describeToday } from "../../../server/today/describe-today.ts";
import { describeOpenErasures } from "../../../server/people/describe-open-erasures.ts";
import { findHold } from "../../../server/people/emails/pause-sending.ts";
import type { AssigneeFilter } from "../../../server/today/find-needs.ts";
import { findToday } from "../../../server/today/find-today.ts";
import { findOwnNegotiator } from "../../../server/viewings/availability/find-availability.ts";
import { findRunSheet } from "../../../server/viewings/run-sheet/run-sheet.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { filePermissions } from "../../../domain/documents/file-access.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormName, useMaySend } from "../shell/form/form-button.tsx";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { BookHere } from "../viewings/bookings/book-here.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OpenErasures } from "../shell/open-erasures.tsx";
import {
  BlockedHomes,
  DueCertificates,
  FailedMails,
  FeedNeeds,
  LastFeed,
  SendingPausedNotice,
  OffersToDecide,
} from "./other-sections.tsx";
import { TenanciesToday } from "./tenancies-today.tsx";
import { viewingForms } from "../../../domain/viewings/diary/diary-forms.ts";
import {
  feedbackAnswerNames,
  feedbackAnswers,
} from "../../../domain/viewings/feedback/feedback.ts";
import { WholeLink } from "./whole-link.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { Unanswered } from "./unanswered.tsx";
import { RouteToday } from "./route-today.tsx";
import { UnmatchedToday } from "./unmatched-today.tsx";
import { ViewingsToday } from "./viewings-today.tsx";
import "./today.css";

export const handle = {
  shows: [
    "conversation",
    "outbox",
    "viewing",
    "diary",
    "offer",
    "listing",
    "feed",
    "tenancy",
    "document",
    "settings",
    "person",
  ],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn({ context });
  const whose: AssigneeFilter = url.searchParams.get("whose") === "office" ? "office" : "mine";
  const app = context.get(appContext);
  const today = await findToday(app, signedIn, whose, readWholeSection(url.searchParams));
  const hold = await findHold(app.database.orm);
  const described = describeToday(today);
  const erasures = hasPermission(signedIn, "confirm-erasure")
    ? await describeOpenErasures(app)
    : [];
  const own = whose === "mine" ? await findOwnNegotiator(app.database.orm, signedIn.staffId) : null;
  return {
    whose,
    /** Null where nobody shows homes, or everybody's viewings are asked for. */
    way: own && (await findRunSheet(app, own.id)).stops,
    mayAnswer: isAllowed(signedIn.role, "answer-requests"),
    mayBook: isAllowed(signedIn.role, "edit-diary"),
    mayDecide: isAllowed(signedIn.role, "decide-offers"),
    mayReadDocuments: hasPermission(signedIn, filePermissions.landlord),
    formKey: crypto.randomUUID(),
    ...described,
    erasures,
    hold: hold && { since: formatMoment(hold.at, app.now()), by: hold.by },
    maySeeMails: hasPermission(signedIn, "see-outbox"),
  };
}

export const action = answerForms(documentActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { whose, day, officeState, counts, needs, maySeeMails } = loaderData;
  return (
    <>
      <OfficeHead title={day} note={`${officeState} ${describeAttentionCount(needs)}`.trim()}>
        <Head whose={whose} counts={counts} />
      </OfficeHead>
      <div className="office-body">
        <OfficeForms answer={actionData}>
          <OfficeResult />
        </OfficeForms>
        <div className="split today">
          <div className="office-list">
            <Unanswered
              key={whose}
              {...loaderData}
              count={loaderData.unansweredCount}
              empty={
                needs === 0 && (
                  <EmptyState title="You’re all caught up">
                    <p>{loaderData.nextViewing}</p>
                  </EmptyState>
                )
              }
            />
            <UnmatchedToday mails={loaderData.unmatched} count={loaderData.unmatchedCount} />
            <FeedNeeds needs={loaderData.feedNeeds} />
            <BlockedHomes
              homes={loaderData.blocked}
              count={loaderData.blockedCount}
              whose={whose}
            />
            <DueCertificates
              homes={loaderData.dueCertificates}
              count={loaderData.dueCertificateCount}
              whose={whose}
            />
            <OpenErasures erasures={loaderData.erasures} />
            <TenanciesToday {...loaderData} />
            <OffersToDecide offers={loaderData.offers} />
            <SendingPausedNotice hold={loaderData.hold} />
            {maySeeMails && (
              <FailedMails mails={loaderData.failedMails} count={loaderData.failedCount} />
            )}
            <LastFeed feed={loaderData.feed} />
          </div>
          <div className="office-list">
            {loaderData.way ? (
              <RouteToday stops={loaderData.way} />
            ) : (
              <ViewingsToday viewings={loaderData.viewings} whose={whose} />
            )}
            <FeedbackDue {...loaderData} count={loaderData.feedbackCount} />
          </div>
        </div>
      </div>
    </>
  );
}

function Head({ whose, counts }: Pick<Route.ComponentProps["loaderData"], "whose" | "counts">) {
  return (
    <>
      <nav className="segments today-whose" aria-label="Whose">
        <Link to={href("/office/today")} aria-current={whose === "mine" ? "page" : undefined}>
          Mine <span className="tabular-numbers">{counts.mine}</span>
        </Link>
        <Link
          to={`${href("/office/today")}?whose=office`}
          aria-current={whose === "office" ? "page" : undefined}
        >
          Everyone <span className="tabular-numbers">{counts.office}</span>
        </Link>
      </nav>
      <BookHere />
    </>
  );
}

/** Viewings of which nobody knows yet how they were. */
function FeedbackDue({
  feedbackDue: viewings,
  count,
  whose,
}: {
  feedbackDue: readonly { uid: string; when: string; renter: string; home: string }[];
  count: number;
  whose: AssigneeFilter;
}) {
  const mayRecord = useMaySend(viewingForms.heard);
  if (viewings.length === 0) return null;
  return (
    <OfficeSection
      title="Feedback due"
      count={count}
      tools={viewings.length < count && <WholeLink section="feedback" whose={whose} />}
    >
      <ul className="rows">
        {viewings.map(({ uid, when, renter, home }) => (
          <li key={uid}>
            <Link to={href("/office/diary/viewing/:uid", { uid })}>{renter}</Link>
            <p className="tiny">
              {home}, {when}
            </p>
            {mayRecord && (
              <Form
                method="post"
                action={href("/office/diary/viewing/:uid", { uid })}
                className="line line--tight today-need__acts"
              >
                <FormName form={viewingForms.heard} />
                {feedbackAnswers.map((answer) => (
                  <Button
                    key={answer}
                    type="submit"
                    look="secondary"
                    size="small"
                    name="answer"
                    value={answer}
                  >
                    {feedbackAnswerNames[answer]}
                    <span className="visually-hidden">, {renter}</span>
                  </Button>
                ))}
              </Form>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
