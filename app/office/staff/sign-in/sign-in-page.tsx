import { useEffect, useSyncExternalStore, useState } from "react";
import { data, Form, href, redirect, useNavigation, useNavigate } from "react-router";
import { readReturnPath } from "../../../../domain/staff/office-path.ts";
import type { Route } from "./+types/sign-in-page";
import { getButtonClass } from "../../../ui/button-look.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import door from "../../../ui/art/homes/f_georgian.svg?no-inline";
import noteOnDoor from "../../../ui/art/note-on-door.svg?no-inline";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { readFields } from "../../../../server/site/form-post.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { officeVisit } from "../../../../server/staff/office-contexts.ts";
import { demoStaff, findDemoOffer, signInAsDemo } from "../../../../server/staff/demo-staff.ts";
import { getPasskeyDomain } from "../../../../server/staff/office-origin.ts";
import { requestSignInLink } from "../../../../server/staff/sign-in/request-sign-in-link.ts";
import { deleteChanges } from "../../viewings/run-sheet/office-copy.ts";
import { PendingChangesNotice } from "../../viewings/run-sheet/pending-changes-notice.tsx";
import { PostedField, type FormRefusal } from "../../shell/form/posted-field.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { hasUnsent, markUnsent, subscribeToKeptForm } from "../../shell/form/kept-form.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { type Role, roleNames } from "../../../../domain/staff/roles.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { signInByPasskey } from "./sign-in-by-passkey.ts";
import { EmailText } from "../../../ui/email-text.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { officeOrigin, signedIn } = context.get(officeVisit);
  return {
    company: context.get(appContext).openId?.name ?? null,
    demo: await findDemo({ request, context }),
    isUsable: officeOrigin !== null,
    takesPasskeys: officeOrigin !== null && getPasskeyDomain(officeOrigin) !== null,
    email: signedIn?.email ?? "",
    returnPath: readReturnPath(url.searchParams.get("to")),
    isReturning: url.searchParams.has("to"),
    isUnsent: url.searchParams.has("unsent"),
    hasSignedOut: url.searchParams.has("signed-out") && signedIn === null,
  };
}

/** Null unless the sign-in page may offer the demo's people. */
async function findDemo(visit: Pick<Route.LoaderArgs, "request" | "context">) {
  const app = visit.context.get(appContext);
  if (visit.context.get(officeVisit).officeOrigin === null) return null;
  const offer = await findDemoOffer(app, getCaller(visit));
  return offer === "none" ? null : { people: demoStaff, asksCode: offer === "with-code" };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { email, person, code } = await readFields(request);
  const caller = getCaller({ request, context });
  const returnPath = readReturnPath(url.searchParams.get("to"));
  if (person !== undefined) {
    const entered = await signInAsDemo(context.get(appContext), caller, { email: person, code });
    if (entered.ok)
      throw redirect(returnPath, { headers: { "Set-Cookie": entered.answer.setCookie } });
    const refused = { demoRefusal: entered.refusal, code };
    return data(
      { ...refused, refusal: undefined, email: undefined, sentTo: null },
      { status: 422 },
    );
  }
  const sent = await requestSignInLink(context.get(appContext), caller, { email, returnPath });
  const none = { demoRefusal: undefined, code: undefined };
  if (!sent.ok)
    return data({ ...none, refusal: sent.refusal, email, sentTo: null }, { status: 422 });
  const { email: sentTo, setCookie } = sent.answer;
  return data(
    { ...none, refusal: undefined, email: sentTo, sentTo },
    { headers: { "Set-Cookie": setCookie } },
  );
}

function PasskeyButton({ returnPath }: { returnPath: string }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function signIn() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await signInByPasskey();
    if (outcome.ok) {
      await navigate(returnPath, { replace: true });
    } else {
      setProblem(outcome.problem);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button size="large" block busy={isBusy} onClick={() => void signIn()}>
        <Icon name="key-round" />
        {isBusy ? "Waiting for your device…" : "Sign in with your passkey"}
      </Button>
      <p className="small muted">
        Your face, finger or device PIN. Nothing to remember, nothing to steal.
      </p>
      <RefusalNote refusal={problem === undefined ? undefined : { detail: problem }} />
    </>
  );
}

/** One click each on the site's own machine. From elsewhere it takes the code of its terminal, too. */
function DemoPeople({
  people,
  asksCode,
  refusal,
  code,
}: {
  people: readonly { name: string; email: string; role: Role }[];
  asksCode: boolean;
  refusal: FormRefusal | undefined;
  /** What was typed, if it was refused. */
  code: string | undefined;
}) {
  return (
    <section aria-label="Demo users" className="demo-people">
      <p>
        <b>You’re using the demo.</b> Choose someone to sign in as:
      </p>
      <RefusalNote refusal={refusal} />
      <Form method="post" noValidate>
        {asksCode && (
          <PostedField
            name="code"
            label="Demo sign-in code"
            hint="It’s shown in the terminal that runs the site."
            defaultValue={code}
            autoCapitalize="characters"
            spellCheck={false}
            refusal={refusal}
          />
        )}
        {people.map(({ name, email, role }) => (
          <button
            key={email}
            type="submit"
            name="person"
            value={email}
            className="demo-people__one"
          >
            <Avatar name={name} />
            <b>{name}</b>
            <span className="muted">{roleNames[role]}</span>
          </button>
        ))}
      </Form>
    </section>
  );
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasSignedOut } = loaderData;
  useEffect(() => {
    if (hasSignedOut) deleteChanges();
  }, [hasSignedOut]);
  if (!loaderData.isUsable) return <NotHere />;
  if (actionData?.sentTo) return <LinkSent email={actionData.sentTo} />;
  const { returnPath, takesPasskeys, isReturning, isUnsent, email, demo, company } = loaderData;
  return (
    <SignInFrame title="The office" picture={door}>
      {isUnsent && <UnsentNote />}
      {!hasSignedOut && <PendingChangesNotice />}
      {isReturning && !isUnsent && (
        <Note>
          <p>
            {email ? "Sign in again to continue." : "Sign in to continue."} We’ll take you back to
            the page you wanted.
          </p>
        </Note>
      )}
      {demo && <DemoPeople {...demo} refusal={actionData?.demoRefusal} code={actionData?.code} />}
      {company !== null && (
        <a
          className={getButtonClass({ look: "secondary", size: "large", block: true })}
          href={`${href("/office/sign-in/openid")}?${new URLSearchParams({ to: returnPath })}`}
        >
          Sign in with {company}
        </a>
      )}
      {takesPasskeys && (
        <div className="sign-in-frame__passkey stack">
          <PasskeyButton returnPath={returnPath} />
          <p className="sign-in-frame__or">or</p>
        </div>
      )}
      <RefusalNote refusal={actionData?.refusal} />
      <LinkForm email={actionData?.email ?? email} refusal={actionData?.refusal} />
      <details className="fold">
        <summary>Lost your device or new to the team?</summary>
        <p>
          Ask an admin to send you an invitation. It works once. Then add a passkey on your new
          device.
        </p>
      </details>
    </SignInFrame>
  );
}

function LinkForm({
  email,
  refusal,
}: {
  email: string;
  refusal: React.ComponentProps<typeof PostedField>["refusal"];
}) {
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate>
      <PostedField
        name="email"
        label="Email me a sign-in link"
        hint="The link works once, within 15 minutes, in this browser."
        type="email"
        autoComplete="username"
        defaultValue={email}
        refusal={refusal}
      />
      <Button type="submit" look="secondary" block busy={isSending}>
        Send link
      </Button>
    </Form>
  );
}

function LinkSent({ email }: { email: string }) {
  return (
    <SignInFrame title="Check your email" picture={noteOnDoor}>
      <p>
        If{" "}
        <b>
          <EmailText>{email}</EmailText>
        </b>{" "}
        has an account, we’ve sent a sign-in link. It works for 15 minutes in this browser.
      </p>
      <Form method="post" className="row">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="secondary">
          Resend link
        </Button>
      </Form>
      <p className="small muted">
        Once you’re in, add a passkey. It’s quicker and safer than a link.
      </p>
    </SignInFrame>
  );
}

/** Browsers keep no secure cookie there, so nobody could sign in. */
function NotHere() {
  return (
    <SignInFrame title="Secure connection needed" picture={noteOnDoor}>
      <p>
        The office needs an encrypted connection. Open it at the site’s public https address, or at
        http://localhost on the machine that runs it.
      </p>
    </SignInFrame>
  );
}

/** A form came when the session was over, or too old for it. Without script the browser has it. */
function UnsentNote() {
  const isKept = useSyncExternalStore(subscribeToKeptForm, hasUnsent, () => false);
  useEffect(() => {
    markUnsent();
    // The form that led here kept the place of its own page.
    window.scrollTo(0, 0);
  }, []);
  return (
    <Note kind="warn" live>
      <p>
        That wasn’t sent because you’ve been signed out.{" "}
        {isKept
          ? "We’ve kept what you typed. You’ll find it in the form when you’re back."
          : "What you typed isn’t lost. Sign in using another window, then come back to this one and send it again."}
      </p>
    </Note>
  );
}
