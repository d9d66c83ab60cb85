import { href, Link, useSearchParams } from "react-router";
import { type CampaignReply, parseCampaignReply } from "../../domain/campaigns/campaign.ts";
import { loadCampaignPhone } from "../../server/site/load-branch-phone.ts";
import { CallButton } from "../agency/call-button.tsx";
import {
  campaignWaiting,
  type CampaignText,
  renterCheckText,
  renterSurveyText,
  requestViewingText,
} from "../brand/texts/campaign-text.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import "./campaign.css";
import { useEffect, useRef, useState } from "react";
import { submit } from "../forms/sending/submit.ts";
import { submitPlainForm } from "../../server/site/form-post.ts";
import type { Route } from "./+types/reply-page";
import type { PageHandle } from "../../domain/site/page-handle.ts";

interface Campaign {
  text: CampaignText;
  call: string;
  buildBody: (reply: CampaignReply) => object;
}

/** By the route's path in `app/routes.ts`, which is its id too. */
const campaigns: Record<string, Campaign> = {
  "request-viewing": {
    text: requestViewingText,
    call: "/api/emailcampaign",
    buildBody: ({ id, resp }) => ({ id, resp }),
  },
  "renter-check": {
    text: renterCheckText,
    call: "/api/rentercheck",
    buildBody: (reply) => reply,
  },
  "renter-survey": {
    text: renterSurveyText,
    call: "/api/rentersurvey",
    buildBody: (reply) => reply,
  },
};

export function loader(args: Route.LoaderArgs) {
  return loadCampaignPhone(args);
}

export const handle = { byLink: true } satisfies PageHandle;

/** Another answer changes the query only. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

/** The URLs are personal, so search engines must not index them. */
export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = campaigns[matches[1].id]!.text;
  return [...createPageMeta(title, description), noIndex];
}

export function action({ request, context, url, pattern }: Route.ActionArgs) {
  const { call, buildBody } = campaigns[pattern]!;
  const reply = parseCampaignReply(url.searchParams);
  return submitPlainForm({ request, context }, call, () => (reply ? buildBody(reply) : {}));
}

export default function ReplyPage({ actionData, matches }: Route.ComponentProps) {
  const { text, call, buildBody } = campaigns[matches[1].id]!;
  const isPosted = actionData?.isSent;
  const [query] = useSearchParams();
  const reply = parseCampaignReply(query);
  const body = reply && JSON.stringify(buildBody(reply));
  const [initial] = useState(
    isPosted === undefined ? undefined : { body, state: toState(isPosted) },
  );
  const state = useReply(call, body, initial);
  const hydrated = useHydrated();
  return (
    <div className="reply wrap">
      <div className="panel panel--door">
        <h1>{text.title}</h1>
        <output className={state === "waiting" ? "lede reply__waiting" : "lede"}>
          {{ waiting: campaignWaiting, kept: text.success, failed: text.failure }[state]}
        </output>
        {state === "kept" && <YourAnswer text={text} query={query} />}
        {state === "waiting" ? <BrickProgress /> : <NextSteps />}
        {!hydrated && state === "waiting" && reply && (
          <form method="post">
            <p>Your answer: {reply.resp ? text.yes : text.no}.</p>
            <Button type="submit" size="large">
              Register my answer
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

function YourAnswer({ text, query }: { text: CampaignText; query: URLSearchParams }) {
  const isYes = query.get("resp") === "true";
  const other = new URLSearchParams(query);
  other.set("resp", String(!isYes));
  return (
    <p>
      You said: {isYes ? text.yes : text.no}.{" "}
      <Link to={{ search: other.toString() }} replace>
        Change to: {isYes ? text.no : text.yes}
      </Link>
    </p>
  );
}

function BrickProgress() {
  return (
    <div className="courses reply__progress" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}

function NextSteps() {
  return (
    <div className="row">
      <ButtonLink to={href("/properties")} look="secondary">
        Property search
      </ButtonLink>
      <CallButton look="quiet" />
    </div>
  );
}

type ReplyState = "waiting" | "kept" | "failed";

interface SentReply {
  body: string | null;
  state: ReplyState;
}

/**
 * Sends a reply once the page runs in a browser, so that mail scanners which only fetch it send
 * nothing.
 * @param body JSON; null if the URL carries no reply
 */
function useReply(call: string, body: string | null, initial: SentReply | undefined): ReplyState {
  const [last, setLast] = useState(initial);
  const sent = useRef<string | null>(initial?.body ?? null);
  useEffect(() => {
    if (body === null || sent.current === body) return;
    sent.current = body;
    void sendReply(call, body).then((state) => setLast({ body, state }));
  }, [call, body]);
  if (body === null) return "failed";
  // After a change of answer only the latest request counts.
  return last?.body === body ? last.state : "waiting";
}

async function sendReply(call: string, body: string): Promise<ReplyState> {
  const outcome = await submit(call, { body, key: crypto.randomUUID() });
  return toState(outcome.kind === "done");
}

function toState(isSent: boolean): ReplyState {
  return isSent ? "kept" : "failed";
}
