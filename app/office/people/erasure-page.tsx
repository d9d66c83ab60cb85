import { data, Form, href, Link, redirect } from "react-router";
import * as v from "valibot";
import type { Route } from "./+types/erasure-page";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import {
  calculateErasureDue,
  erasureReason,
  erasureReasons,
} from "../../../domain/privacy/erasure.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { mayDo } from "../../../domain/staff/roles.ts";
import { planCardErasure } from "../../../server/people/plan-card-erasure.ts";
import { requestErasure, withdrawErasure } from "../../../server/privacy/request-erasure.ts";
import { findStaff } from "../../../server/staff/staff.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { getCardPath } from "./card-path.ts";
import { ErasurePlanSections } from "./erasure-plan.tsx";
import { ErasureRefusal, readErasureRefusal } from "./erasure-refusal.tsx";
import "./people.css";

export const handle = { shows: ["person", "conversation"] } satisfies PageHandle;

export async function loader({ params, context, url }: Route.LoaderArgs) {
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
      by: asker?.name ?? "somebody who has left",
      reason: erasureReasons[request.reason],
      due: formatNumericDate(getLondonDate(calculateErasureDue(request.askedAt))),
      isOwn: request.askedBy === signedIn.staffId,
    },
    refused: readErasureRefusal(url),
    mayConfirm: mayDo(signedIn, "confirm-erasure"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = readRecordId(params);
  const signedIn = getSignedIn({ context });
  const page = href("/office/people/:id/erasure", { id });
  const app = context.get(appContext);
  const { change, reason, erasure = "" } = await readOfficeFields({ request, context });
  if (change === "withdraw" && isUuid(erasure)) {
    // One that a colleague has decided meanwhile is not there any more, and the page shows that.
    await withdrawErasure(app, signedIn, { requestId: erasure, contactId: id });
    return redirect(page);
  }
  const parsed = v.safeParse(erasureReason, reason);
  if (!parsed.success) {
    const detail = parsed.issues[0].message;
    return data({ detail, errors: [{ path: "reason", message: detail }] }, { status: 422 });
  }
  const outcome = await requestErasure(app, signedIn, { contactId: id, reason: parsed.output });
  if (outcome === "none") throwNotFound();
  return redirect(page);
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function ErasurePage({ loaderData, actionData }: Route.ComponentProps) {
  const { personId, kind, name, request, obstacles, refused } = loaderData;
  return (
    <>
      <OfficeHead title={`Erase the data of ${name}`} note="Nothing on this page is done yet.">
        <Link to={getCardPath({ id: personId, kind })}>Back to the card</Link>
      </OfficeHead>
      <div className="office-body office-list">
        <ErasureRefusal refused={refused} />
        <RefusalNote refusal={actionData} />
        <ErasurePlanSections {...loaderData} />
        {request ? (
          <Decision
            {...loaderData}
            request={request}
            isBlocked={obstacles.some(({ effect }) => effect === "blocks")}
          />
        ) : (
          <Ask error={actionData?.errors?.[0]?.message} />
        )}
      </div>
    </>
  );
}

function Ask({ error }: { error: string | undefined }) {
  return (
    <OfficeSection title="Ask a colleague to confirm">
      <Form method="post" className="office-section__body stack">
        <Choices
          name="reason"
          label="Why"
          wide
          options={Object.entries(erasureReasons).map(([value, label]) => ({ value, label }))}
          {...(error !== undefined && { error })}
        />
        <p>
          Erased is for good, in mails and conversations, too. A second person confirms it: an
          owner, a manager or a lettings administrator.
        </p>
        <Button type="submit" look="secondary" size="small">
          Ask to erase
        </Button>
      </Form>
    </OfficeSection>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Decision({
  personId,
  request,
  mayConfirm,
  isBlocked,
}: Shown & { request: NonNullable<Shown["request"]>; isBlocked: boolean }) {
  return (
    <OfficeSection title="A colleague has to confirm" look="warn">
      <div className="office-section__body stack">
        <p>
          {request.by} asked {request.asked}: {request.reason.toLowerCase()}. The law gives until{" "}
          {request.due}.
        </p>
        {request.isOwn && <p>You asked, so somebody else has to confirm.</p>}
        {!request.isOwn && !mayConfirm && (
          <p>An owner, a manager or a lettings administrator confirms.</p>
        )}
        <div className="person__buttons">
          {mayConfirm && !request.isOwn && !isBlocked && (
            <Form
              method="post"
              action={href("/office/people/:id/erasure/confirm", { id: personId })}
            >
              <input type="hidden" name="erasure" value={request.id} />
              <Button type="submit" size="small">
                Erase for good
              </Button>
            </Form>
          )}
          <Form method="post">
            <input type="hidden" name="erasure" value={request.id} />
            <Button type="submit" look="secondary" size="small" name="change" value="withdraw">
              Do not erase
            </Button>
          </Form>
        </div>
      </div>
    </OfficeSection>
  );
}
