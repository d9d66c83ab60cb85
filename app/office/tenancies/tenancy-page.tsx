import { href, Link, useLocation } from "react-router";
import { useContext, useEffect, useRef, useState } from "react";
import type { Route } from "./+types/tenancy-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { enderNames } from "../../../domain/tenancies/tenancy.ts";
import { bookingForms } from "../../../domain/viewings/bookings/booking-forms.ts";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { tenancyForms } from "../../../domain/tenancies/tenancy-forms.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { readHomeFile } from "../../../server/site/doors/read-document.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { createTenancyActs, largeFile } from "../../../server/tenancies/tenancy-acts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listTenancies } from "../../../server/tenancies/list-tenancies.ts";
import { getTenancyView } from "../../../server/tenancies/get-tenancy-view.ts";
import { Note } from "../../ui/note.tsx";
import { Plate } from "../../ui/plate.tsx";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeTitle } from "../shell/office-head.tsx";
import { OfficeForms } from "../shell/form/office-result.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { useTimesDone } from "../shell/form/use-times-done.ts";
import { BookLink } from "../viewings/bookings/book-link.tsx";
import { DeadlineList } from "./steps/deadline-list.tsx";
import { ChecksTable } from "./steps/checks-table.tsx";
import { EndForms } from "./end/end-forms.tsx";
import { HoldingDeadline } from "./money/holding-deadline.tsx";
import { TenancyFormContext } from "./tenancy-form.tsx";
import { TenancyList } from "./tenancy-list.tsx";
import { findLostInput, type LostInput, type Writing } from "./find-lost-input.ts";
import { AnswerContext } from "../shell/form/office-answer.ts";
import type { TenancyView } from "./shown.ts";
import { MoveInList } from "./steps/move-in-list.tsx";
import { DocumentsSection } from "./documents/documents-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { readTenancyListView } from "./read-tenancy-list-view.ts";
import { FallenThroughHomeActs } from "./fallen-through-home.tsx";
import { RefusedSummary } from "./refused-summary.tsx";
import { StepRow } from "./steps/step-row.tsx";
import { StageSection } from "./steps/stage-section.tsx";
import "./tenancies.css";
import "./tenancy.css";
import { bodyBytes } from "../../../domain/shared/fields/body-limits.ts";

export const handle = { shows: ["tenancy", "document", "landlord"] } satisfies PageHandle;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { role, staffId } = signedIn;
  const view = readTenancyListView(url);
  const shown = await getTenancyView(app, readRecordId(params));
  if (shown === null) throwNotFound();
  return {
    shown,
    staffId,
    view,
    tenancies: await listTenancies(app, view, getShownBranch(signedIn)),
    may: {
      edit: maySend(signedIn, tenancyForms.relist),
      book: maySend(signedIn, bookingForms.book),
      read: isAllowed(role, "see-documents"),
      decide: isAllowed(role, "decide-offers"),
    },
  };
}

export const action = answerForms(createTenancyActs(readHomeFile), {
  files: { maxBytes: bodyBytes.letPage, tooLarge: largeFile },
});

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

/**
 * The page shows what colleagues record at once: a form in which somebody still writes can go.
 * @param shown by the page
 */
function LostWritingNote({ shown }: { shown: TenancyView }) {
  const answer = useContext(AnswerContext);
  const { pathname } = useLocation();
  const writing = useRef<(Writing & { shown: TenancyView }) | null>(null);
  const latest = useRef({ answer, pathname, shown });
  const note = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<(LostInput & { pathname: string }) | null>(null);
  useEffect(() => {
    latest.current = { answer, pathname, shown };
  });
  useEffect(() => {
    const write = ({ target }: Event) => {
      const form = target instanceof HTMLTextAreaElement ? target.form : null;
      if (form) writing.current = { ...describe(form), ...latest.current };
    };
    document.addEventListener("input", write);
    return () => document.removeEventListener("input", write);
  }, []);
  // What is shown anew may have taken the form away.
  useEffect(() => {
    const written = writing.current;
    if (written === null || written.form.isConnected) return;
    if (written.shown === shown && written.answer === answer) return;
    writing.current = null;
    const found = findLostInput(written, { answer, pathname });
    setLost(found && { ...found, pathname });
  }, [shown, answer, pathname]);
  useEffect(() => {
    if (lost && document.activeElement === document.body) note.current?.focus();
  }, [lost]);
  if (lost?.pathname !== pathname) return null;
  return (
    <div className="office__result" ref={note} tabIndex={-1}>
      <Note kind="warn" live>
        <p>
          A colleague updated this while you were typing, so this form has closed. {lost.detail}
        </p>
        {lost.texts.map((text) => (
          <p key={text}>You’d written: “{text}”</p>
        ))}
      </Note>
    </div>
  );
}

function describe(form: HTMLFormElement): Pick<Writing, "form" | "id" | "texts"> {
  const values = [...new FormData(form)];
  const areas = new Set([...form.querySelectorAll("textarea")].map(({ name }) => name));
  const texts = values.flatMap(([name, value]) =>
    areas.has(name) && typeof value === "string" && value.trim() !== "" ? [value] : [],
  );
  const id = values.find(([name]) => name === "form")?.[1];
  return { form, id: typeof id === "string" ? id : "", texts };
}

export default function TenancyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, view, tenancies, may } = loaderData;
  const context = toContext(loaderData);
  const times = useTimesDone(actionData);
  return (
    <>
      <OfficeTitle title={`${shown.home.name}, ${shown.title}`} />
      <div className="tenancies">
        <TenancyList tenancies={tenancies} view={view} chosen={shown.id} />
        <div>
          <TenancyHead {...shown} mayBook={may.book} />
          <OfficeForms answer={actionData}>
            <TenancyFormContext value={context}>
              <div className="office-body tenancy-body">
                <DoneNote done={actionData?.done} />
                <RefusedSummary />
                <LostWritingNote shown={shown} />
                {actionData?.refusal && actionData.fields["form"] === undefined && (
                  <Note key={times} kind="error" live>
                    <p>{actionData.refusal.detail}</p>
                  </Note>
                )}
                <TenancyNotes shown={shown} />
                {shown.undecided && (
                  <OfficeSection title="Re-let the property" look="warn">
                    <div className="office-section__body stack">
                      <FallenThroughHomeActs
                        home={shown.undecided}
                        isEndingTold
                        mayDecide={may.decide}
                      />
                    </div>
                  </OfficeSection>
                )}
                <AfterEnd shown={shown} />
                <DeadlineList alarms={shown.alarms} />
                {shown.holding && <HoldingDeadline holding={shown.holding} />}
                <ol className="stages">
                  {shown.stages.map((stage) => (
                    <StageSection key={stage.name} stage={stage} shown={shown} />
                  ))}
                </ol>
                <div className="split tenancy-pair">
                  <ChecksTable shown={shown} />
                  <MoveInList shown={shown} />
                  <PeopleSection shown={shown} />
                  <DocumentsSection shown={shown} />
                </div>
                <EndForms shown={shown} />
              </div>
            </TenancyFormContext>
          </OfficeForms>
        </div>
      </div>
    </>
  );
}

function toContext({ shown, may, staffId }: Route.ComponentProps["loaderData"]) {
  const { today, papers, colleagues, people } = shown;
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  const lists = {
    documentId: papers.map(({ id, what, fileName }) => ({
      value: id,
      label: `${what}: ${fileName}`,
    })),
    owner: named(colleagues),
    personId: named(people),
  };
  return { mayEdit: may.edit, mayRead: may.read, today, staffId, lists };
}

/** What the end left to deal with. */
function AfterEnd({ shown }: { shown: Shown }) {
  if (shown.afterEnd.length === 0) return null;
  return (
    <OfficeSection title="After the tenancy">
      <ul className="plain">
        {shown.afterEnd.map((step) => (
          <StepRow key={step.key} step={step} shown={shown} />
        ))}
      </ul>
    </OfficeSection>
  );
}

type Shown = Route.ComponentProps["loaderData"]["shown"];

function TenancyHead({
  home,
  title,
  rentPcm,
  starts,
  listingId,
  state,
  wrotePcm,
  mayBook,
}: Shown & { mayBook: boolean }) {
  return (
    <header className="office-head">
      <div>
        <p className="row tenancy-head__plate">
          <Plate area={home.area} outcode={home.outcode} />
          <Link to={href("/office/offers/:listingId", { listingId })}>Offers on this property</Link>
        </p>
        <h1>{home.name}</h1>
        <p>
          {title}, {formatPounds(rentPcm)} pcm
          {wrotePcm !== null &&
            ` (offered ${formatPounds(wrotePcm)}, recorded at the advertised rent)`}
          , {state === "progressing" ? "move in " : "from "}
          <b className="tabular-numbers">{starts}</b>
        </p>
      </div>
      {mayBook && home.isToLet && <BookLink home={listingId} look="secondary" />}
      <p className="tenancy-head__back">
        <Link to={href("/office/tenancies")}>All tenancies</Link>
      </p>
    </header>
  );
}

function TenancyNotes({ shown }: { shown: Shown }) {
  const { ending, state, landlord, hasUndo, listingId } = shown;
  return (
    <>
      {hasUndo && (
        <Note>
          <p>
            You can still undo this acceptance. We haven’t sent the emails yet.{" "}
            <Link to={href("/office/offers/:listingId", { listingId })}>View offers</Link>
          </p>
        </Note>
      )}
      {ending && (
        <Note kind="warn">
          <p>
            {state === "finished" ? "This tenancy ended" : "This tenancy fell through"} on{" "}
            {ending.on}. It was ended by {enderNames[ending.by]}. {ending.note}
          </p>
        </Note>
      )}
      {state === "progressing" && landlord?.problem !== null && (
        <Note kind={landlord?.isListed ? "error" : "warn"}>
          <p>
            {landlord?.problem ?? "This property has no landlord."}{" "}
            <Link to={href("/office/listings/:id/landlord", { id: listingId })}>View landlord</Link>
          </p>
        </Note>
      )}
    </>
  );
}
