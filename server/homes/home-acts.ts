import { saySaved } from "../../domain/listings/say-saved.ts";
import { toStorable } from "../../domain/listings/facts/home-fields.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { type ListingState, listingStates } from "../../domain/listings/listing-state.ts";
import { readEditorForm } from "../../domain/listings/home-form.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { homeForms } from "../../domain/listings/homes-forms.ts";
import { defineActs, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import { refuse } from "../staff/refusals.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { changeStates, undoStates } from "./change-states.ts";
import { noHome } from "./home-change.ts";
import {
  addCertificate,
  type CertificateFile,
  proveCertificate,
  removeCertificate,
} from "./certificates/home-certificates.ts";
import type { ChangedPicture } from "./pictures/change-pictures.ts";
import { addPictures, handlePictureForm } from "./pictures/handle-picture-form.ts";
import { overrideWarning } from "./override-warning.ts";
import { excludeFromPortal, letOnPortal } from "./exclude-from-portal.ts";
import { makePreview } from "./preview-home.ts";
import { publishHome } from "./publish-home.ts";
import { type SavedHome, saveHome, undoLastChange } from "./save-home.ts";
import { scheduleHome, unscheduleHome } from "./schedule-home.ts";
import { setHomeBranch } from "./set-home-branch.ts";
import { takeOverHome } from "./landlord/take-over-home.ts";

/** What only the editor says after a form. */
export interface HomeMore {
  preview: string | null;
  saved: SavedHome | null;
  pictureConflict: NonNullable<ChangedPicture["pictureConflict"]> | null;
}

interface Changed {
  done: string | null;
  undo?: string;
  preview?: string;
  saved?: SavedHome;
  pictureConflict?: ChangedPicture["pictureConflict"];
}

interface Sent extends Pick<FormCall, "app" | "by"> {
  /** Of the home. */
  id: string;
  fields: Texts;
  files: readonly CertificateFile[];
}

const ofHome = (change: (sent: Sent) => Promise<Outcome<Changed>>) => ({
  ownTransactions: async ({
    app,
    by,
    params,
    texts,
    files,
  }: FormCall): Promise<FormOutcome<HomeMore>> => {
    const id = params["id"] ?? "";
    if (!listingIdForm.test(id)) return noHome;
    const outcome = await change({
      app,
      by,
      id,
      fields: mapTexts(texts),
      files: files.map((file) => ({ ...file, name: toStorable(file.name) })),
    });
    return outcome.ok ? { ok: true, answer: describe(outcome.answer) } : outcome;
  },
});

function describe({ done, undo, ...more }: Changed) {
  const { preview = null, saved = null, pictureConflict = null } = more;
  const isConflict = (saved?.conflicts.length ?? 0) > 0 || pictureConflict !== null;
  return { done, undo, more: { preview, saved, pictureConflict }, isConflict };
}

function mapTexts(fields: Texts): Texts {
  const texts = Object.entries(fields).map(([name, text]) => [name, toStorable(text)]);
  return Object.fromEntries(texts);
}

/** Of a button that stands in the form of the fields, such as Enter's. */
export function readHomeForm(texts: Texts): Texts {
  return texts["change"] === undefined ? { ...texts, change: "save" } : texts;
}

export const tooLarge = refuse(
  "The files are over 45 MB in total. Upload fewer at a time.",
  "pictures",
);

export const homeActs = defineActs<typeof homeForms, HomeMore>(homeForms, {
  save: ofHome(save),
  publish: ofHome((sent) =>
    saveFirst(sent, ({ app, id, by, fields }) =>
      publishHome(app, id, { actor: by, rentReason: fields["rentReason"] ?? "" }),
    ),
  ),
  preview: ofHome((sent) => saveFirst(sent, ({ app, id }) => makePreview(app, id))),
  schedule: ofHome(({ app, by, id, fields }) => {
    const { publishDate: date = "", publishTime: time = "" } = fields;
    return scheduleHome(app, by, id, { date, time });
  }),
  unschedule: ofHome(({ app, by, id }) => unscheduleHome(app, by, id)),
  undo: ofHome(({ app, by, id }) => undoLastChange(app, by, id)),
  pass: ofHome(({ app, by, id, fields }) => {
    const { rule = "", message = "" } = fields;
    return overrideWarning(app, by, id, { rule, message, reason: fields[`reason-${rule}`] ?? "" });
  }),
  "add-certificate": ofHome(({ app, by, id, fields, files }) =>
    addCertificate(app, by, id, fields, files[0]),
  ),
  "prove-certificate": ofHome(({ app, by, id, fields, files }) =>
    proveCertificate(app, by, id, fields, files[0]),
  ),
  "remove-certificate": ofHome(({ app, by, id, fields }) =>
    removeCertificate(app, by, id, fields["certificate"] ?? ""),
  ),
  "add-pictures": ofHome(({ app, by, id, files }) => addPictures(app, by, id, files)),
  picture: ofHome(({ app, by, id, fields }) => handlePictureForm(app, by, id, fields)),
  branch: ofHome(({ app, by, id, fields }) => setHomeBranch(app, by, id, fields["branch"] ?? "")),
  "take-over": ofHome(({ app, by, id }) => takeOverHome(app, by, id)),
  "keep-off": ofHome(({ app, by, id, fields }) => {
    const { portal = "" } = fields;
    return excludeFromPortal(app, by, id, { portal, reason: fields[`reason-${portal}`] ?? "" });
  }),
  "let-on": ofHome(({ app, by, id, fields }) => letOnPortal(app, by, id, fields["portal"] ?? "")),
  state: ofHome(moveHome),
  "undo-state": ofHome(({ app, by, fields }) => undoStates(app, by, fields["token"] ?? "")),
});

async function save({ app, by, id, fields }: Sent) {
  const outcome = await saveHome(app, by, id, readEditorForm(fields));
  if (!outcome.ok) return outcome;
  const { conflicts, unread } = outcome.answer;
  const done = conflicts.length > 0 ? null : saySaved(unread);
  return { ok: true as const, answer: { done, saved: outcome.answer } };
}

/** The button stands in the form of the fields: what is typed there is published or shown, too. */
async function saveFirst(
  sent: Sent,
  then: (sent: Sent) => Promise<Outcome<Changed>>,
): Promise<Outcome<Changed>> {
  const saved = await save(sent);
  if (!saved.ok || saved.answer.saved.conflicts.length > 0) return saved;
  return then(sent);
}

function moveHome({ app, by, id, fields }: Sent) {
  const to: ListingState | undefined = listingStates.find((one) => one === fields["to"]);
  if (!to) return Promise.resolve(refuse("Select a status first."));
  const cancelViewings = fields["cancelViewings"] === "on";
  return changeStates(app, by, { ids: [id], to, cancelViewings });
}
