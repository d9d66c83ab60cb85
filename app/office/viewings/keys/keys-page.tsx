import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { getTypedName } from "../../../../domain/shared/fields/choice.ts";
import { isUuid } from "../../../../domain/shared/uuid.ts";
import { Form } from "react-router";
import type { Route } from "./+types/keys-page";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import { keyForms } from "../../../../domain/viewings/keys/key-forms.ts";
import { createKeyChoices, findKeys } from "../../../../server/inbox/key-choices.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../../server/staff/sessions.ts";
import { listKeyHolders } from "../../../../server/viewings/availability/find-availability.ts";
import {
  countKeys,
  keyActs,
  listKeyMovements,
  listKeys,
} from "../../../../server/viewings/keys/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SettingsNav } from "../../settings/settings-nav.tsx";
import "../../settings/settings.css";
import { ChoiceField } from "../../shell/form/choice-field.tsx";
import { OfficeForm } from "../../shell/form/office-form.tsx";
import { OfficeForms, OfficeResult } from "../../shell/form/office-result.tsx";
import { useMaySend } from "../../shell/form/form-button.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import "../diary-settings.css";
import { KeyRow } from "./key-row.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const branch = getShownBranch(signedIn);
  const moment = now();
  const colleagues = await listKeyHolders(database.orm);
  const read = (name: string) =>
    (url.searchParams.get(name) ?? "").trim().slice(0, 200).replaceAll("\0", "");
  const find = read(getTypedName("find"));
  const chosen = await createKeyChoices(database.orm, branch).get(read("find"));
  // Whoever has no script changes the text, and the id of before stays.
  const keyId = chosen?.name === find ? chosen.id : null;
  const opened = keyId ?? url.searchParams.get("key");
  const found =
    keyId !== null || find === ""
      ? await listKeys(database.orm, { id: keyId, branch })
      : await findKeys(database.orm, branch, find);
  const moves = opened && isUuid(opened) ? await listKeyMovements(database.orm, opened) : [];
  return {
    colleagues: colleagues.map(({ id, name }) => ({ value: id, label: name })),
    find: { id: keyId ?? "", text: find },
    counts: await countKeys(database.orm, branch),
    keys: found.map(({ key, home }) => ({
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

export const action = answerForms(keyActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, find, counts, colleagues, opened, moves } = loaderData;
  return (
    <>
      <OfficeHead
        title="Keys"
        note={`${formatCount(counts.all, "key")}, ${counts.out} checked out`}
      >
        {(find.text !== "" || counts.all > fewestToFind) && <FindKey {...find} />}
      </OfficeHead>
      <SettingsNav />
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          {find.text !== "" && keys.length === 0 && <p>No keys match “{find.text}”.</p>}
          {counts.all === 0 && (
            <EmptyState title="No keys yet">
              <p>Tag each set with a code that doesn’t give away the address, then add it here.</p>
            </EmptyState>
          )}
          {keys.length > 0 && (
            <OfficeSection title="Keys" count={counts.all}>
              <ul className="rows">
                {keys.map((key) => (
                  <KeyRow
                    key={key.id}
                    home={key}
                    colleagues={colleagues}
                    moves={opened === key.id ? moves : null}
                  />
                ))}
              </ul>
            </OfficeSection>
          )}
          <AddKey />
        </OfficeForms>
      </div>
    </>
  );
}

function AddKey() {
  if (!useMaySend(keyForms.add)) return null;
  return (
    <OfficeSection title="Add a key set">
      <OfficeForm form={keyForms.add} className="office-section__body stack" button="Add keys" />
    </OfficeSection>
  );
}

/** Fewer are seen at a glance. */
const fewestToFind = 8;

function FindKey({ id, text }: { id: string; text: string }) {
  return (
    <search>
      <Form className="key-find">
        <ChoiceField
          key={text}
          kind="key"
          name="find"
          label="Code, street, postcode or reference"
          typed={{ find: id, [getTypedName("find")]: text }}
          sendsForm
        />
        <Button type="submit" look="secondary">
          Find keys
        </Button>
      </Form>
    </search>
  );
}
