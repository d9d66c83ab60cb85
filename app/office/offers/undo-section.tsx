import { offersForms } from "../../../domain/offers/offers-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { Form, href, Link } from "react-router";
import { Note } from "../../ui/note.tsx";
import type { OffersView } from "./shown.ts";

const did = {
  accept: "accepted an offer",
  decline: "declined an offer",
  "back-up": "kept an offer as backup",
};

/** The last decision, as long as it can be undone, and the tenancy that it began. */
export function UndoSection({ shown, mayDecide }: { shown: OffersView; mayDecide: boolean }) {
  const { undo, tenancyId } = shown;
  if (!undo && tenancyId === null) return null;
  return (
    <Note kind="ok">
      {tenancyId !== null && (
        <p>
          The property is let agreed.{" "}
          <Link to={href("/office/tenancies/:id", { id: tenancyId })}>Open tenancy</Link>
        </p>
      )}
      {undo && (
        <Form method="post" action="?" className="row" preventScrollReset>
          <p>
            {undo.by} {did[undo.decision]} at {undo.at}. We’ll send the emails at {undo.until}.
          </p>
          <input type="hidden" name="undo" value={undo.id} />
          {mayDecide && (
            <FormButton form={offersForms.undo} look="secondary">
              Undo
            </FormButton>
          )}
        </Form>
      )}
    </Note>
  );
}
