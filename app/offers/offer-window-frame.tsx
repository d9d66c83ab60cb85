import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import "./offer-window.css";

/** A window of the offer page: the way back above, and what it asks. */
export function OfferWindowFrame({
  back,
  onBack,
  children,
}: {
  back: string;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <div className="offer-window">
      <Button look="link" size="sm" onClick={onBack}>
        <Icon name="arrow-left" />
        {back}
      </Button>
      {children}
    </div>
  );
}
