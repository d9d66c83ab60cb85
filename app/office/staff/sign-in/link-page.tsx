import { data, Form, href, redirect } from "react-router";
import type { Route } from "./+types/link-page";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import openDoor from "../../../ui/art/open-door.svg?no-inline";
import noteOnDoor from "../../../ui/art/note-on-door.svg?no-inline";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import {
  checkSignInLink,
  signInWithLink,
} from "../../../../server/staff/sign-in/use-sign-in-link.ts";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("id") ?? "";
  return { state: await checkSignInLink(context.get(appContext), request, token) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  const token = url.searchParams.get("id") ?? "";
  const outcome = await signInWithLink(context.get(appContext), caller, token);
  if (!outcome.ok) return data({ refusal: outcome.refusal }, { status: 422 });
  const { returnPath, setCookie } = outcome.answer;
  return redirect(returnPath, { headers: { "Set-Cookie": setCookie } });
}

/** Asks before it signs in, because mail scanners open links. */
export default function LinkPage({ loaderData: { state }, actionData }: Route.ComponentProps) {
  if (state !== "open") return <EndedLink isElsewhere={state === "other-browser"} />;
  return (
    <SignInFrame title="Welcome back" picture={openDoor}>
      <RefusalNote refusal={actionData?.refusal} />
      <Form method="post">
        <Button type="submit" size="large" block>
          Open the office
        </Button>
      </Form>
    </SignInFrame>
  );
}

function EndedLink({ isElsewhere }: { isElsewhere: boolean }) {
  return (
    <SignInFrame
      title={isElsewhere ? "Open this in your other browser" : "This link has expired"}
      picture={noteOnDoor}
    >
      <p>
        {isElsewhere
          ? "The link works only in the browser that asked for it. Open it there, or ask for a new one here."
          : "It’s been used, replaced by a newer link, or is more than 15 minutes old."}
      </p>
      <div className="row">
        <ButtonLink to={href("/office/sign-in")}>Ask for a new link</ButtonLink>
      </div>
    </SignInFrame>
  );
}
