import { type ReactNode, useEffect, useState } from "react";
import { Form, href, Link } from "react-router";
import type { NextStep } from "../../../domain/conversations/next-step.ts";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { keepTakenRows, type Leaving } from "../../../domain/conversations/taken.ts";
import { ResponseTimer } from "../inbox/response-timer.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

interface ConversationView {
  id: string;
  name: string;
  snippet: string;
  about: string;
  step: NextStep;
  booking: string;
  clock: { wait: string; quarters: number; level: "early" | "due" | "late" };
}

interface May {
  mayAnswer: boolean;
  mayBook: boolean;
  formKey: string;
}

export function Unanswered({
  unanswered,
  taken,
  count,
  unansweredQuery,
  promise,
  empty,
  ...may
}: {
  unanswered: readonly ConversationView[];
  taken: readonly { id: string; text: string }[];
  count: number;
  /** Of the inbox, which lists just so many. */
  unansweredQuery: string;
  promise: string;
  /** In its place if nothing at all needs anybody. */
  empty: ReactNode;
} & May) {
  const rows = useTaken(unanswered, taken);
  if (rows.length === 0 && empty) return empty;
  return (
    <OfficeSection
      title="Unanswered"
      count={count}
      tools={
        <span className="today-tools">
          <span className="tiny">{promise}</span>
          <Link to={href("/office/inbox/:id?") + unansweredQuery}>View all</Link>
        </span>
      }
    >
      <ul className="rows">
        {rows.length === 0 && <li>No unanswered enquiries.</li>}
        {rows.map(({ taken: text, ...row }) => (
          <li
            key={row.id}
            className={text === null ? "today-need" : "today-need today-need--taken"}
          >
            <div>
              <p className="today-need__what">
                <Link to={href("/office/inbox/:id?", { id: row.id })}>{row.name}</Link>{" "}
                {row.snippet}
              </p>
              <p className="tiny">{row.about}</p>
            </div>
            {text === null ? (
              <ResponseTimer {...row.clock} text={row.clock.wait} />
            ) : (
              <output>{text}</output>
            )}
            {text === null && <Actions {...row} {...may} />}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** What is most likely to be done with it. Taking it opens it. */
function Actions({ id, name, step, booking, mayAnswer, mayBook, formKey }: ConversationView & May) {
  const to = href("/office/inbox/:id?", { id });
  const whom = <span className="visually-hidden"> {name}</span>;
  return (
    <div className="line line--tight today-need__acts">
      {step === "take" && mayAnswer && (
        <Form method="post" action={to}>
          <input type="hidden" name="key" value={formKey} />
          <FormButton form={inboxForms.take} look="secondary">
            Assign to me<span className="visually-hidden">: {name}</span>
          </FormButton>
        </Form>
      )}
      {step === "book" && mayBook && (
        <ButtonLink look="secondary" size="small" to={`${href("/office/diary/book")}?${booking}`}>
          Book{whom}
        </ButtonLink>
      )}
      {step === "reply" && mayAnswer && (
        <ButtonLink look="secondary" size="small" to={`${to}#reply`}>
          Reply{whom}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" size="small" to={to}>
        Open{whom}
      </ButtonLink>
    </div>
  );
}

/** Milliseconds for which a row stays that a colleague took. */
const leavingMs = 4000;

/** The rows, and for seconds those that a colleague took while one looked at them. */
function useTaken<T extends { id: string }>(
  rows: readonly T[],
  taken: readonly { id: string; text: string }[],
): Leaving<T>[] {
  const [shown, setShown] = useState(() => keepTakenRows<T>([], rows, []));
  const [last, setLast] = useState(rows);
  if (rows !== last) {
    setLast(rows);
    setShown(keepTakenRows(shown, rows, taken));
  }
  const leaving = shown.flatMap((row) => (row.taken === null ? [] : row.id)).join(" ");
  useEffect(() => {
    if (leaving === "") return undefined;
    const remove = () => setShown((now) => now.filter((row) => row.taken === null));
    const timer = setTimeout(remove, leavingMs);
    return () => clearTimeout(timer);
  }, [leaving]);
  return shown;
}
