import { useEffect, useMemo, useRef, useState } from "react";
import { href, Link } from "react-router";
import { alertFrequencies, type AlertFrequency, maxAlerts } from "../../domain/alerts/alert.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import type { SearchFilter } from "../../domain/search/search.ts";
import { readDraft } from "../forms/draft.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmissionErrorNotice } from "../forms/sending/submission-error-notice.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Note } from "../ui/note.tsx";
import { PostedAnswers, usePostedAnswer } from "../ui/posted-answers.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { alertPlan, buildAlertSearch, emailFieldName } from "./alert-plan.ts";
import { getDraftKey, useAlertForm } from "./use-alert-form.ts";
import "./alert-form.css";

export const frequencyTexts: Record<AlertFrequency, string> = {
  instant: "As soon as something changes",
  daily: "Once a day, at 8 in the morning",
};

export const inviteTexts = {
  search: {
    title: "Get an e-mail about these homes",
    when: "We write when a home is new, its rent goes down or it is back on the market.",
    about: "homes of this search",
  },
  home: {
    title: "Get an e-mail if this home comes back",
    when: "We write when it is back on the market, or when its rent goes down after that.",
    about: "this home",
  },
};

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
            {words.when} Each mail has a link that stops it; an address can have {maxAlerts} alerts.
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
      <Button type="submit" busy={sending}>
        {submissionError?.kind === "failed-once" ? "Try again" : alertPlan.sendLabel}
      </Button>
      <p className="tiny">
        By setting it you ask us to e-mail you about {about}, and about nothing else, until you stop
        it. It begins when you confirm it in the mail that we send you. See our{" "}
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
        <label key={frequency} className="check">
          <input
            type="radio"
            name="frequency"
            value={frequency}
            defaultChecked={frequency === (posted ?? "instant")}
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
        <b>Please look into your e-mail.</b> The alert begins when you confirm it there. If no mail
        comes within a few minutes, look among the unwanted ones.
      </Note>
    </div>
  );
}
