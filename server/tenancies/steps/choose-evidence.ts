import {
  describeOffer,
  getOfferKey,
  listOfferedEvidence,
} from "../../../domain/tenancies/steps/offered-evidence.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import type { AppContext } from "../../app-context.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { findEvidenceRecords } from "./read-evidence-records.ts";

export const goneEvidence =
  "This evidence is no longer on record. Select it again, or describe the evidence";

interface PostedFile {
  name: string;
  bytes: Uint8Array;
}

/** The file of a certificate, or a paper that its landlord sent. */
export type HomeFile = { listingId: string } & ({ certificateId: string } | { paperId: string });

/** A file of the home, by its door. Null where whoever records it may not open it. */
export type OpenHomeFile = (
  file: HomeFile,
) => Promise<{ document: { fileName: string }; bytes: Uint8Array } | null>;

interface Chosen {
  action: TenancyAction;
  /** What came with the form, else a copy of the home's: who lives there gets what was given. */
  file: PostedFile | null;
}

/**
 * Takes the record of ours that a form chose as what shows its step, with its words before those that
 * somebody wrote.
 * @returns null where it is not on record any more
 */
export async function chooseEvidence(
  app: AppContext,
  loaded: LoadedTenancy,
  form: Chosen & { offered: string; openHomeFile?: OpenHomeFile | undefined },
): Promise<Chosen | null> {
  const { action, offered, file } = form;
  if (offered === "" || action.do !== "complete-step") return { action, file };
  const records = await findEvidenceRecords(app.database.orm, loaded, app.now());
  const chosen = listOfferedEvidence(loaded.tenancy, action, records).find(
    (one) => getOfferKey(one) === offered,
  );
  if (!chosen) return null;
  const { source, documentId, fileId } = chosen;
  const { note, documentId: named } = action.evidence;
  const { listingId } = loaded.row;
  const copied =
    fileId === null || file !== null || named !== null
      ? null
      : ((await form.openHomeFile?.(
          source.kind === "certificate"
            ? { listingId, certificateId: source.id }
            : { listingId, paperId: fileId },
        )) ?? null);
  const evidence = {
    note: [describeOffer(chosen, copied !== null), note].filter(Boolean).join(". "),
    documentId: named ?? documentId,
  };
  return {
    action: { ...action, evidence, source },
    file: copied ? { name: copied.document.fileName, bytes: copied.bytes } : file,
  };
}
