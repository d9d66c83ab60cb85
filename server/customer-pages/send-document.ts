import * as v from "valibot";
import { landlordDocuments, renterDocuments } from "../../domain/customer-pages/own-documents.ts";
import { documentKinds, type DocumentKind } from "../../domain/documents/document.ts";
import { findDocumentEraseOn } from "../../domain/documents/document-retention.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { findEraseOn } from "../../domain/tenancies/end/tenancy-retention.ts";
import { hideLinksInText } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import { keepDocument, type NewDocument, sealDocument } from "../documents/add-document.ts";
import { listDocuments } from "../documents/documents.ts";
import { listHomesOfLandlord } from "../landlords/landlords.ts";
import { findRecord } from "../listings/listing-records.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { refuse } from "../staff/refusals.ts";
import { loadTenancy } from "../tenancies/load-tenancy.ts";
import {
  notifyListingHandler,
  notifyTenancyHandler,
  notifyOfLandlordDocument,
} from "../tenancies/decision/notify-handler.ts";

/** Files of one person and tenancy, or of one home: more than anybody needs, and no store for a stranger. */
const mostPapers = 40;

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

type Done = Outcome<{ done: "sent" }>;

const kindField = v.picklist(
  Object.keys(documentKinds).filter((kind): kind is DocumentKind => kind in documentKinds),
);

/** A renter's paper for a tenancy that they are part of. It is theirs: others of the household don't read it. */
export async function sendRenterDocument(
  app: AppContext,
  { contactIds }: Extract<OpenCase, { kind: "renter" }>,
  sent: { tenancyId: string; personId: string; kind: string; file: SentFile | null },
): Promise<Done> {
  const loaded = isUuid(sent.tenancyId)
    ? await loadTenancy(app.database.orm, sent.tenancyId)
    : null;
  const person = loaded?.people.find(
    ({ id, contactId }) => id === sent.personId && contactIds.includes(contactId),
  );
  if (!loaded || !person) return notYours;
  if (loaded.row.state !== "progressing")
    return refuse(
      "This tenancy is no longer in progress, so we don’t need any more documents",
      "file",
    );
  const kind = v.safeParse(kindField, sent.kind);
  if (!kind.success || !renterDocuments[person.role].includes(kind.output))
    return refuse("Select the type of document", "kind");
  const kept = await listDocuments(app.database.orm, "tenancy", [loaded.row.id]);
  const own = kept.filter(({ contactId }) => contactId === person.contactId);
  const news = { who: person.name, what: documentKinds[kind.output].toLowerCase() };
  const document = {
    addedBy: person.contactId,
    kind: kind.output,
    subject: "tenancy",
    subjectId: loaded.row.id,
    contactId: person.contactId,
    eraseOn: findEraseOn(loaded.tenancy, kind.output),
  } as const;
  return keep(app, sent.file, own, document, (tx) => notifyTenancyHandler(tx, app, loaded, news));
}

/** A landlord's paper for a home of theirs, or for one that is not advertised yet. */
export async function sendLandlordDocument(
  app: AppContext,
  { landlordId }: Extract<OpenCase, { kind: "landlord" }>,
  sent: { listingId: string; kind: string; file: SentFile | null },
): Promise<Done> {
  const { orm } = app.database;
  const homes = await listHomesOfLandlord(orm, landlordId);
  const home = homes.find(({ id }) => id === sent.listingId);
  const isBefore = sent.listingId === "" && homes.length === 0;
  if (!home && !isBefore) return notYours;
  const kind = v.safeParse(kindField, sent.kind);
  if (!kind.success || !landlordDocuments.includes(kind.output))
    return refuse("Select the type of document", "kind");
  const about = home
    ? ({ subject: "home", subjectId: home.id } as const)
    : ({ subject: "landlord", subjectId: landlordId } as const);
  const kept = await listDocuments(orm, about.subject, [about.subjectId]);
  const news = { who: "the landlord", what: documentKinds[kind.output].toLowerCase() };
  const document = {
    ...about,
    addedBy: landlordId,
    kind: kind.output,
    contactId: null,
    eraseOn: findDocumentEraseOn(kind.output, {
      addedOn: getLondonDate(app.now()),
      expiresOn: null,
    }),
  } as const;
  const ownerId = home ? ((await findRecord(orm, home.id))?.ownerId ?? null) : null;
  return keep(app, sent.file, kept, document, (tx, documentId) =>
    home
      ? notifyListingHandler(tx, app, { id: home.id, name: home.name, ownerId }, news)
      : notifyOfLandlordDocument(tx, app, { landlordId, documentId }, news),
  );
}

/** The file and the word to whoever checks it are one transaction. */
async function keep(
  app: AppContext,
  file: SentFile | null,
  kept: readonly { kind: DocumentKind; hash: string; addedBy: string }[],
  { addedBy, ...about }: Omit<NewDocument, "fileName" | "bytes"> & { addedBy: string },
  tell: (tx: Transaction, documentId: string) => Promise<void>,
): Promise<Done> {
  if (file === null || file.name === "") return refuse("Choose a file", "file");
  if (kept.length >= mostPapers)
    return refuse("You’ve reached the upload limit. Call us if you need to send more", "file");
  // Whoever saves a page may get its address as the name of the file.
  const fileName = await hideLinksInText(app.database.orm, file.name);
  const sealed = await sealDocument(app, { ...about, fileName, bytes: file.bytes });
  if (!sealed.ok) return refuse(sealed.problem, "file");
  const { kind, hash } = sealed.document.row;
  // Sent again, as its answer was lost.
  if (kept.some((one) => one.kind === kind && one.hash === hash && one.addedBy === addedBy))
    return { ok: true, answer: { done: "sent" } };
  const at = app.now();
  await transact(app.database.orm, async (tx) => {
    const id = await keepDocument(tx, sealed.document, { actor: "visitor", addedBy, at });
    await tell(tx, id);
  });
  return { ok: true, answer: { done: "sent" } };
}

/** The same for what is not there and for what belongs to somebody else. */
export const notYours = {
  ok: false,
  refusal: {
    title: "Not found",
    detail: "We can’t find that on your page.",
    missing: true,
  },
} as const;
