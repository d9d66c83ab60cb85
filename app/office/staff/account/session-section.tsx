import { accountForms } from "../../../../domain/staff/account-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { OfficeSection } from "../../shell/office-section.tsx";

interface ShownSession {
  id: string;
  browser: string;
  method: string;
  began: string;
  seen: string;
  isThis: boolean;
}

export function SessionSection({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <OfficeSection
      title="Where you are signed in"
      count={sessions.length}
      tools={
        sessions.length > 1 && (
          <Form method="post">
            <FormButton form={accountForms["end-other-sessions"]} look="quiet">
              End all others
            </FormButton>
          </Form>
        )
      }
    >
      <ul className="rows">
        {sessions.map(({ id, browser, method, began, seen, isThis }) => (
          <li key={id} className="rows__split">
            <div>
              <b>{browser === "other" ? "A browser" : browser}</b>
              {isThis && <span className="badge">This one</span>}
              <p className="tiny">
                Since {began} with {method}, last used {seen}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <FormButton form={accountForms["end-session"]} look="secondary">
                  End it
                </FormButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p className="office-section__body tiny">
        A session ends after 12 hours without use, and after 7 days in any case.
      </p>
    </OfficeSection>
  );
}
