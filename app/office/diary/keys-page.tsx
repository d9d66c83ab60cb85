import { isUuid } from "../../../domain/shared/uuid.ts";
import { data, Form } from "react-router";
import type { Route } from "./+types/keys-page";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { createHomeChoices, findHomeIds } from "../../../server/inbox/home-choices.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readChoice } from "../../../server/staff/read-choice.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listKeyHolders } from "../../../server/viewings/find-availability.ts";
import {
  addKey,
  countKeys,
  giveKey,
  listKeyMovements,
  listKeys,
  removeKey,
  returnKey,
} from "../../../server/viewings/keys.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { SettingsNav } from "../settings/settings-nav.tsx";
import "../settings/settings.css";
import { DoneNote } from "../shell/done-note.tsx";
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
  const find = (url.searchParams.get("find") ?? "").trim().slice(0, 100).replaceAll("\0", "");
  const homeIds = find === "" ? [] : await findHomeIds(database.orm, branch, find);
  const moves = opened && isUuid(opened) ? await listKeyMovements(database.orm, opened) : [];
  return {
    mayEdit,
    colleagues,
    find,
    counts: await countKeys(database.orm, branch),
    keys: (await listKeys(database.orm, { find, homeIds, branch })).map(({ key, home }) => ({
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
  const signedIn = getSignedIn({ context });
  const by = { staffId: signedIn.staffId };
  const fields = await readOfficeFields({ request, context });
  const add = async () => {
    const homes = createHomeChoices(app.database.orm, getShownBranch(signedIn));
    const home = await readChoice(homes, fields, "listingId");
    return home.ok ? addKey(app, by, { ...fields, listingId: home.answer }) : home;
  };
  const change = () => {
    if (fields["change"] === "add") return add();
    const id = isUuid(fields["id"] ?? "") ? fields["id"]! : throwNotFound();
    if (fields["change"] === "return") return returnKey(app, by, id);
    if (fields["change"] === "remove") return removeKey(app, by, id);
    const { holder = "", holderName = "", dueBack = "" } = fields;
    return giveKey(app, by, id, { holderStaffId: holder || null, holderName, dueBack });
  };
  const outcome = await change();
  return outcome.ok
    ? data({ done: outcome.answer.done, refusal: undefined, fields: undefined })
    : data({ done: null, refusal: outcome.refusal, fields }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, find, counts, colleagues, mayEdit, opened, moves } = loaderData;
  const refusal = actionData?.refusal;
  const typed = actionData?.fields ?? {};
  return (
    <>
      <OfficeHead
        title="Keys"
        note={`${counts.all} ${counts.all === 1 ? "key" : "keys"}, ${counts.out} out`}
      >
        {(find !== "" || counts.all > fewestToFind) && <FindKey find={find} />}
      </OfficeHead>
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={refusal} />
        {find !== "" && keys.length === 0 && (
          <p>No key and no home with one is found by “{find}”.</p>
        )}
        {counts.all === 0 && (
          <EmptyState title="No keys yet">
            <p>Give each set a tag with a code that names no address, and enter it here.</p>
          </EmptyState>
        )}
        <PostedAnswers value={typed}>
          {keys.length > 0 && (
            <OfficeSection title="Keys" count={counts.all}>
              <ul className="rows">
                {keys.map((key) => (
                  <KeyRow
                    key={`${key.id} ${key.holderName}`}
                    home={key}
                    colleagues={colleagues}
                    mayEdit={mayEdit}
                    refusal={typed["id"] === key.id ? refusal : undefined}
                    moves={opened === key.id ? moves : null}
                  />
                ))}
              </ul>
            </OfficeSection>
          )}
          {mayEdit && (
            <AddKeyForm
              key={keys.length}
              refusal={typed["id"] === undefined ? refusal : undefined}
            />
          )}
        </PostedAnswers>
      </div>
    </>
  );
}

/** Fewer are seen at a glance. */
const fewestToFind = 8;

function FindKey({ find }: { find: string }) {
  return (
    <search>
      <Form className="key-find">
        <Field
          key={find}
          name="find"
          type="search"
          label="Code, street, postcode or reference"
          defaultValue={find}
        />
        <Button type="submit" look="secondary">
          Find
        </Button>
      </Form>
    </search>
  );
}
