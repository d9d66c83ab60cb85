import { Form, href } from "react-router";
import { lateMinutes } from "../../../domain/viewings/run-sheet.ts";
import { Button } from "../../ui/button.tsx";
import "./run-sheet.css";

/** Tells the renters. The run sheet answers whom. */
export function Late({ appointmentId, starts }: { appointmentId: string; starts: string }) {
  return (
    <details className="run-sheet__late">
      <summary>
        Late?<span className="visually-hidden"> For {starts}</span>
      </summary>
      <Form method="post" action={href("/office/run-sheet")} className="run-sheet__taps">
        <input type="hidden" name="appointmentId" value={appointmentId} />
        {lateMinutes.map((minutes) => (
          <Button
            key={minutes}
            type="submit"
            look="secondary"
            size="small"
            name="late"
            value={String(minutes)}
          >
            {minutes} min
          </Button>
        ))}
      </Form>
    </details>
  );
}
