import { Form } from "react-router";
import { getHomeField, isHomeFieldName } from "../../../domain/listings/home-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { EditedHome, EditorAnswer } from "./shown.ts";
import type { Autosave } from "./use-autosave.ts";

function nameField(field: string): string {
  return isHomeFieldName(field) ? getHomeField(field).label : field;
}

/** What was done, why not, and what others do at the same time. */
export function EditorNotes({
  home,
  autosave,
  answer,
}: {
  home: EditedHome;
  autosave: Autosave;
  answer: EditorAnswer | undefined;
}) {
  return (
    <div className="edit__notes">
      <AnswerNote answer={answer} />
      {autosave.problem !== null && (
        <Note kind="error" live>
          <p>{autosave.problem}</p>
        </Note>
      )}
      {home.publishProblem !== null && (
        <Note kind="error">
          <p>It could not be published at its time: {home.publishProblem}</p>
        </Note>
      )}
      {autosave.others.length > 0 && (
        <Note kind="info" live>
          <p>
            <b>Somebody else has changed</b> {autosave.others.map(nameField).join(", ")}. Your own
            changes are in other fields, so both are kept.
          </p>
        </Note>
      )}
      <OpenConflicts autosave={autosave} />
      <PostedConflicts answer={answer} />
    </div>
  );
}

function AnswerNote({ answer }: { answer: EditorAnswer | undefined }) {
  if (answer?.refusal) {
    return (
      <Note kind="error" live>
        <p>{answer.refusal.detail}</p>
      </Note>
    );
  }
  if (!answer?.done) return null;
  return (
    <Note kind="ok" live>
      <p>{answer.done}</p>
      {answer.preview && (
        <p>
          <a href={answer.preview} target="_blank" rel="noopener">
            Open the preview<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {answer.undo && (
        <Form method="post">
          <input type="hidden" name="token" value={answer.undo} />
          <Button type="submit" look="quiet" size="small" name="change" value="undo-state">
            Undo
          </Button>
        </Form>
      )}
    </Note>
  );
}

/** Both values side by side: the person decides. */
function OpenConflicts({ autosave }: { autosave: Autosave }) {
  return autosave.conflicts.map((conflict) => (
    <Note key={conflict.field} kind="error" live>
      <p>
        <b>{nameField(conflict.field)}</b> was changed by somebody else, too. Which one stays?
      </p>
      <p className="edit__row">
        <Button
          look="secondary"
          size="small"
          onClick={() => autosave.decide(conflict, conflict.mine)}
        >
          Mine: {conflict.mine || "nothing"}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => autosave.decide(conflict, conflict.theirs)}
        >
          Theirs: {conflict.theirs || "nothing"}
        </Button>
      </p>
    </Note>
  ));
}

/** Without script: theirs is stored, and mine is in the history. */
function PostedConflicts({ answer }: { answer: EditorAnswer | undefined }) {
  const posted = answer?.saved?.conflicts ?? [];
  return posted.map(({ field, mine, theirs }) => (
    <Note key={field} kind="error" live>
      <p>
        <b>{nameField(field)}</b> was changed by somebody else to “{theirs}”, which stays. Yours was
        “{mine}”: it is in the history, and you can type it again.
      </p>
    </Note>
  ));
}
