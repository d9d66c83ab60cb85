import type { ReactNode } from "react";
import mansion from "../ui/art/homes/f_mansion.svg?no-inline";

export function RequestAside({ next, children }: { next: string[]; children?: ReactNode }) {
  return (
    <aside className="wizard__side" aria-labelledby="what-happens-next">
      <img className="request-front" src={mansion} alt="" width="800" height="600" />
      <div className="wizard__next">
        <h2 className="heading-3" id="what-happens-next">
          What happens next
        </h2>
        <ul className="bullet-list bullet-list--tight">
          {next.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
        {children}
      </div>
    </aside>
  );
}
