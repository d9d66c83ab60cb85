import { isUuid } from "../../../domain/shared/uuid.ts";
import { data } from "react-router";
import type { Route } from "./+types/keys-page";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { listHomeChoices } from "../../../server/inbox/list-home-choices.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listKeyHolders } from "../../../server/viewings/find-availability.ts";
import {
  addKey,
  giveKey,
  listKeyMovements,
  listKeys,
  removeKey,
  returnKey,
} from "../../../server/viewings/keys.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { SettingsNav } from "../settings/settings-nav.tsx";
import "../settings/settings.css";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { AddKeyForm } from "./add-key-form.tsx";
import "./diary-settings.css";
import { KeyRow } from "./key-row.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { role } = signedIn;
  const branch = getShownBranch(signedIn);
  const moment = now();
  const mayEdit = isAllowed(role, "edit-diary");
  const colleagues = await listKeyHolders(database.orm);
  const opened = url.searchParams.get("key");
  const moves = opened && isUuid(opened) ? await listKeyMovements(database.orm, opened) : [];
  return {
    mayEdit,
    colleagues,
    homes: mayEdit ? await listHomeChoices(database.orm, branch) : [],
    keys: (await listKeys(database.orm, { branch })).map(({ key, home }) => ({
      id: key.id,
      code: key.code,
      keptAt: key.keptAt,
      holderName: key.holderName,
      home: `${home.name}, ${home.area}`,
      dueBack: key.dueBack && formatMoment(key.dueBack, moment),
      isOverdue: key.dueBack !== null && key.dueBack <= moment,
    })),
    opened,
    moves: moves.map(({ id, action: what, holderName, at, recordedBy }) => ({
      id,
      what,
      holderName,
      at: formatMoment(at, moment),
      by: colleagues.find((one) => one.id === recordedBy)?.name ?? "a former colleague",
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const by = { staffId: getSignedIn({ context }).staffId };
  const fields = await readFields(request);
  const change = () => {
    if (fields["change"] === "add") return addKey(app, by, fields);
    const id = isUuid(fields["id"] ?? "") ? fields["id"]! : throwNotFound();
    if (fields["change"] === "return") return returnKey(app, by, id);
    if (fields["change"] === "remove") return removeKey(app, by, id);
    const { holder = "", holderName = "", dueBack = "" } = fields;
    return giveKey(app, by, id, { holderStaffId: holder || null, holderName, dueBack });
  };
  const outcome = await change();
  return outcome.ok
    ? data({ done: outcome.answer.done, refusal: undefined, id: undefined })
    : data({ done: null, refusal: outcome.refusal, id: fields["id"] }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, homes, colleagues, mayEdit, opened, moves } = loaderData;
  const refusal = actionData?.refusal;
  const out = keys.filter(({ holderName }) => holderName !== null).length;
  return (
    <>
      <OfficeHead
        title="Keys"
        note={`${keys.length} ${keys.length === 1 ? "key" : "keys"}, ${out} out`}
      />
      <SettingsNav />
      <div className="office-body office-list">
        {actionData?.done && (
          <Note kind="ok" live>
            <p>{actionData.done}</p>
          </Note>
        )}
        <RefusalNote refusal={refusal} />
        {keys.length === 0 && (
          <EmptyState title="No keys yet">
            <p>Give each set a tag with a code that names no address, and enter it here.</p>
          </EmptyState>
        )}
        {keys.length > 0 && (
          <OfficeSection title="Keys" count={keys.length}>
            <ul className="rows">
              {keys.map((key) => (
                <KeyRow
                  key={`${key.id} ${key.holderName}`}
                  home={key}
                  colleagues={colleagues}
                  mayEdit={mayEdit}
                  refusal={actionData?.id === key.id ? refusal : undefined}
                  moves={opened === key.id ? moves : null}
                />
              ))}
            </ul>
          </OfficeSection>
        )}
        {mayEdit && (
          <AddKeyForm
            key={keys.length}
            homes={homes}
            refusal={actionData?.id === undefined ? refusal : undefined}
          />
        )}
      </div>
    </>
  );
}
