import { data, href } from "react-router";
import { roleNames } from "../../../domain/staff/roles.ts";
import type { Route } from "./+types/no-access-page";
import { ButtonLink } from "../../ui/button.tsx";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { OfficeHead } from "./office-head.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { role, branchView } = getSignedIn({ context });
  const isLimited = branchView?.isLimited ?? false;
  return data({ role: roleNames[role], isLimited }, { status: 403 });
}

export default function NoAccessPage({ loaderData: { role, isLimited } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="Not open to you" />
      <div className="office-body stack">
        <p>
          {isLimited
            ? `You are signed in as ${role}, for your own branch alone. What is another branch’s, or the whole agency’s, does not open. An owner can change that.`
            : `You are signed in as ${role}. An owner can give you a role that opens this page.`}
        </p>
        <ButtonLink to={href("/office")} look="secondary">
          To the office’s first page
        </ButtonLink>
      </div>
    </>
  );
}
