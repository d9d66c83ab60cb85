import type { ReactNode } from "react";
import type { AlertFrequency, AlertSummary } from "../../domain/alerts/alert.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { MessagePage } from "../agency/message-page.tsx";
import { Button } from "../ui/button.tsx";

/** The URLs are personal, so search engines must not index them. */
export function createAlertMeta(title: string, description: string) {
  return [...createPageMeta(title, description), noIndex];
}

export function AlertMessage({
  picture,
  title,
  lede,
  children,
}: {
  picture: string;
  title: string;
  lede: string;
  children: ReactNode;
}) {
  return (
    <MessagePage picture={picture}>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {children}
    </MessagePage>
  );
}

const frequencyTexts: Record<AlertFrequency, string> = {
  instant: "as soon as something changes",
  daily: "once a day at 08:00",
};

export function AlertDescription({ alert }: { alert: AlertSummary }) {
  return (
    <p>
      <b>{alert.description}</b>, {frequencyTexts[alert.frequency]}
    </p>
  );
}

export function TokenForm({
  token,
  call,
  children,
}: {
  token: string;
  call: "confirm" | "unsubscribe";
  children: string;
}) {
  const action = `/api/alert/${encodeURIComponent(token)}/${call}?from=page`;
  return (
    <form method="post" action={action} className="row">
      <Button type="submit" size="large">
        {children}
      </Button>
    </form>
  );
}

export const rateLimitText =
  "Too many requests just came from your network. Please try again in a minute.";
