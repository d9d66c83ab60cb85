import { data, Form, href, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/set-up-page";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import openDoor from "../../../ui/art/open-door.svg?no-inline";
import noteOnDoor from "../../../ui/art/note-on-door.svg?no-inline";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { readFields } from "../../../../server/site/form-post.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { isSetUpLinkOpen, setUpAdmin } from "../../../../server/staff/sign-in/set-up-admin.ts";
import { PostedField } from "../../shell/form/posted-field.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    isOpen: await isSetUpLinkOpen(context.get(appContext), url.searchParams.get("id") ?? ""),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  const { name = "", email = "" } = await readFields(request);
  const token = url.searchParams.get("id") ?? "";
  const outcome = await setUpAdmin(context.get(appContext), caller, token, { name, email });
  if (!outcome.ok) return data({ refusal: outcome.refusal, name, email }, { status: 422 });
  return redirect(href("/office/account"), { headers: { "Set-Cookie": outcome.answer.setCookie } });
}

export default function SetUpPage({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === "submitting";
  if (!isOpen) return <EndedSetUp />;
  const refusal = actionData?.refusal;
  return (
    <SignInFrame title="Set up your office" picture={openDoor}>
      <p className="muted">
        No one has signed in here yet. The first person becomes the admin, who can invite the
        others.
      </p>
      <RefusalNote refusal={refusal} />
      <Form method="post" noValidate>
        <PostedField
          name="name"
          label="Your name"
          autoComplete="name"
          defaultValue={actionData?.name}
          refusal={refusal}
        />
        <PostedField
          name="email"
          label="Work email"
          type="email"
          autoComplete="email"
          defaultValue={actionData?.email}
          refusal={refusal}
        />
        <Button type="submit" size="large" block busy={isSending}>
          Create admin account
        </Button>
      </Form>
    </SignInFrame>
  );
}

function EndedSetUp() {
  return (
    <SignInFrame title="This link has expired" picture={noteOnDoor}>
      <p>
        It’s been used, is more than a day old, or the office already has an admin. The site’s log
        shows a new one when it starts, and <code>npm run staff -- invite</code> prints one.
      </p>
      <div className="row">
        <ButtonLink to={href("/office/sign-in")}>Sign in</ButtonLink>
      </div>
    </SignInFrame>
  );
}
