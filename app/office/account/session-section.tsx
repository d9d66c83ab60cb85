import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

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
            <Button
              type="submit"
              look="quiet"
              size="small"
              name="change"
              value="end-other-sessions"
            >
              End all others
            </Button>
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
                <Button
                  type="submit"
                  look="secondary"
                  size="small"
                  name="change"
                  value="end-session"
                >
                  End it
                </Button>
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
