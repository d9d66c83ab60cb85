import { href } from "react-router";
import { confirmDays, maxAlerts } from "../../domain/alerts/alert.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { findAlertToConfirm } from "../../server/alerts/find-alert.ts";
import { ButtonLink } from "../ui/button.tsx";
import brickedUp from "../ui/art/bricked-up.svg?no-inline";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import openDoor from "../ui/art/open-door.svg?no-inline";
import type { Route } from "./+types/confirm-page";
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
  const alert = token === "" ? null : await findAlertToConfirm(context.get(appContext), token);
  return { token, alert, state: url.searchParams.get("state") };
}

export function meta() {
  return createAlertMeta("Confirm your alert", "Start the property alert you asked for.");
}

/** A person must confirm: mail scanners open links, some in a real browser. */
export default function ConfirmPage({ loaderData: { token, alert, state } }: Route.ComponentProps) {
  if (state === "on" || alert?.state === "active") return <AlertConfirmed />;
  if (alert === null) return <LinkExpired />;
  return (
    <AlertMessage picture={noteOnDoor} {...getConfirmationText(state)}>
      <AlertDescription alert={alert} />
      <TokenForm token={token} call="confirm">
        {state === null ? "Start my alert" : "Try again"}
      </TokenForm>
    </AlertMessage>
  );
}

function getConfirmationText(state: string | null): { title: string; lede: string } {
  if (state === "full") {
    return {
      title: `You already have ${maxAlerts} alerts`,
      lede: "Stop one of them first, using the link in any of its emails. Then try again.",
    };
  }
  return {
    title: "Confirm your alert",
    lede:
      state === "wait"
        ? rateLimitText
        : "We’ll email you about new homes, lower rents and homes that are back on the market.",
  };
}

function AlertConfirmed() {
  return (
    <AlertMessage
      picture={openDoor}
      title="Your alert is on"
      lede="We’ll email you about new homes, lower rents and homes that are back on the market. Each email has a link to stop the alert."
    >
      <SearchLink />
    </AlertMessage>
  );
}

function LinkExpired() {
  return (
    <AlertMessage
      picture={brickedUp}
      title="This link no longer works"
      lede={`It’s already been used or is more than ${confirmDays} days old. If your alert isn’t running, set it again from your search results.`}
    >
      <SearchLink />
    </AlertMessage>
  );
}

function SearchLink() {
  return (
    <div className="row">
      <ButtonLink to={href("/properties")}>Property search</ButtonLink>
    </div>
  );
}
