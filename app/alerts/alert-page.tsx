import { useState } from "react";
import { href } from "react-router";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import { readSearch } from "../../domain/search/read-search.ts";
import type { SearchFilter } from "../../domain/search/search.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { createFormMeta, noIndex } from "../brand/page-meta.ts";
import { CheckAnswersPage, FormTitle, PostedErrors } from "../forms/journey/check-answers.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PostedAnswers } from "../ui/posted-answers.ts";
import type { Route } from "./+types/alert-page";
import { AlertForm, frequencyTexts, inviteTexts, SentNote } from "./alert-form.tsx";
import { alertPlan, emailFieldName } from "./alert-plan.ts";

/** The form below a search, sent without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, alertPlan);
}

const title = "Set an alert";

export function meta() {
  return [
    ...createFormMeta(title, "Get an email about homes to rent that match your search."),
    noIndex,
  ];
}

export default function AlertPage({ actionData: posted }: Route.ComponentProps) {
  const [isSent, setIsSent] = useState(posted?.stage === "sent");
  const search = posted?.answers["search"] ?? "";
  const { filter } = readSearch(new URLSearchParams(search)).request;
  const words = inviteTexts[filter.home === null ? "search" : "home"];
  const formTitle = <FormTitle title={title} posted={isSent ? undefined : posted} />;
  if (posted?.stage === "check") {
    return (
      <>
        {formTitle}
        <CheckAnswersPage
          posted={posted}
          {...alertPlan}
          format={(field, answer) => formatAnswer(field, answer, filter)}
        />
      </>
    );
  }
  return (
    <div className="wizard">
      {formTitle}
      <div className="wizard__form">
        {!isSent && <PostedErrors posted={posted} labels={alertPlan.labels} />}
        <h1>{words.title}</h1>
        {posted?.stage === "form" && !isSent && (
          <PostedAnswers value={posted.answers}>
            <div className="space-above">
              <AlertForm
                search={search}
                about={words.about}
                postedError={posted.errors.find(({ path }) => path === emailFieldName)?.message}
                onSent={() => setIsSent(true)}
              />
            </div>
          </PostedAnswers>
        )}
        {isSent ? <SentNote /> : <SearchLink />}
      </div>
    </div>
  );
}

function formatAnswer(field: string, answer: string, filter: SearchFilter): string {
  if (field === "search") return describeSearch(filter, null);
  return field === "frequency" && isFrequency(answer) ? frequencyTexts[answer] : answer;
}

function isFrequency(answer: string): answer is AlertFrequency {
  return answer in frequencyTexts;
}

function SearchLink() {
  return (
    <p className="space-above">
      <ButtonLink to={href("/properties")} look="secondary">
        Property search
      </ButtonLink>
    </p>
  );
}
