import { href, Link } from "react-router";
import type { Route } from "./+types/run-sheet-page";
import { formatNumericDate } from "../../../../domain/shared/dates.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { findOwnNegotiator } from "../../../../server/viewings/availability/find-availability.ts";
import { findRunSheet } from "../../../../server/viewings/run-sheet/run-sheet.ts";
import { sheetActs } from "../../../../server/viewings/run-sheet/sheet-acts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Note } from "../../../ui/note.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { KeepOnPhone } from "./keep-on-phone.tsx";
import { SheetStop } from "./sheet-stop.tsx";
import { useSyncOfflineChanges } from "./use-sync-offline-changes.ts";
import "./run-sheet.css";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { staffId } = getSignedIn({ context });
  const own = await findOwnNegotiator(app.database.orm, staffId);
  return { sheet: own && (await findRunSheet(app, own.id)), staffId };
}

/** It holds renters' names: only the page's own worker keeps it, for the day. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

export const action = answerForms(sheetActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function RunSheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, staffId } = loaderData;
  const taps = useSyncOfflineChanges(staffId);
  const next = sheet?.stops.find(({ isOver }) => !isOver);
  return (
    <>
      <OfficeHead
        title="My day"
        note={
          sheet ? `${formatNumericDate(sheet.date)}, as of ${sheet.readAt}` : "Your route today"
        }
      >
        <Link to={href("/office/today")}>Today</Link>
      </OfficeHead>
      <div className="office-body run-sheet">
        {actionData?.done && (
          <Note kind="ok" live>
            <p>{actionData.done}</p>
          </Note>
        )}
        <RefusalNote refusal={actionData?.refusal} />
        <KeepOnPhone
          waiting={taps.waiting}
          block={taps.block}
          problems={taps.problems}
          visits={sheet?.stops.flatMap(({ visits }) => visits) ?? []}
        />
        {sheet === null ? (
          <EmptyState title="You’re not set up for viewings">
            <p>
              My day is for people who do viewings. To use it, set yourself up under{" "}
              <Link to={href("/office/diary/availability/:id?")}>Working hours</Link>.
            </p>
          </EmptyState>
        ) : sheet.stops.length === 0 ? (
          <EmptyState title="Nothing in your diary today" />
        ) : (
          <ol className="plain">
            {sheet.stops.map((stop) => (
              <SheetStop key={stop.id} stop={stop} isNext={stop === next} taps={taps} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
