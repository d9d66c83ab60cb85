import { useLocation } from "react-router";
import { brand } from "../brand/brand.ts";
import { pageMeta } from "../brand/page-title.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CallButton } from "./call-button.tsx";
import { MessagePage } from "./message-page.tsx";

export function meta() {
  return [
    ...pageMeta(
      "We had a problem submitting your request",
      "Your message did not reach us. How to reach us now.",
    ),
    { name: "robots", content: "noindex" },
  ];
}

export default function Sorry() {
  const form = useFormLeft();
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem submitting your request</h1>
      <p className="lede">
        Your message did not reach us: something went wrong at our end. We apologise for the
        inconvenience.
      </p>
      <p>
        {form && "Your answers are still in the form. "}
        Try again in a minute, or call us and we will take it down by hand. You can also write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <div className="row">
        <CallButton />
        <ButtonLink to={form ?? "/contact"} look="secondary">
          {form ? "Back to the form" : "Leave us a message"}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

/**
 * The path of the form that the visitor comes from, which says so in the history entry: the server
 * can't see that, so the link appears once the page runs.
 */
function useFormLeft(): string | null {
  const { state } = useLocation();
  const form: unknown = useHydrated() ? state?.form : null;
  return typeof form === "string" && /^\/\w/.test(form) ? form : null;
}
