import { lazy, type ReactNode, Suspense } from "react";
import type { PostedForm } from "../../domain/shared/posted-form.ts";

/** Only a form that is sent without script needs it. */
const LazyForm = lazy(() => import("./check-answers-form.tsx"));

/** The page before a form without script is sent. Its token stands in for the human check. */
export function CheckAnswers<Field extends string>(props: {
  posted: Extract<PostedForm, { stage: "check" }>;
  steps: readonly { fields: readonly Field[] }[];
  /** The type asks for the label of every field of the form. */
  labels: Record<NoInfer<Field>, string>;
  /** How an answer reads, if not as it was typed. */
  format?: (field: Field, answer: string) => string;
  sendLabel: string;
  children?: ReactNode;
}) {
  return (
    <Suspense>
      <LazyForm {...props} />
    </Suspense>
  );
}

/** Takes the place of a page whose form was sent without script. */
export function CheckAnswersPage({ children }: { children: ReactNode }) {
  return (
    <div className="wizard">
      <div className="wizard__form">{children}</div>
    </div>
  );
}
