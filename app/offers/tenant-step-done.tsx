import { tenantStepsText } from "../brand/offer-steps-text.ts";
import { Button } from "../ui/button.tsx";
import "./offer-window.css";

const { allDone } = tenantStepsText;

export function TenantAdded({ name, onReturn }: { name: string; onReturn: () => void }) {
  return (
    <div className="offer-window">
      <h1 id="question" tabIndex={-1}>
        {allDone.heading}
      </h1>
      <p className="lede">{allDone.text(name)}</p>
      <div className="wizard__actions">
        <Button size="lg" onClick={onReturn}>
          {allDone.back}
        </Button>
      </div>
    </div>
  );
}
