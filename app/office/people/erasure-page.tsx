import { Form, Link } from "react-router";
import type { Route } from "./+types/erasure-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { calculateErasureDue, erasureReasons } from "../../../domain/privacy/erasure.ts";
import { erasureForms } from "../../../domain/privacy/erasure-forms.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { planCardErasure } from "../../../server/people/card/plan-card-erasure.ts";
import { erasureActs } from "../../../server/privacy/erasure-acts.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { findStaff } from "../../../server/staff/staff.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Choices } from "../../ui/choices.tsx";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeForm } from "../shell/form/office-form.tsx";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { getCardPath } from "./card-path.ts";
import "./people.css";

export const handle = { shows: ["person", "conversation"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const plan = await planCardErasure(app, readRecordId(params));
  if (plan === null) throwNotFound();
  const signedIn = getSignedIn({ context });
  const { request, obstacles, ...rest } = plan;
  const asker = request && (await findStaff(app.database.orm, request.askedBy));
  return {
    ...rest,
    obstacles: obstacles.map(({ until, ...obstacle }) => ({
      ...obstacle,
      until: until && formatNumericDate(getLondonDate(until)),
    })),
    request: request && {
      id: request.id,
      asked: formatMoment(request.askedAt, app.now()),
      by: asker?.name ?? "a former colleague",
      reason: erasureReasons[request.reason],
      due: formatNumericDate(getLondonDate(calculateErasureDue(request.askedAt))),
      isOwn: request.askedBy === signedIn.staffId,
    },
  };
}

export const action = answerForms(erasureActs);

/** What is in the way may have come since the page was read: after a refusal, too, it is shown. */
export const shouldRevalidate = () => true;

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

interface ObstacleView {
  recordId: string;
  effect: "blocks" | "keeps";
  home: string;
  reason: string;
  until: string | null;
}

const countNames: Record<string, string> = {
  contacts: "Contact records",
  enquiries: "Questions and viewing requests",
  requests: "Other requests",
  alerts: "Alerts",
  offers: "Offers",
  campaigns: "Questions we emailed them",
  bookings: "Viewings",
  appointments: "Other appointments with us",
  begun: "Requests started but not sent",
  conversations: "Conversations with their notes",
  mailsElsewhere: "Emails in other people’s conversations",
  heldMails: "Unmatched emails",
  qualifications: "Answers about work and income",
  mails: "Emails",
};

/** What goes, what stays and why, and what has to be settled first. */
function ErasurePlanSections({
  people,
  counts,
  obstacles,
}: {
  people: readonly string[];
  counts: Record<string, number>;
  obstacles: readonly ObstacleView[];
}) {
  const blocking = obstacles.filter(({ effect }) => effect === "blocks");
  const kept = obstacles.filter(({ effect }) => effect === "keeps");
  return (
    <>
      <Obstacles title="Sort these out first" obstacles={blocking} />
      <Obstacles title="Records to keep" obstacles={kept} />
      <OfficeSection title="Records to erase">
        <dl className="terms terms--ruled person__facts">
          {Object.entries(counts)
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => (
              <div key={kind}>
                <dt>{countNames[kind] ?? kind}</dt>
                <dd>{count}</dd>
              </div>
            ))}
        </dl>
        <div className="office-section__body">
          <p>Everything linked to these names and addresses:</p>
          <ul className="person__names">
            {people.map((person) => (
              <li key={person}>{person}</li>
            ))}
          </ul>
        </div>
      </OfficeSection>
    </>
  );
}

function Obstacles({ title, obstacles }: { title: string; obstacles: readonly ObstacleView[] }) {
  if (obstacles.length === 0) return null;
  return (
    <OfficeSection title={title} count={obstacles.length} look="warn">
      <ul className="rows">
        {obstacles.map(({ recordId, effect, home, reason, until }) => (
          <li key={recordId}>
            <b>{home}</b>
            <p className="tiny">
              {reason}
              {effect === "keeps" && until !== null && ` Until ${until}.`}
            </p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

export default function ErasurePage({ loaderData, actionData }: Route.ComponentProps) {
  const { personId, kind, name, request, obstacles } = loaderData;
  return (
    <>
      <OfficeHead title={`Erase ${name}’s data`} note="Nothing has been erased yet.">
        <Link to={getCardPath({ id: personId, kind })}>Back to contact</Link>
      </OfficeHead>
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <ErasurePlanSections {...loaderData} />
          {request ? (
            <Decision
              request={request}
              isBlocked={obstacles.some(({ effect }) => effect === "blocks")}
            />
          ) : (
            <Ask />
          )}
        </OfficeForms>
      </div>
    </>
  );
}

function Ask() {
  const { refusal } = useAnswerTo("ask");
  const error = refusal?.errors?.[0]?.message;
  return (
    <OfficeSection title="Ask a colleague to confirm">
      <Form method="post" className="office-section__body stack">
        <Choices
          name="reason"
          label="Reason"
          wide
          options={Object.entries(erasureReasons).map(([value, label]) => ({ value, label }))}
          {...(error !== undefined && { error })}
        />
        <p>
          Erasing is permanent and includes emails and conversations. An admin, manager or lettings
          administrator must confirm it.
        </p>
        <FormButton form={erasureForms.ask} look="secondary">
          Request erasure
        </FormButton>
      </Form>
    </OfficeSection>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Decision({
  request,
  isBlocked,
}: {
  request: NonNullable<Shown["request"]>;
  isBlocked: boolean;
}) {
  const mayConfirm = useMaySend(erasureForms.confirm);
  const values = { erasure: request.id };
  return (
    <OfficeSection title="A colleague has to confirm" look="warn">
      <div className="office-section__body stack">
        <p>
          {request.by} requested this {request.asked}. Reason: {request.reason.toLowerCase()}. We
          must reply by {request.due}.
        </p>
        {request.isOwn && <p>You requested this, so someone else must confirm it.</p>}
        {!request.isOwn && !mayConfirm && (
          <p>An admin, a manager or a lettings administrator must confirm it.</p>
        )}
        <div className="line">
          {!request.isOwn && !isBlocked && (
            <OfficeForm form={erasureForms.confirm} values={values} button="Erase permanently" />
          )}
          <OfficeForm
            form={erasureForms.withdraw}
            values={values}
            button="Cancel erasure"
            look="secondary"
          />
        </div>
      </div>
    </OfficeSection>
  );
}
