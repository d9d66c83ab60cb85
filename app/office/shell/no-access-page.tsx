import { data, href } from "react-router";
import { roleNames } from "../../../domain/staff/roles.ts";
import type { Route } from "./+types/no-access-page";
import { ButtonLink } from "../../ui/button.tsx";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { OfficeHead } from "./office-head.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return data({ role: roleNames[getSignedIn({ context }).role] }, { status: 403 });
}

export default function NoAccessPage({ loaderData: { role } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="Not for your role" />
      <div className="office-body stack">
        <p>You are signed in as {role}. An owner can give you a role that opens this page.</p>
        <ButtonLink to={href("/office")} look="secondary">
          To the office’s first page
        </ButtonLink>
      </div>
    </>
  );
}
