import { type ReactNode, useEffect, useRef } from "react";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { brand } from "../brand/brand.ts";
import { MessagePage } from "../agency/message-page.tsx";
import openDoor from "../ui/art/open-door.svg?no-inline";

/** Replaces a sent form; focus moves to its heading. */
export function ThankYou({
  firstname,
  next,
  children,
}: {
  firstname: string;
  next: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `Thank you - ${brand.name}`;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <MessagePage picture={openDoor}>
      <h1 ref={heading} tabIndex={-1}>
        Thank you, {firstname}
      </h1>
      <p className="lede">{next}</p>
      <p>We've sent you a confirmation email to the email you've provided.</p>
      <div className="row">{children}</div>
    </MessagePage>
  );
}

/** First name of who sent the form without script. */
export function getSender(posted: PostedForm | undefined): string | null {
  return posted?.stage === "sent" ? (posted.answers["firstname"] ?? "") : null;
}
