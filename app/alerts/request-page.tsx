import { useState } from "react";
import { href } from "react-router";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import { readSearch, type SearchFilter } from "../../domain/search/search.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { CheckAnswers, CheckAnswersPage } from "../forms/check-answers.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PostedAnswers } from "../ui/posted-answers.ts";
import type { Route } from "./+types/request-page";
import { AlertForm, frequencyTexts, inviteTexts, SentNote } from "./alert-form.tsx";
import { createAlertMeta } from "./alert-message.tsx";
import { alertPlan, emailFieldName } from "./alert-plan.ts";

/** The form below a search, sent without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, alertPlan);
}

export function meta() {
  return createAlertMeta("Set an alert", "An e-mail about homes to rent, as you ask for it.");
}

export default function AlertRequestPage({ actionData: posted }: Route.ComponentProps) {
  const [isSent, setIsSent] = useState(posted?.stage === "sent");
  const search = posted?.answers["search"] ?? "";
  const { filter } = readSearch(new URLSearchParams(search)).request;
  const { title, about } = inviteTexts[filter.home === null ? "search" : "home"];
  if (posted?.stage === "check") {
    return (
      <CheckAnswersPage>
        <CheckAnswers
          posted={posted}
          steps={alertPlan.steps}
          labels={{ [emailFieldName]: "Email", frequency: "When", search: "Homes" }}
          format={(field, answer) => formatAnswer(field, answer, filter)}
          sendLabel="Set this alert"
        />
      </CheckAnswersPage>
    );
  }
  return (
    <div className="wizard">
      <div className="wizard__form">
        <h1>{title}</h1>
        {posted?.stage === "form" && !isSent && (
          <PostedAnswers value={posted.answers}>
            <AlertForm
              search={search}
              about={about}
              postedError={posted.errors.find(({ path }) => path === emailFieldName)?.message}
              onSent={() => setIsSent(true)}
            />
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
