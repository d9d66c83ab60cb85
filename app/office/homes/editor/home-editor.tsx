import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { useRef, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import {
  getHomeField,
  homeFieldNames,
  homeSections,
  nameChangedField,
} from "../../../../domain/listings/facts/home-fields.ts";
import { stateNames } from "../../../../domain/listings/listing-state.ts";
import { useInboxKeys } from "../../inbox/use-inbox-keys.ts";
import { OfficeTitle } from "../../shell/office-head.tsx";
import { BranchPanel } from "./branch-panel.tsx";
import { CertificateSection } from "../certificates/certificate-section.tsx";
import { EditorFields } from "./editor-fields.tsx";
import { EditorNotes } from "./editor-notes.tsx";
import { PictureForms } from "../pictures/picture-forms.tsx";
import { PublishingChecksPanel } from "./publishing-checks-panel.tsx";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { BookHere } from "../../viewings/bookings/book-here.tsx";
import { FormButton, PlainFormButton } from "../../shell/form/form-button.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { EditorSection } from "./editor-section.tsx";
import { PortalsPanel } from "./portals-panel.tsx";
import { RentersCard } from "./renters-card.tsx";
import { FiguresPanel, StatePanel } from "./state-panel.tsx";
import type { EditedHome, EditorAnswer, EditorRights } from "../shown.ts";
import { useAutosave } from "./use-autosave.ts";

const formId = "home-form";

/** Who changed which field, when, from what to what. */
function ChangesSection({
  changes,
  mayUndo,
}: {
  changes: EditedHome["changes"];
  mayUndo: boolean;
}) {
  return (
    <EditorSection id="history" note={changes.length === 0 ? "No changes yet" : "Newest first"}>
      {mayUndo && (
        <Form method="post" preventScrollReset>
          <FormButton form={homeForms.undo} look="quiet">
            Undo the last change
          </FormButton>
        </Form>
      )}
      <ol className="edit__changes">
        {changes.map(({ id, field, was, became, who, at, reason, isKept }) => (
          <li key={id}>
            <Avatar name={who} />
            <div>
              <b>{nameChangedField(field)}</b> {was !== "" && <del>{shorten(was)}</del>}{" "}
              {became !== "" && <ins>{shorten(became)}</ins>}
              {became === "" && "cleared"}
              {!isKept && <span className="tag">Discarded</span>}
              <small>
                {who}, {at}
                {reason && `. Reason: ${reason}`}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </EditorSection>
  );
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** A home with all its fields. What is typed is kept; renters see it once it is published. */
export function HomeEditor({
  home: stored,
  mapStyleUrl,
  may,
  answer,
}: {
  home: Omit<EditedHome, "isPressed" | "firstTexts">;
  mapStyleUrl: string | null;
  may: EditorRights;
  answer: EditorAnswer | undefined;
}) {
  const [firstTexts] = useState(stored.texts);
  const home = { ...stored, firstTexts, isPressed: answer?.form === homeForms.publish.name };
  useInboxKeys();
  const form = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(
    form,
    href("/office/listings/:id/save", { id: home.id }),
    home.texts,
  );
  const title = home.texts.name || home.texts.address || "New property";
  return (
    <>
      <EditorBar home={home} title={title} saved={autosave.state} may={may} />
      <EditorNotes home={home} autosave={autosave} answer={answer} />
      <div className="edit">
        <EditorContents home={home} />
        <div className="edit__main">
          <Form method="post" id={formId} ref={form} preventScrollReset data-kept="">
            <input type="hidden" name="whole" value="yes" />
            <input type="hidden" name="version" value={home.version} />
            {homeFieldNames.map((name) => (
              <FormerText key={name} name={name} text={firstTexts[name]} />
            ))}
            <fieldset disabled={!may.edit}>
              <legend className="visually-hidden">Property details</legend>
              <EditorFields
                home={home}
                mapStyleUrl={mapStyleUrl}
                mayEdit={may.edit}
                answer={answer}
              />
            </fieldset>
            {may.edit && (
              <p className="edit__save">
                <FormButton form={homeForms.save} size="usual" look="secondary">
                  Save changes
                </FormButton>
              </p>
            )}
          </Form>
          {may.edit && <PictureForms home={home} />}
          <CertificateSection home={home} mayEdit={may.edit} answer={answer} />
          <ChangesSection changes={home.changes} mayUndo={may.edit && home.mayUndo} />
        </div>
        <EditorSide home={home} may={may} answer={answer} />
      </div>
    </>
  );
}

function EditorSide({
  home,
  may,
  answer,
}: {
  home: EditedHome;
  may: EditorRights;
  answer: EditorAnswer | undefined;
}) {
  return (
    <aside className="edit__side">
      <PublishingChecksPanel home={home} mayPass={may.pass} answer={answer} />
      <StatePanel home={home} may={may} answer={answer} />
      <BranchPanel home={home} may={may} answer={answer} />
      <PortalsPanel portals={home.portals} mayPublish={may.publish} answer={answer} />
      <FiguresPanel figures={home.figures} />
      <RentersCard home={home} />
    </aside>
  );
}

/**
 * What the form showed at first, so that two people's changes can be told apart without script. A
 * text area keeps what script writes into it; a hidden input would get its first value back.
 */
function FormerText({ name, text }: { name: string; text: string }) {
  return <textarea hidden readOnly name={`was-${name}`} defaultValue={text} />;
}

const savedTexts = {
  saved: "Saved",
  typing: "Typing…",
  saving: "Saving…",
  lost: "Not saved. You’re offline, but we’ll keep trying.",
  refused: "Not saved",
};

function EditorBar({
  home,
  title,
  saved,
  may,
}: {
  home: EditedHome;
  title: string;
  saved: keyof typeof savedTexts;
  may: EditorRights;
}) {
  const { state, reference, isFed, isLive } = home;
  return (
    <header className="office-head edit__bar">
      <OfficeTitle title={title} />
      <div>
        <h1>{title}</h1>
        <p>
          <Link to={href("/office/listings")}>Listings</Link> / {reference},{" "}
          {isFed ? "From a feed" : "Added in the office"}
          {" / "}
          <Link to={href("/office/listings/:id/landlord", { id: home.id })}>Landlord</Link>
          {may.seeHistory && (
            <>
              {" / "}
              <Link
                to={href("/office/activity-log/:subject/:id", { subject: "listing", id: home.id })}
              >
                Activity log
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="line">
        <output className="edit__saved">
          {savedTexts[saved]}
          {saved === "saved" && ` ${home.savedAt}`}
        </output>
        <span className={`badge ${isLive ? "badge--ok" : "badge--warn"}`}>{stateNames[state]}</span>
        {isLive && <BookHere home={home.id} look="secondary" />}
        {may.edit && <DraftButtons />}
        {may.publish && <PublishButton home={home} />}
      </div>
    </header>
  );
}

function DraftButtons() {
  return (
    <>
      {/* Enter in a field presses the first button of its form: it is to save. */}
      <PlainFormButton form={homeForms.save} formId={formId} hidden>
        Save changes
      </PlainFormButton>
      <FormButton form={homeForms.preview} formId={formId} look="secondary" data-key="p">
        Preview listing <kbd className="hide-on-phone">P</kbd>
      </FormButton>
    </>
  );
}

/** It says how many things are missing, and is there all the same: pressed, it names them. */
function PublishButton({ home: { isLive, gate, unpublished } }: { home: EditedHome }) {
  const isBusy = useNavigation().state === "submitting";
  if (isLive && unpublished.length === 0) return null;
  return (
    <FormButton form={homeForms.publish} formId={formId} busy={isBusy} aria-describedby="gate">
      {isLive ? "Publish changes" : "Publish listing"}
      {gate.missing > 0 && `, ${gate.missing} missing`}
      {gate.missing === 0 && gate.warnings > 0 && `, ${formatCount(gate.warnings, "warning")}`}
    </FormButton>
  );
}

function EditorContents({ home }: { home: EditedHome }) {
  const open = home.gate.findings.map(({ field }) =>
    field === "pictures" || field === "documents" || field === "landlord"
      ? field
      : getHomeField(field).section,
  );
  return (
    <nav className="edit__contents" aria-label="Sections">
      {homeSections.map(({ id, name }) => {
        const count = open.filter((section) => section === id).length;
        return (
          <a key={id} href={`#${id}`}>
            {name}
            {count > 0 && (
              <span className="edit__count">
                {count}
                <span className="visually-hidden"> to fix</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
