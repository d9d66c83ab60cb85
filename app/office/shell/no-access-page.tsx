import { data, href } from "react-router";
import { roleNames } from "../../../domain/staff/roles.ts";
import type { Route } from "./+types/no-access-page";
import { ButtonLink } from "../../ui/button.tsx";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { OfficeHead } from "./office-head.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const { role, branchView, name, isDemo = false } = getSignedIn({ context });
  const isLimited = branchView?.isLimited ?? false;
  const isRefusedToDemo = isDemo && url.searchParams.has("demo");
  return data({ name, role: roleNames[role], isLimited, isRefusedToDemo }, { status: 403 });
}

export default function NoAccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="You don’t have access to this page" />
      <div className="office-body stack">
        <p>{loaderData.isRefusedToDemo ? explainDemo(loaderData) : explainRole(loaderData)}</p>
        <ButtonLink to={href("/office")} look="secondary">
          Go to Today
        </ButtonLink>
      </div>
    </>
  );
}

function explainDemo({ name }: { name: string }): string {
  return `You’re signed in as ${name}, a demo user. Demo users can’t invite anyone, change roles, create API keys, add passkeys, or export or erase data, because anyone who tries the demo may be signed in as one.`;
}

function explainRole({ role, isLimited }: { role: string; isLimited: boolean }): string {
  return isLimited
    ? `You’re signed in as ${role}, with access to your own branch only. Ask an admin if you need more.`
    : `You’re signed in as ${role}. Ask an admin to change your role if you need this page.`;
}
