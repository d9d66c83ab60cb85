import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { RequestIdNote } from "../../agency/request-id-note.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { openCopy } from "../viewings/run-sheet/office-copy.ts";
import { markUnsent } from "./form/kept-form.ts";
import { OfficeHead } from "./office-head.tsx";
import { type PageProblem, problemTexts } from "./page-problem.ts";

/** In place of a page that is not there, or did not open. */
export function OfficeProblem({ problem }: { problem: PageProblem }) {
  const { pathname, search } = useLocation();
  const isNotFound = problem === "missing";
  useEffect(() => {
    if (!isNotFound) markUnsent();
  }, [isNotFound]);
  // The network went just when the sheet was read again, or on the way to it.
  const mayHaveCopy = problem === "away" && pathname === href("/office/run-sheet");
  useEffect(() => {
    if (mayHaveCopy) void openCopy(getLondonDate(new Date()));
  }, [mayHaveCopy]);
  return (
    <>
      <OfficeHead title={isNotFound ? "Page not found" : "Something went wrong"} />
      <div className="office-body stack">
        <p>{problemTexts[problem]}</p>
        {problem === "fault" && <RequestIdNote />}
        <p className="line">
          {!isNotFound && (
            <ButtonLink to={pathname + search} reloadDocument>
              Try again
            </ButtonLink>
          )}
          <ButtonLink to={href("/office")} look="secondary">
            Go to Today
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
