import { href } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Note } from "../ui/note.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function Messages() {
  return (
    <Specimens title="Messages" note="Say what happens next and who does it.">
      <Specimen name="Note: information">
        <Note>We answer within one working day.</Note>
      </Specimen>
      <Specimen name="Note: success">
        <Note kind="ok">Your message was sent successfully</Note>
      </Specimen>
      <Specimen name="Note: warning">
        <Note kind="warn">This home is let agreed. You can still ask about it.</Note>
      </Specimen>
      <Specimen name="Note: error, read out">
        <Note kind="error" live>
          That did not reach us. Try again.
        </Note>
      </Specimen>
      <Specimen name="Error summary" wide>
        <ErrorSummary
          errors={[
            { field: "guide-email", message: "Please provide a valid email" },
            { field: "guide-wrong", message: "Message is required" },
          ]}
        />
      </Specimen>
      <Specimen name="Nothing found" wide>
        <EmptyState title="No matching properties found, please try another search">
          <p>One wish fewer often does it.</p>
          <ButtonLink to={href("/properties")} look="secondary">
            All homes to rent
          </ButtonLink>
        </EmptyState>
      </Specimen>
    </Specimens>
  );
}
