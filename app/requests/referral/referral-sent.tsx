import { useEffect, useRef } from "react";
import { referralText as text } from "../../brand/referral-text.ts";
import { Button } from "../../ui/button.tsx";

export function ReferralSent({ landlord, onAgain }: { landlord: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {text.sentTitle}
      </h1>
      <p className="lede">{text.sent(landlord)}</p>
      <p>We've sent you a confirmation email to the email you've provided.</p>
      <Button look="secondary" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  );
}
