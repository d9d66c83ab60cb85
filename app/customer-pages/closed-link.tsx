import { CallButton } from "../agency/call-button.tsx";
import { caseText } from "../brand/texts/case-text.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Note } from "../ui/note.tsx";
import { CaseForm } from "./case-form.tsx";
import { CaseFrame } from "./case-frame.tsx";

/** The same for a link that never was, that is over and that is another's: it says nothing of anybody. */
export function ClosedLink({ renewed }: { renewed: "asked" | "wait" | "unable" | undefined }) {
  const text = caseText.closed;
  return (
    <CaseFrame>
      <title>{renewed === "asked" ? text.sent : text.title}</title>
      <div className="case__closed">
        <div className="panel panel--door">
          {renewed === "asked" ? (
            <>
              <h1>{text.sent}</h1>
              <p className="lede">{text.sentLede}</p>
              <div className="row space-above">
                <CallButton />
              </div>
            </>
          ) : (
            <>
              <h1>{text.title}</h1>
              <p className="lede">{text.lede}</p>
              {renewed && (
                <Note kind="error" live>
                  <p>{text[renewed]}</p>
                </Note>
              )}
              <CaseForm className="case__form">
                <Field
                  name="email"
                  label={text.email}
                  hint={text.hint}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                />
                <Button type="submit" name="change" value="renew">
                  {text.button}
                </Button>
              </CaseForm>
            </>
          )}
        </div>
      </div>
    </CaseFrame>
  );
}
