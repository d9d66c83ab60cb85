import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { FormButton } from "../shell/form-button.tsx";

export function SendButtons({
  hasEmail,
  isWriting,
  isBusy,
}: {
  hasEmail: boolean;
  isWriting: boolean;
  isBusy: boolean;
}) {
  return (
    <>
      <FormButton form={inboxForms.note} look="quiet">
        Add as note
      </FormButton>
      <FormButton form={inboxForms.call} look="quiet">
        Note a call
      </FormButton>
      {hasEmail ? (
        <span className="reply__send">
          {isWriting && (
            <label className="reply__over">
              <input type="checkbox" name="takeOver" /> Take over
            </label>
          )}
          <FormButton form={inboxForms.reply} look="secondary" busy={isBusy}>
            Send
          </FormButton>
          <FormButton form={inboxForms["reply-and-close"]} busy={isBusy}>
            Send and close
          </FormButton>
        </span>
      ) : (
        <span className="reply__send">No e-mail address: ring, and note the call.</span>
      )}
    </>
  );
}
