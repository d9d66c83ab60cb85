import { useEffect, useMemo, useRef, useState } from "react";
import { href, Link } from "react-router";
import * as v from "valibot";
import {
  alertFrequencies,
  type AlertFrequency,
  maxAlerts,
  alertEmail,
} from "../../domain/alerts/alert.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import type { SearchFilter } from "../../domain/search/search.ts";
import { readDraft, writeDraft } from "../forms/draft.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmissionErrorNotice } from "../forms/sending/submission-error-notice.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { keepFocus } from "../ui/keep-focus.ts";
import { Note } from "../ui/note.tsx";
import { PostedAnswers, usePostedAnswer } from "../ui/posted-answers.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { alertPlan, buildAlertSearch, emailFieldName, type AlertAnswers } from "./alert-plan.ts";
import { useSubmission } from "../forms/sending/use-submission.ts";
import "./alert-form.css";

export const frequencyTexts: Record<AlertFrequency, string> = {
  instant: "As soon as something changes",
  daily: "Once a day, at 08:00",
};

export const inviteTexts = {
  search: {
    title: "Get an email about these homes",
    when: "We’ll email you when a home is new, its rent goes down or it’s back on the market.",
    about: "homes that match this search",
  },
  home: {
    title: "Get an email if this home comes back",
    when: "We’ll email you when it’s back on the market, or when its rent goes down after that.",
    about: "this home",
  },
};

/** One field to check: the form library would add a tenth to the search pages. */
function useAlertForm(search: string, postedError: string | undefined, onSent: () => void) {
  const draftKey = getDraftKey(search);
  const submission = useSubmission(alertPlan.call, alertPlan.buildBody, { draftKey });
  const [error, setError] = useState(postedError);

  function validateEmail(email: string): boolean {
    const { issues } = v.safeParse(alertEmail, email);
    setError(issues?.[0].message);
    return issues === undefined;
  }

  async function send(answers: AlertAnswers): Promise<void> {
    writeDraft(draftKey, { answers, step: 0 });
    const sent = await submission.send(answers, (errors) => {
      const own = errors.find(({ path }) => path === "email");
      if (own) {
        setError(own.message);
        focusEmailField();
      }
      return errors.filter((problem) => problem !== own);
    });
    if (!sent) return;
    writeDraft(draftKey, null);
    onSent();
  }

  return {
    ...submission,
    error,
    /** Validates on blur, and clears the error as soon as the input is valid. */
    onBlur: (email: string) => email !== "" && validateEmail(email),
    onInput: (email: string) => error !== undefined && validateEmail(email),
    submit: (form: HTMLFormElement): void => {
      const typed: Record<string, unknown> = { ...Object.fromEntries(new FormData(form)), search };
      const answers = v.safeParse(alertPlan.schema, typed);
      if (submission.sending) return;
      if (answers.success) return void send(answers.output);
      validateEmail(String(typed[emailFieldName]));
      focusEmailField();
    },
  };
}

/** Of each search its own. */
function getDraftKey(search: string): string {
  return `alert?${search}`;
}

function focusEmailField(): void {
  document.getElementById(emailFieldName)?.focus();
}

/** `place` is the name of the searched place or home; null if there is none. */
export function AlertInvite({ filter, place }: { filter: SearchFilter; place: string | null }) {
  const search = buildAlertSearch(filter, place);
  const words = inviteTexts[filter.home === null ? "search" : "home"];
  const [sentFor, setSentFor] = useState<string>();
  const hydrated = useHydrated();
  // What is written while the form is open must not begin it anew.
  const draft = useMemo(
    () => (hydrated ? readDraft(getDraftKey(search)) : null),
    [hydrated, search],
  );
  return (
    <section className="alert" id="alert" aria-labelledby="alert-title">
      <div className="alert__content panel panel--door">
        <div className="alert__text">
          <h2 id="alert-title">{words.title}</h2>
          <p>
            <b>{describeSearch(filter, place)}</b>
          </p>
          <p>
            {words.when} Each email has a link to stop the alert. You can have up to {maxAlerts}{" "}
            alerts per email address.
          </p>
        </div>
        {sentFor === search ? (
          <SentNote />
        ) : (
          // What could not be sent is there again after `/sorry`.
          <PostedAnswers key={draft ? "resumed" : "new"} value={draft?.answers ?? {}}>
            <AlertForm search={search} about={words.about} onSent={() => setSentFor(search)} />
          </PostedAnswers>
        )}
      </div>
    </section>
  );
}

export function AlertForm({
  search,
  about,
  postedError,
  onSent,
}: {
  search: string;
  about: string;
  /** Of a form sent without script. */
  postedError?: string | undefined;
  onSent: () => void;
}) {
  const { prepare, sending, submissionError, error, onBlur, onInput, submit } = useAlertForm(
    search,
    postedError,
    onSent,
  );
  return (
    <FormFrame
      className="alert__form"
      action={href("/alert")}
      busyText={sending ? "Sending" : ""}
      onFirstFocus={prepare}
      onSubmit={submit}
    >
      <input type="hidden" name="search" value={search} />
      <Field
        name={emailFieldName}
        type="email"
        label="Email"
        autoComplete="email"
        maxLength={254}
        error={error}
        onBlur={(event) => onBlur(event.currentTarget.value)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <FrequencyField />
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <Button type="submit" busy={sending} onMouseDown={keepFocus}>
        {submissionError?.kind === "failed-once" ? "Try again" : alertPlan.sendLabel}
      </Button>
      <p className="tiny">
        We’ll only email you about {about}, and you can stop at any time. It starts when you confirm
        it in the email we send you. See our{" "}
        <Link to={`${href("/legal")}#privacy-policy`}>privacy policy</Link>. Protected by a human
        check.
      </p>
    </FormFrame>
  );
}

function FrequencyField() {
  const posted = usePostedAnswer("frequency");
  return (
    <fieldset className="alert__when">
      <legend className="label">When</legend>
      {alertFrequencies.map((frequency) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the words is one on the input
        <label key={frequency} className="check" onMouseDown={keepFocus}>
          <input
            type="radio"
            name="frequency"
            value={frequency}
            defaultChecked={frequency === (posted ?? "instant")}
            onClick={({ currentTarget }) => currentTarget.focus()}
          />
          <span>{frequencyTexts[frequency]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Replaces the form and takes the focus from its button. */
export function SentNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="alert__sent" ref={note} tabIndex={-1}>
      <Note kind="ok" live>
        <b>Check your email.</b> The alert starts when you confirm it there. If no email arrives
        within a few minutes, check your spam folder.
      </Note>
    </div>
  );
}
