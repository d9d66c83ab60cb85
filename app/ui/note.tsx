import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

const kinds: Record<"info" | "ok" | "warn" | "error", { className: string; icon: IconName }> = {
  info: { className: "note", icon: "info" },
  ok: { className: "note note--ok", icon: "circle-check" },
  warn: { className: "note note--warn", icon: "triangle-alert" },
  error: { className: "note note--error", icon: "circle-alert" },
};

/** `live` announces it when it appears. */
export function Note({
  kind = "info",
  live = false,
  children,
}: {
  kind?: keyof typeof kinds;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={kinds[kind].className} role={live ? "alert" : undefined}>
      <Icon name={kinds[kind].icon} />
      <div>{children}</div>
    </div>
  );
}
