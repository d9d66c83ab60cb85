import { toStorable } from "../../domain/listings/home-fields.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { type ListingState, listingStates } from "../../domain/listings/listing-state.ts";
import { readEditorForm } from "../../domain/listings/home-form.ts";
import { isAllowed, type Permission } from "../../domain/staff/roles.ts";
import type { AppContext } from "../app-context.ts";
import { refuse } from "../staff/refusals.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { changeStates, undoStates } from "./change-states.ts";
import { noHome } from "./home-change.ts";
import {
  addCertificate,
  type CertificateFile,
  proveCertificate,
  removeCertificate,
} from "./home-certificates.ts";
import type { ChangedPicture } from "./change-pictures.ts";
import { addPictures, handlePictureForm } from "./handle-picture-form.ts";
import { passWarning } from "./pass-warning.ts";
import { keepOffPortal, letOnPortal } from "./hold-from-portal.ts";
import { makePreview } from "./preview-home.ts";
import { publishHome } from "./publish-home.ts";
import { type SavedHome, saveHome, undoLastChange } from "./save-home.ts";
import { scheduleHome, unscheduleHome } from "./schedule-home.ts";
import { setHomeBranch } from "./set-home-branch.ts";
import { takeOverHome } from "./take-over-home.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** What the editor says after a form. */
export interface HomeAnswer {
  form: string;
  done: string | null;
  undo: string | null;
  preview: string | null;
  saved: SavedHome | null;
  pictureConflict: NonNullable<ChangedPicture["pictureConflict"]> | null;
  refusal: Refusal | undefined;
}

interface Done {
  done: string | null;
  undo?: string;
  preview?: string;
  saved?: SavedHome;
  pictureConflict?: ChangedPicture["pictureConflict"];
}

/** Forms that need more than the right to edit. */
const permissions: Readonly<Partial<Record<string, Permission>>> = {
  publish: "publish-listings",
  schedule: "publish-listings",
  unschedule: "publish-listings",
  state: "publish-listings",
  "undo-state": "publish-listings",
  "take-over": "publish-listings",
  "keep-off": "publish-listings",
  "let-on": "publish-listings",
  pass: "override-warnings",
};

/** Every form of the editor, by the value of its button. */
export async function handleHomeForm(
  app: AppContext,
  signedIn: SignedIn,
  id: string,
  posted: Fields,
  sent: readonly CertificateFile[] = [],
): Promise<HomeAnswer> {
  const fields = mapTexts(posted);
  const files = sent.map((file) => ({ ...file, name: toStorable(file.name) }));
  const form = fields["change"] ?? "save";
  const outcome = await run(app, signedIn, id, form, { fields, files });
  const nothing = {
    form,
    done: null,
    undo: null,
    preview: null,
    saved: null,
    pictureConflict: null,
    refusal: undefined,
  };
  if (!outcome.ok) return { ...nothing, refusal: outcome.refusal };
  const { pictureConflict = null, ...answer } = outcome.answer;
  return { ...nothing, ...answer, pictureConflict };
}

function mapTexts(fields: Fields): Fields {
  const texts = Object.entries(fields).map(([name, text]) => [name, toStorable(text ?? "")]);
  return Object.fromEntries(texts);
}

async function run(
  app: AppContext,
  signedIn: SignedIn,
  id: string,
  form: string,
  { fields, files }: { fields: Fields; files: readonly CertificateFile[] },
): Promise<Outcome<Done>> {
  if (!listingIdForm.test(id)) return noHome;
  const { staffId, role } = signedIn;
  const permission = permissions[form];
  if (permission && !isAllowed(role, permission)) return refuse("Your role does not allow this.");
  const { token = "", rule = "", certificate = "", rentReason = "" } = fields;
  const { message = "", publishDate: date = "", publishTime: time = "" } = fields;
  switch (form) {
    case "save":
      return save(app, staffId, id, fields);
    case "publish":
      return saveFirst(app, staffId, id, fields, () =>
        publishHome(app, id, { actor: { staffId }, rentReason }),
      );
    case "schedule":
      return scheduleHome(app, staffId, id, { date, time });
    case "unschedule":
      return unscheduleHome(app, staffId, id);
    case "undo":
      return undoLastChange(app, staffId, id);
    case "pass":
      return passWarning(app, staffId, id, {
        rule,
        message,
        reason: fields[`reason-${rule}`] ?? "",
      });
    case "add-certificate":
    case "prove-certificate":
      return keepCertificate(app, staffId, id, { fields, files });
    case "remove-certificate":
      return removeCertificate(app, staffId, id, certificate);
    case "add-pictures":
      return addPictures(app, staffId, id, files);
    case "picture":
      return handlePictureForm(app, staffId, id, fields);
    case "branch":
      return setHomeBranch(app, signedIn, id, fields["branch"] ?? "");
    case "take-over":
      return takeOverHome(app, staffId, id);
    case "keep-off":
    case "let-on":
      return changeHold(app, staffId, id, fields);
    case "preview":
      return saveFirst(app, staffId, id, fields, () => makePreview(app, id));
    case "state":
      return moveHome(app, staffId, id, fields);
    case "undo-state":
      return undoStates(app, staffId, token);
    case "too-large":
      return refuse("The files have more than 45 MB together: send fewer at once.", "pictures");
    default:
      return refuse("This form is not known here. Load the page again.");
  }
}

function keepCertificate(
  app: AppContext,
  staffId: string,
  id: string,
  { fields, files }: { fields: Fields; files: readonly CertificateFile[] },
) {
  const isNew = fields["change"] === "add-certificate";
  const keep = isNew ? addCertificate : proveCertificate;
  return keep(app, staffId, id, fields, files[0]);
}

async function save(app: AppContext, staffId: string, id: string, fields: Fields) {
  const outcome = await saveHome(app, staffId, id, readEditorForm(fields));
  if (!outcome.ok) return outcome;
  const done = outcome.answer.conflicts.length > 0 ? null : "Saved.";
  return { ok: true as const, answer: { done, saved: outcome.answer } };
}

/** The button stands in the form of the fields: what is typed there is published or shown, too. */
async function saveFirst(
  app: AppContext,
  staffId: string,
  id: string,
  fields: Fields,
  then: () => Promise<Outcome<Done>>,
): Promise<Outcome<Done>> {
  const saved = await save(app, staffId, id, fields);
  if (!saved.ok || saved.answer.saved.conflicts.length > 0) return saved;
  return then();
}

function changeHold(app: AppContext, staffId: string, id: string, fields: Fields) {
  const { change, portal = "" } = fields;
  if (change === "let-on") return letOnPortal(app, staffId, id, portal);
  const reason = fields[`reason-${portal}`] ?? "";
  return keepOffPortal(app, staffId, id, { portal, reason });
}

function moveHome(app: AppContext, staffId: string, id: string, fields: Fields) {
  const to: ListingState | undefined = listingStates.find((one) => one === fields["to"]);
  if (!to) return Promise.resolve(refuse("Choose the state first."));
  const cancelViewings = fields["cancelViewings"] === "on";
  return changeStates(app, staffId, { ids: [id], to, cancelViewings });
}
