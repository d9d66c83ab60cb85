import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./offer-window.css";

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
      <Button look="link" size="small" onClick={onBack}>
        <Icon name="arrow-left" />
        {back}
      </Button>
      {children}
    </div>
  );
}
