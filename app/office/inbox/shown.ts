import { listMarked } from "../../../domain/conversations/inbox-forms.ts";
import type { Route } from "./+types/inbox-page";

type Shown = Route.ComponentProps["loaderData"];

export type InboxPageView = Shown["inbox"];
export type InboxRowView = InboxPageView["rows"][number];
export type ConversationView = NonNullable<Shown["open"]>;
export type MessageView = ConversationView["messages"][number];
export type InboxAnswer = NonNullable<Route.ComponentProps["actionData"]>;

/** What came back of a reply that was not sent after all. */
export function getReturned({ more }: InboxAnswer) {
  return more?.returned ?? null;
}

/** The text that stood in the reply box, or comes back to it. */
export function getText(answer: InboxAnswer): string {
  return getReturned(answer)?.body ?? answer.fields["body"] ?? "";
}

export function getAttached(answer: InboxAnswer): readonly string[] {
  return getReturned(answer)?.attach ?? listMarked(answer.fields, "attach-");
}
