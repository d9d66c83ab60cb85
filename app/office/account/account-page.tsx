import { data, href } from "react-router";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { roleNames } from "../../../domain/staff/roles.ts";
import { signInMethods } from "../../../domain/staff/sign-in.ts";
import type { Route } from "./+types/account-page";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { officeVisit } from "../../../server/staff/office-contexts.ts";
import { getPasskeyDomain } from "../../../server/staff/office-origin.ts";
import { changeAccount } from "../../../server/staff/change-account.ts";
import { listPasskeys } from "../../../server/staff/passkeys.ts";
import { listSessions } from "../../../server/staff/sessions.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { DeviceSection } from "./device-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { SessionSection } from "./session-section.tsx";
import "./account.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const { staffId, sessionId, name, email, role, isFresh } = getSignedIn({ context });
  const { officeOrigin } = context.get(officeVisit);
  const passkeys = await listPasskeys(database.orm, staffId);
  const sessions = await listSessions(database.orm, staffId, now());
  const format = (moment: Date) => formatMoment(moment, now());
  return {
    staffId,
    name,
    note: `${email}, ${roleNames[role]}`,
    isFresh,
    takesPasskeys: officeOrigin !== null && getPasskeyDomain(officeOrigin) !== null,
    passkeys: passkeys.map(({ id, name: passkey, createdAt, lastUsedAt }) => ({
      id,
      name: passkey,
      added: format(createdAt),
      used: lastUsedAt && format(lastUsedAt),
    })),
    sessions: sessions.map(({ id, browser, method, createdAt, lastSeenAt }) => ({
      id,
      browser,
      method: signInMethods[method],
      began: format(createdAt),
      seen: format(lastSeenAt),
      isThis: id === sessionId,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const outcome = await changeAccount(context.get(appContext), getSignedIn({ context }), fields);
  return outcome.ok
    ? data({ done: outcome.answer.done, refusal: undefined, changed: fields["id"] })
    : data({ done: null, refusal: outcome.refusal, changed: fields["id"] }, { status: 422 });
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staffId, name, note, passkeys, sessions, takesPasskeys, isFresh } = loaderData;
  return (
    <>
      <OfficeHead title={name} note={note}>
        <ButtonLink
          to={href("/office/history/:subject/:id", { subject: "staff", id: staffId })}
          look="secondary"
          size="small"
        >
          History
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        <PasskeySection
          passkeys={passkeys}
          takesPasskeys={takesPasskeys}
          isFresh={isFresh}
          refused={actionData?.refusal && { id: actionData.changed, ...actionData.refusal }}
        />
        <SessionSection sessions={sessions} />
        <DeviceSection />
      </div>
    </>
  );
}
