import { href, useSearchParams } from "react-router";
import { loadCampaignPhone } from "../../server/site/load-branch-phone.ts";
import { rateLimitText } from "../alerts/alert-message.tsx";
import { stopCampaignsText as text } from "../brand/texts/campaign-text.ts";
import { createPageMeta, noIndex } from "../brand/page-meta.ts";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import type { Route } from "./+types/stop-page";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import leaving from "../ui/art/window-cat.svg?no-inline";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { Button, ButtonLink } from "../ui/button.tsx";

export const handle = { byLink: true } satisfies PageHandle;

export function loader(args: Route.LoaderArgs) {
  return loadCampaignPhone(args);
}

export function meta() {
  return [...createPageMeta(text.title, text.description), noIndex];
}

/** Asks before unsubscribing, because mail scanners open links. */
export default function StopPage() {
  const [query] = useSearchParams();
  const id = query.get("id") ?? "";
  if (query.get("state") === "stopped") return <Unsubscribed />;
  return id === "" ? (
    <InvalidLink />
  ) : (
    <ConfirmUnsubscribe id={id} isRateLimited={query.get("state") === "wait"} />
  );
}

function ConfirmUnsubscribe({ id, isRateLimited }: { id: string; isRateLimited: boolean }) {
  const { title, lede, button } = text.asking;
  const action = `/api/campaign/${encodeURIComponent(id)}/unsubscribe?from=page`;
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>{title}</h1>
      <p className="lede">{isRateLimited ? rateLimitText : lede}</p>
      <form method="post" action={action} className="row">
        <Button type="submit" size="large">
          {button}
        </Button>
      </form>
    </MessagePage>
  );
}

function Unsubscribed() {
  return (
    <MessagePage picture={leaving}>
      <h1>{text.stopped.title}</h1>
      <p className="lede">{text.stopped.lede}</p>
      <div className="row">
        <ButtonLink to={href("/properties")}>Property search</ButtonLink>
      </div>
    </MessagePage>
  );
}

function InvalidLink() {
  return (
    <MessagePage picture={leaving}>
      <h1>{text.gone.title}</h1>
      <p className="lede">{text.gone.lede}</p>
      <div className="row">
        <ButtonLink to={href("/contact")}>Write to us</ButtonLink>
        <CallButton look="secondary" />
      </div>
    </MessagePage>
  );
}
