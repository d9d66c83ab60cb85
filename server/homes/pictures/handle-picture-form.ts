import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { AppContext } from "../../app-context.ts";
import { cropForms } from "../../../domain/listings/homes-forms.ts";
import { readPictureEdit, wholePicture } from "../../../domain/photos/picture-edit.ts";
import type { PictureChange } from "../../../domain/listings/home-pictures.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { defineActs } from "../../staff/office-form.ts";
import { refuse } from "../../staff/refusals.ts";
import { addPhoto } from "./add-photo.ts";
import { type ChangedPicture, changePicture, editPicture } from "./change-pictures.ts";
import type { CertificateFile } from "../certificates/home-certificates.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * The form of one picture. What was typed is kept whichever button was pressed; without a button
 * that is all.
 */
export async function handlePictureForm(
  app: AppContext,
  actor: StaffActor,
  id: string,
  fields: Fields,
): Promise<Outcome<ChangedPicture>> {
  const { picture: key = "", caption, was, kind } = fields;
  const { do: button = "", to = "" } = fields;
  const changes: PictureChange[] = [];
  if (caption !== undefined && was !== undefined) {
    changes.push({ do: "describe", key, caption, was });
  }
  if (kind !== undefined) changes.push({ do: "kind", key, kind });
  if (button === "move") changes.push({ do: "move", key, to: Number(to) });
  if (button === "remove") changes.push({ do: "remove", key });
  let answer: ChangedPicture = { done: null };
  for (const change of changes) {
    const outcome = await changePicture(app, actor, id, change);
    if (!outcome.ok || outcome.answer.pictureConflict) return outcome;
    if (outcome.answer.done !== null) answer = outcome.answer;
  }
  if (button !== "turn") return { ok: true, answer };
  const edit = { turn: 90, crop: wholePicture } as const;
  return editPicture(app, actor, id, { key, edit, from: "now" });
}

/** Of the page on which a picture is turned and cut. It leads to the link that led there. */
export const cropActs = defineActs(cropForms, {
  cut: {
    ownTransactions: async ({ app, by, params: { id = "" }, texts }) => {
      const read = readPictureEdit(texts);
      if (!read.ok) return refuse(read.message, read.path);
      const { picture: key = "" } = texts;
      const kept = await editPicture(app, by, id, { key, edit: read.edit, from: "sent" });
      return kept.ok ? { ok: true, answer: { done: null, to: buildCropLink(id, key) } } : kept;
    },
  },
});

/** In the editor of the home, the link that leads to a picture's page. */
export function buildCropLink(id: string, key: string): string {
  return `/office/listings/${id}#cut-${key}`;
}

/** Several pictures in one form, for a page without script. Those that can be kept are kept. */
export async function addPictures(
  app: AppContext,
  actor: StaffActor,
  id: string,
  files: readonly CertificateFile[],
): Promise<Outcome<{ done: string }>> {
  if (files.length === 0) return refuse("Choose the photos first.", "pictures");
  const problems: string[] = [];
  let count = 0;
  for (const { name, bytes } of files) {
    const added = await addPhoto(app, id, { bytes, fileName: name }, actor);
    if (!added.ok && added.refusal.missing) return added;
    if (!added.ok) problems.push(added.refusal.detail);
    else if (added.answer.isNew) count++;
    else problems.push(`${name} is already uploaded.`);
  }
  if (count === 0) return refuse(problems.join(" "), "pictures");
  const done = formatCount(count, "photo added.", "photos added.");
  return { ok: true, answer: { done: [done, ...problems].join(" ") } };
}
