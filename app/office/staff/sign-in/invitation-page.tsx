import { data, Form, href, redirect } from "react-router";
import { roleNames } from "../../../../domain/staff/roles.ts";
import type { Route } from "./+types/invitation-page";
import { brand } from "../../../brand/brand.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import openDoor from "../../../ui/art/open-door.svg?no-inline";
import noteOnDoor from "../../../ui/art/note-on-door.svg?no-inline";
import { appContext } from "../../../../server/site/page-contexts.ts";
import {
  acceptInvitation,
  findInvited,
} from "../../../../server/staff/sign-in/accept-invitation.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    invited: await findInvited(context.get(appContext), url.searchParams.get("id") ?? ""),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  const token = url.searchParams.get("id") ?? "";
  const outcome = await acceptInvitation(context.get(appContext), caller, token);
  if (!outcome.ok) return data({ refusal: outcome.refusal }, { status: 422 });
  return redirect(href("/office/account"), { headers: { "Set-Cookie": outcome.answer.setCookie } });
}

/** Asks before it accepts, because mail scanners open links. */
export default function InvitationPage({
  loaderData: { invited },
  actionData,
}: Route.ComponentProps) {
  if (invited === null) return <EndedInvitation />;
  return (
    <SignInFrame title={`Welcome, ${invited.name}`} picture={openDoor}>
      <p>
        You’re invited to the office of {brand.name} as <b>{roleNames[invited.role]}</b>. Next you
        can add a passkey to sign in on this device.
      </p>
      <RefusalNote refusal={actionData?.refusal} />
      <Form method="post">
        <Button type="submit" size="large" block>
          Accept invitation
        </Button>
      </Form>
    </SignInFrame>
  );
}

function EndedInvitation() {
  return (
    <SignInFrame title="This invitation has expired" picture={noteOnDoor}>
      <p>
        It’s been used, replaced by a newer one, or is more than a week old. Ask the person who
        invited you to send it again. If you’ve already joined, sign in.
      </p>
      <div className="row">
        <ButtonLink to={href("/office/sign-in")}>Sign in</ButtonLink>
      </div>
    </SignInFrame>
  );
}
