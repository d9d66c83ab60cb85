import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { RequestIdNote } from "../../agency/request-id-note.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { markUnsent } from "./kept-form.ts";
import { OfficeHead } from "./office-head.tsx";

/** In place of a page that is not there, or did not open. */
export function OfficeProblem({ isNotFound }: { isNotFound: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isNotFound) markUnsent();
  }, [isNotFound]);
  return (
    <>
      <OfficeHead title={isNotFound ? "Nothing here" : "This page did not open"} />
      <div className="office-body stack">
        <p>
          {isNotFound
            ? "This address leads nowhere in the office: it was mistyped, or its record is gone."
            : "It is us, not you. What was saved before is safe."}
        </p>
        {!isNotFound && <RequestIdNote />}
        <p className="office__ways">
          {!isNotFound && (
            <ButtonLink to={pathname + search} reloadDocument>
              Try again
            </ButtonLink>
          )}
          <ButtonLink to={href("/office")} look="secondary">
            To the office’s first page
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
