import { href, Link, useRouteLoaderData, Form } from "react-router";
import { getsFiguresMail } from "../../../../domain/reports/figure-mail.ts";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import { hasPermission, roleNames } from "../../../../domain/staff/roles.ts";
import { signInMethods } from "../../../../domain/staff/sign-in.ts";
import type { Route } from "./+types/account-page";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import {
  calendarActs,
  findCalendarAddress,
} from "../../../../server/viewings/diary/calendar-address.ts";
import { findOwnNegotiator } from "../../../../server/viewings/availability/find-availability.ts";
import { officeVisit } from "../../../../server/staff/office-contexts.ts";
import { getPasskeyDomain } from "../../../../server/staff/office-origin.ts";
import { accountActs } from "../../../../server/staff/account/change-account.ts";
import { wantsFiguresMail } from "../../../../server/staff/account/choose-figures-mail.ts";
import { listPasskeys } from "../../../../server/staff/account/passkeys.ts";
import { listSessions } from "../../../../server/staff/sessions.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmailText } from "../../../ui/email-text.tsx";
import { Note } from "../../../ui/note.tsx";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { calendarForms, accountForms } from "../../../../domain/staff/account-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { SignOutButton, ThemeButton } from "../../shell/navigation/device-buttons.tsx";
import type { FrameData } from "../../shell/navigation/office-frame.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import "./account.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { staffId, sessionId, name, email, role, isFresh } = signedIn;
  const { officeOrigin } = context.get(officeVisit);
  const passkeys = await listPasskeys(database.orm, staffId);
  const sessions = await listSessions(database.orm, staffId, now());
  const format = (moment: Date) => formatMoment(moment, now());
  const shows = await findOwnNegotiator(database.orm, staffId);
  const address = await findCalendarAddress(database.orm, staffId);
  return {
    staffId,
    name,
    note: `${email}, ${roleNames[role]}`,
    isFresh,
    figures: getsFiguresMail(role)
      ? { isWanted: await wantsFiguresMail(database.orm, staffId) }
      : null,
    mayMakeKeys: hasPermission(signedIn, "make-keys"),
    mayAddWaysIn: hasPermission(signedIn, "add-ways-in"),
    calendar: shows && {
      added: address && format(address.createdAt),
      read: address?.lastReadAt ? format(address.lastReadAt) : null,
    },
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

export const action = answerForms({ ...accountActs, ...calendarActs });

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

interface SessionView {
  id: string;
  browser: string;
  method: string;
  began: string;
  seen: string;
  isThis: boolean;
}

function SessionSection({ sessions }: { sessions: readonly SessionView[] }) {
  return (
    <OfficeSection
      title="Where you’re signed in"
      count={sessions.length}
      tools={
        sessions.length > 1 && (
          <Form method="post">
            <FormButton form={accountForms["end-other-sessions"]} look="quiet">
              Sign out everywhere else
            </FormButton>
          </Form>
        )
      }
    >
      <ul className="rows">
        {sessions.map(({ id, browser, method, began, seen, isThis }) => (
          <li key={id} className="rows__split">
            <div>
              <b>{browser === "other" ? "Unknown browser" : browser}</b>
              {isThis && <span className="badge">This device</span>}
              <p className="tiny">
                Signed in {began} with {method}, last used {seen}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <FormButton form={accountForms["end-session"]} look="secondary">
                  Sign out
                  <span className="visually-hidden">
                    : {browser}, since {began}
                  </span>
                </FormButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p className="office-section__body tiny">
        We sign you out after 12 hours of inactivity, or after 7 days.
      </p>
    </OfficeSection>
  );
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staffId, name, note, passkeys, sessions, takesPasskeys, isFresh, calendar } = loaderData;
  const { mayAddWaysIn } = loaderData;
  return (
    <>
      <OfficeHead title={name} note={<EmailText>{note}</EmailText>}>
        <ButtonLink
          to={href("/office/activity-log/:subject/:id", { subject: "staff", id: staffId })}
          look="secondary"
          size="small"
        >
          Activity log
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        {mayAddWaysIn ? (
          <PasskeySection
            passkeys={passkeys}
            takesPasskeys={takesPasskeys}
            isFresh={isFresh}
            refused={actionData?.refusal && { id: actionData.fields["id"], ...actionData.refusal }}
          />
        ) : (
          <Note>
            <p>
              Demo users can’t add passkeys, API keys or calendar links, because anyone who tries
              the demo may be signed in as one.
            </p>
          </Note>
        )}
        {calendar && mayAddWaysIn && (
          <CalendarSection calendar={calendar} address={actionData?.more?.address ?? null} />
        )}
        {loaderData.figures && <FiguresSection {...loaderData.figures} />}
        <SessionSection sessions={sessions} />
        {loaderData.mayMakeKeys && (
          <p>
            <Link to={href("/office/account/api-keys")}>API keys</Link>
          </p>
        )}
        <DeviceSection />
      </div>
    </>
  );
}

function DeviceSection() {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  return (
    <OfficeSection title="On this device">
      <div className="office-section__body row">
        <ThemeButton isDark={frame?.isDark ?? false} className="btn btn--secondary" />
        <SignOutButton className="btn btn--secondary" />
      </div>
    </OfficeSection>
  );
}

/** For whom the office's figures come by mail. */
function FiguresSection({ isWanted }: { isWanted: boolean }) {
  return (
    <div id="figures">
      <OfficeSection title="Weekly report email">
        <Form method="post" className="office-section__body stack">
          <p>
            {isWanted
              ? "You get last week’s report on Monday mornings."
              : "You don’t get weekly reports by email."}
          </p>
          <p>
            <FormButton
              form={isWanted ? accountForms["stop-figures"] : accountForms["want-figures"]}
              look="secondary"
            >
              {isWanted ? "Stop weekly report" : "Email report on Mondays"}
            </FormButton>
          </p>
        </Form>
      </OfficeSection>
    </div>
  );
}

/** The address that a calendar program reads. It is shown once, when it is made. */
function CalendarSection({
  calendar: { added, read },
  address,
}: {
  calendar: { added: string | null; read: string | null };
  address: string | null;
}) {
  return (
    <OfficeSection title="Subscribe to your diary">
      <Form method="post" className="office-section__body stack">
        {address !== null && (
          <>
            <label className="label" htmlFor="calendar-address">
              Copy this link now. We won’t show it again
            </label>
            <input className="input" id="calendar-address" readOnly defaultValue={address} />
          </>
        )}
        <p>
          {added === null
            ? "No calendar link yet."
            : `Link created ${added}, ${read === null ? "not used yet" : `last used ${read}`}.`}
        </p>
        <p className="tiny">
          Anyone with this link can see your diary. Creating a new link turns off the old one. Some
          calendars only update twice a day, so we email urgent changes.
        </p>
        <div className="row">
          <FormButton form={calendarForms["renew-calendar"]} look="secondary">
            {added === null ? "Create calendar link" : "Create new calendar link"}
          </FormButton>
          {added !== null && (
            <FormButton form={calendarForms["end-calendar"]} look="quiet">
              Turn off link
            </FormButton>
          )}
        </div>
      </Form>
    </OfficeSection>
  );
}
