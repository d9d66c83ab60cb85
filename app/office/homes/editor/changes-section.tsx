import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { nameChangedField } from "../../../../domain/listings/facts/home-fields.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { EditorSection } from "./editor-section.tsx";
import type { EditedHome } from "../shown.ts";

/** Who changed which field, when, from what to what. */
export function ChangesSection({
  changes,
  mayEdit,
}: {
  changes: EditedHome["changes"];
  mayEdit: boolean;
}) {
  return (
    <EditorSection id="history" note={changes.length === 0 ? "Nothing yet" : "Newest first"}>
      {mayEdit && changes.length > 0 && (
        <Form method="post" preventScrollReset>
          <FormButton form={homeForms.undo} look="quiet">
            Undo the last change
          </FormButton>
        </Form>
      )}
      <ol className="edit__changes">
        {changes.map(({ id, field, was, became, who, at, reason, isKept }) => (
          <li key={id}>
            <Avatar name={who} />
            <div>
              <b>{nameChangedField(field)}</b> {was !== "" && <del>{shorten(was)}</del>}{" "}
              {became !== "" && <ins>{shorten(became)}</ins>}
              {became === "" && "emptied"}
              {!isKept && <span className="tag">Put aside</span>}
              <small>
                {who}, {at}
                {reason && `. Why: ${reason}`}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </EditorSection>
  );
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
