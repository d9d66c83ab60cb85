import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { nameChangedField } from "../../../../domain/listings/facts/home-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { isBesideField } from "../../shell/form/posted-field.tsx";
import { useTimesDone } from "../../shell/form/use-times-done.ts";
import type { EditedHome, EditorAnswer } from "../shown.ts";
import type { Autosave } from "./use-autosave.ts";

type Shown = Pick<EditedHome, "changes" | "publishProblem">;

/** What was done, why not, and what others do at the same time. */
export function EditorNotes({
  home,
  autosave,
  answer,
}: {
  home: Shown;
  autosave: Autosave;
  answer: EditorAnswer | undefined;
}) {
  const times = useTimesDone(answer);
  return (
    <>
      {/* Anew with each answer, as the same words again would not be read out. */}
      <DoneNote key={`done ${times}`} answer={answer} />
      <div className="edit__notes">
        <RefusalNote key={`refused ${times}`} answer={answer} />
        {autosave.problem !== null && (
          <Note kind="error" live>
            <p>{autosave.problem}</p>
          </Note>
        )}
        {home.publishProblem !== null && (
          <Note kind="error">
            <p>We couldn’t publish this as scheduled. {home.publishProblem}</p>
          </Note>
        )}
        <ChangesOfOthers home={home} autosave={autosave} />
        <OpenConflicts home={home} autosave={autosave} />
        <PostedConflicts home={home} answer={answer} />
      </div>
    </>
  );
}

function RefusalNote({ answer }: { answer: EditorAnswer | undefined }) {
  if (!answer?.refusal) return null;
  return (
    <div data-beside-field={isBesideField(answer.refusal) ? "" : undefined}>
      <Note kind="error" live>
        <p>{answer.refusal.detail}</p>
        {answer.form === "publish" && (
          <p>
            <a href="#gate">See what to fix</a>
          </p>
        )}
      </Note>
    </div>
  );
}

/** It stays in view: the page keeps its place when a form far down is sent. */
function DoneNote({ answer }: { answer: EditorAnswer | undefined }) {
  if (answer?.refusal || !answer?.done) return null;
  return (
    <div className="office__result edit__result">
      <Note kind={answer.more?.saved?.unread.length ? "warn" : "ok"} live>
        <p>{answer.done}</p>
        {answer.more?.preview && (
          <p>
            <a href={answer.more.preview} target="_blank" rel="noopener">
              Open the preview<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        )}
        {answer.undo && (
          <Form method="post">
            <input type="hidden" name="token" value={answer.undo} />
            <FormButton form={homeForms["undo-state"]} look="quiet">
              Undo
            </FormButton>
          </Form>
        )}
      </Note>
    </div>
  );
}

/** What came into fields that nobody here has touched, and from whom. */
function ChangesOfOthers({ home, autosave }: { home: Shown; autosave: Autosave }) {
  // What one undoes oneself, or types in another window, comes in the same way.
  const changes = autosave.others.flatMap((field) => findChange(home, field) ?? []);
  const theirs = changes.filter(({ isOwn }) => !isOwn);
  if (theirs.length === 0) return null;
  return (
    <Note kind="info" live>
      {theirs.map(({ id, who, field, at, was, became }) => (
        <p key={id}>
          <b>
            {who} changed {nameChangedField(field)}
          </b>{" "}
          {at}, from {quote(was)} to {quote(became)}.
        </p>
      ))}
      <p>
        You changed different fields, so we’ve kept both. <a href="#history">See what changed</a>
      </p>
    </Note>
  );
}

function quote(text: string): string {
  if (text === "") return "nothing";
  return `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
}

/** The last one that was stored. Only what was put aside is the other person's. */
function findChange({ changes }: Shown, field: string) {
  return changes.find((change) => change.field === field && change.isKept);
}

/** `Tom Hesketh, today at 09:43`, once the page knows. */
function nameOther(home: Shown, field: string): string {
  const change = findChange(home, field);
  return change ? `${change.who}, ${change.at}` : "someone else";
}

/** Both values side by side: the person decides. */
function OpenConflicts({ home, autosave }: { home: Shown; autosave: Autosave }) {
  return autosave.conflicts.map((conflict) => (
    <Note key={conflict.field} kind="error" live>
      <p>
        <b>{nameChangedField(conflict.field)}</b> was also changed by{" "}
        {nameOther(home, conflict.field)}. Which version do you want to keep?
      </p>
      <p className="line">
        <Button
          look="secondary"
          size="small"
          onClick={() => autosave.decide(conflict, conflict.mine)}
        >
          Keep mine<span className="visually-hidden"> for {nameChangedField(conflict.field)}</span>:{" "}
          {conflict.mine || "nothing"}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => autosave.decide(conflict, conflict.theirs)}
        >
          Keep theirs
          <span className="visually-hidden"> for {nameChangedField(conflict.field)}</span>:{" "}
          {conflict.theirs || "nothing"}
        </Button>
      </p>
    </Note>
  ));
}

/** Without script: theirs is stored, and mine is in the history. */
function PostedConflicts({ home, answer }: { home: Shown; answer: EditorAnswer | undefined }) {
  const posted = answer?.more?.saved?.conflicts ?? [];
  return posted.map(({ field, mine, theirs }) => (
    <Note key={field} kind="error" live>
      <p>
        <b>{nameChangedField(field)}</b> was changed by {nameOther(home, field)} to “{theirs}”. We
        kept their version. Yours was “{mine}”. You can find it in the history and enter it again.
      </p>
    </Note>
  ));
}
