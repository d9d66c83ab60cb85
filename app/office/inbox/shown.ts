import type { Route } from "./+types/inbox-page";

type Shown = Route.ComponentProps["loaderData"];

export type ShownInbox = Shown["inbox"];
export type ShownRow = ShownInbox["rows"][number];
export type ShownConversation = NonNullable<Shown["open"]>;
export type ShownMessage = ShownConversation["messages"][number];
export type InboxAnswer = NonNullable<Route.ComponentProps["actionData"]>;
