import type { ReactNode } from "react";
import { href, Link, useRouteLoaderData } from "react-router";
import { hasPermission } from "../../../domain/staff/roles.ts";
import type { FrameData } from "../shell/navigation/office-frame.tsx";

/** Leads to somebody's card. For who may not open it, it is their name; or what stands for it. */
export function PersonLink({
  id,
  children,
  closed = children,
}: {
  id: string;
  children: ReactNode;
  closed?: ReactNode;
}) {
  if (!useMayOpenCards()) return closed;
  return <Link to={href("/office/contacts/:id", { id })}>{children}</Link>;
}

/** Who is limited to a branch opens no cards: they have what is of every branch. */
export function useMayOpenCards(): boolean {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  return !frame?.person || hasPermission(frame.person, "see-people");
}
