import { href } from "react-router";
import { appContext } from "../../server/site/page-contexts.ts";
import { findAlertToStop } from "../../server/alerts/find-alert.ts";
import { ButtonLink } from "../ui/button.tsx";
import leaving from "../ui/art/window-cat.svg?no-inline";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import type { Route } from "./+types/stop-page";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import {
  AlertDescription,
  AlertMessage,
  createAlertMeta,
  TokenForm,
  rateLimitText,
} from "./alert-message.tsx";

export const handle = { byLink: true } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("id") ?? "";
  const alert = token === "" ? null : await findAlertToStop(context.get(appContext), token);
  return { token, alert, waits: url.searchParams.get("state") === "wait" };
}

export function meta() {
  return createAlertMeta("Stop an alert", "Stop a property alert you asked for.");
}

/** Asks before ending an alert, because mail scanners open links. */
export default function StopPage({ loaderData: { token, alert, waits } }: Route.ComponentProps) {
  if (alert === null) return <AlertStopped />;
  return (
    <AlertMessage
      picture={noteOnDoor}
      title="Stop this alert?"
      lede={
        waits
          ? rateLimitText
          : "You won’t get any more emails from it, and we’ll erase your address from it."
      }
    >
      <AlertDescription alert={alert} />
      <TokenForm token={token} call="unsubscribe">
        Stop this alert
      </TokenForm>
    </AlertMessage>
  );
}

function AlertStopped() {
  return (
    <AlertMessage
      picture={leaving}
      title="This alert has stopped"
      lede="You won’t get any more emails from it, and we’ve erased your address from it."
    >
      <div className="row">
        <ButtonLink to={href("/properties")}>Property search</ButtonLink>
      </div>
    </AlertMessage>
  );
}
