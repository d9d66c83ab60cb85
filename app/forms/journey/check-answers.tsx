import { lazy, Suspense } from "react";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { brand } from "../../brand/brand.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import type { CheckAnswersProps } from "./check-answers-form.tsx";

/** Only a form that is sent without script needs it. */
const CheckAnswersForm = lazy(() => import("./check-answers-form.tsx"));

/** The page before a form without script is sent. Its token stands in for the human check. */
export function CheckAnswers(props: CheckAnswersProps) {
  return (
    <Suspense>
      <CheckAnswersForm {...props} />
    </Suspense>
  );
}

/** Takes the place of a page whose form was sent without script. */
export function CheckAnswersPage(props: CheckAnswersProps) {
  return (
    <div className="wizard">
      <div className="wizard__form">
        <CheckAnswers {...props} />
      </div>
    </div>
  );
}

/**
 * The title of a form's page, also for what was posted without script, which a route's `meta` does
 * not see.
 */
export function FormTitle({
  title,
  sentTitle = title,
  posted,
}: {
  title: string;
  sentTitle?: string;
  posted: PostedForm | undefined;
}) {
  return <title>{`${chooseTitle(title, sentTitle, posted)} - ${brand.name}`}</title>;
}

function chooseTitle(title: string, sentTitle: string, posted: PostedForm | undefined): string {
  switch (posted?.stage) {
    case "form":
      return posted.errors.length > 0 ? `Error: ${title}` : title;
    case "check":
      return posted.notice ? "Error: Check your answers" : "Check your answers";
    case "sent":
      return sentTitle;
    default:
      return title;
  }
}

/** Above the heading of a one-page form that was sent without script. */
export function PostedErrors({
  posted,
  labels,
}: {
  posted: PostedForm | undefined;
  labels: Readonly<Record<string, string>>;
}) {
  if (posted?.stage !== "form" || posted.errors.length === 0) return null;
  return (
    <ErrorSummary
      errors={posted.errors.map(({ path, message }) => ({ field: path, message }))}
      labels={labels}
    />
  );
}
