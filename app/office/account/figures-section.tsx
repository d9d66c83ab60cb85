import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

/** For whom the office's figures come by mail. */
export function FiguresSection({ isWanted }: { isWanted: boolean }) {
  return (
    <div id="figures">
      <OfficeSection title="The figures by mail">
        <Form method="post" className="office-section__body stack">
          <p>
            {isWanted
              ? "On Monday mornings you get the figures of the week before."
              : "You get no figures by mail."}
          </p>
          <p>
            <Button
              type="submit"
              look="secondary"
              size="small"
              name="change"
              value={isWanted ? "stop-figures" : "want-figures"}
            >
              {isWanted ? "Stop the mail" : "Send it on Mondays"}
            </Button>
          </p>
        </Form>
      </OfficeSection>
    </div>
  );
}
