import { data, Form, href } from "react-router";
import type { Route } from "./+types/digest-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import {
  chooseDigest,
  findDigestChoice,
} from "../../../server/customer-pages/landlord/choose-digest.ts";
import { caseHeaders, openCasePage } from "../../../server/site/case-page.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CaseFrame } from "../case-frame.tsx";
import { ClosedLink } from "../closed-link.tsx";

export const handle = { scripts: false, ownFrame: true } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openCasePage({ context, params }, "landlord");
  const hasDigest = opened && (await findDigestChoice(context.get(appContext), opened.landlordId));
  const path = href("/my-home/:token", params);
  return data({ hasDigest, path }, { status: hasDigest === null ? 404 : 200 });
}

export function headers() {
  return caseHeaders;
}

export function meta() {
  return [
    ...createPageMeta("Monday emails", "Choose whether you get an email on Mondays."),
    noIndex,
  ];
}

/** A mail program that stops it with one press (RFC 8058) sends a body of its own: it stops, too. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const opened = await openCasePage({ context, params }, "landlord");
  if (opened === null) return data({ isChanged: false }, { status: 404 });
  const { change } = await readFields(request);
  await chooseDigest(context.get(appContext), opened.landlordId, change === "wanted");
  return data({ isChanged: true });
}

/** Asks before it stops, because mail scanners open links. */
export default function DigestPage({ loaderData: { hasDigest, path } }: Route.ComponentProps) {
  if (hasDigest === null) return <ClosedLink renewed={undefined} />;
  return (
    <CaseFrame>
      <div className="case__closed">
        <div className="panel panel--door">
          <h1>{hasDigest ? "Stop the Monday email?" : "Monday emails are off"}</h1>
          <p className="lede">
            {hasDigest
              ? "It tells you what happened at your properties the week before. We’ll still email you about anything that needs your answer."
              : "We’ll still email you when we need an answer."}
          </p>
          <Form method="post" className="row space-above">
            <Button type="submit" name="change" value={hasDigest ? "stopped" : "wanted"}>
              {hasDigest ? "Stop email" : "Resume email"}
            </Button>
            <ButtonLink to={path} look="quiet" reloadDocument>
              Go to your page
            </ButtonLink>
          </Form>
        </div>
      </div>
    </CaseFrame>
  );
}
