import { documentKinds } from "../../domain/documents/document.ts";
import { tenancyForms } from "../../domain/tenancies/tenancy-forms.ts";
import {
  type DocumentKind,
  documentTitles,
} from "../../domain/tenancies/documents/tenancy-documents.ts";
import { tenancyActions } from "../../domain/tenancies/tenancy-actions.ts";
import { findEraseOn } from "../../domain/tenancies/end/tenancy-retention.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { addDocument } from "../documents/add-document.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import {
  defineAct,
  defineActs,
  done,
  type FormCall,
  type FormOutcome,
  type FormValues,
  type OfficeActs,
  type Run,
} from "../staff/office-form.ts";
import { refuse, refuseMissing } from "../staff/refusals.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { addTenancyPersonIn } from "./add-tenancy-person.ts";
import { askTogetherIn } from "./steps/ask-together.ts";
import { assignTenancyIn } from "./assign-tenancy.ts";
import type { HomeFile } from "./steps/choose-evidence.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { relistAfterTenancy } from "./end/end-tenancy.ts";
import { stampTenancy } from "./documents/find-document.ts";
import { issueDocument, previewDocument } from "./documents/issue-document.ts";
import { loadTenancy } from "./load-tenancy.ts";
import { emailPageOfTenancyIn } from "./email-page-of-tenancy.ts";
import { putRecordBackIn } from "./steps/put-record-back.ts";
import { type TenancyCall, recordForm } from "./steps/record-form.ts";
import { recordMoveInList } from "./steps/record-move-in-list.ts";
import { askForShareCodeIn, remindOfDeadlineIn } from "./steps/remind-people.ts";

/** The door to the files of homes, which is further up. */
type OpenHomeFile = (
  app: AppContext,
  by: SignedIn,
  file: HomeFile,
) => Promise<{ document: { fileName: string }; bytes: Uint8Array } | null>;

/** What the forms of a tenancy's page do. */
export function createTenancyActs(openHomeFile: OpenHomeFile): OfficeActs {
  const record = (form: Parameters<typeof recordForm>[0]) =>
    ofTenancy((call, values: FormValues<typeof form>, run) => {
      const open = (file: HomeFile) => openHomeFile(call.app, call.by, file);
      return recordForm(form, call, values, run, open);
    });
  const recording = Object.values(tenancyActions).map(
    (form) => [form.name, defineAct(form, record(form))] as const,
  );
  const others = defineActs(tenancyForms, {
    "add-person": inTenancy(addPerson),
    "check-right-to-rent": record(tenancyForms["check-right-to-rent"]),
    "complete-list": ofTenancy(recordMoveInList),
    "ask-together": inTenancy((tx, call, asked) =>
      askTogetherIn(tx, call.app, call.by, call.tenancyId, asked),
    ),
    "issue-paper": ofTenancy((call, { kind }) => issue(call, kind)),
    remind: inTenancy((tx, call) => remindOfDeadlineIn(tx, call.app, call.by, call.tenancyId)),
    "ask-share-code": inTenancy((tx, call, { personId }) =>
      askForShareCodeIn(tx, call.app, call.by, { tenancyId: call.tenancyId, personId }),
    ),
    "put-back": inTenancy((tx, call, { personId }) =>
      putRecordBackIn(tx, call.by, { tenancyId: call.tenancyId, personId }),
    ),
    "mail-page": inTenancy((tx, call, { personId }) =>
      emailPageOfTenancyIn(tx, call.app, call.by, personId, call.loaded),
    ),
    relist: ofTenancy(({ app, by, tenancyId }) => relistAfterTenancy(app, by, tenancyId)),
    assign: inTenancy((tx, { by, tenancyId }, { owner, position }) =>
      assignTenancyIn(tx, by, { tenancyId, ownerId: owner, position }),
    ),
    upload: ofTenancy(upload),
  });
  return { ...Object.fromEntries(recording), ...others };
}

/** What works long before it writes, or has transactions of its own. */
function ofTenancy<Values>(
  act: (call: TenancyCall, values: Values, run: Run<undefined>) => Promise<FormOutcome>,
) {
  return {
    ownTransactions: async (call: FormCall, values: Values, run: Run<undefined>) => {
      const found = await findTenancy(call.app.database.orm, call);
      return found.ok ? act(found.answer, values, run) : found;
    },
  };
}

function inTenancy<Values>(
  act: (tx: Transaction, call: TenancyCall, values: Values) => Promise<FormOutcome>,
) {
  return async (tx: Transaction, call: FormCall, values: Values): Promise<FormOutcome> => {
    const found = await findTenancy(tx, call);
    return found.ok ? act(tx, found.answer, values) : found;
  };
}

async function findTenancy(db: Queryable, call: FormCall): Promise<Outcome<TenancyCall>> {
  const { id: tenancyId = "" } = call.params;
  if (!isUuid(tenancyId)) return notThere;
  const loaded = await loadTenancy(db, tenancyId);
  if (loaded === null) return notThere;
  return { ok: true, answer: { ...call, loaded, tenancyId } };
}

const notThere = refuseMissing("tenancy");

/** What came was more than a paper may be, so none of it was read. */
export const largeFile = refuse(
  "The file is larger than 15 MB, so we haven’t recorded anything. Choose a smaller one.",
  "file",
);

async function upload(
  { app, by, loaded, files }: TenancyCall,
  { kind, personId }: FormValues<(typeof tenancyForms)["upload"]>,
): Promise<FormOutcome> {
  const file = files.at(-1);
  if (file === undefined) return refuse("Choose a file", "file");
  const { row, tenancy, people } = loaded;
  const person = people.find(({ id }) => id === personId);
  const added = await addDocument(
    app,
    { actor: by, addedBy: by.staffId },
    {
      kind,
      subject: "tenancy",
      subjectId: row.id,
      contactId: person?.contactId ?? null,
      fileName: file.name,
      bytes: file.bytes,
      eraseOn: findEraseOn(tenancy, kind),
      ...(kind === "agreement" && { terms: stampTenancy(loaded) }),
    },
  );
  return added.ok ? done(`${documentKinds[kind]} added.`) : refuse(added.problem, "file");
}

async function issue(
  { app, by, tenancyId, isLook }: TenancyCall,
  kind: DocumentKind,
): Promise<FormOutcome> {
  if (isLook) {
    const { outcome, mails } = await previewDocument(app, by, tenancyId, kind);
    return outcome.ok ? { ok: true, answer: { done: null, mails } } : describeRefusal(outcome);
  }
  const issued = await issueDocument(app, by, tenancyId, kind);
  return issued.ok
    ? done(`${documentTitles[kind]} created and emailed to everyone.`)
    : describeRefusal(issued);
}

async function addPerson(
  tx: Transaction,
  { app, by, tenancyId }: TenancyCall,
  { role, ...applicant }: FormValues<(typeof tenancyForms)["add-person"]>,
): Promise<FormOutcome> {
  const recorder = { actor: by, by: by.staffId };
  const added = await addTenancyPersonIn(tx, app, recorder, { tenancyId, role, applicant });
  return added.ok ? done(tenancyActions["add-person"].done) : describeRefusal(added);
}
