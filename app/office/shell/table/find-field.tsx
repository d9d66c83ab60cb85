import type { ComponentProps } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "./find-field.css";

/** Where a list is searched. The key `/` leads to it. */
export function FindField(input: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <div className="find">
      <Icon name="search" size="small" />
      <input type="search" data-key="/" {...input} />
      <kbd>/</kbd>
    </div>
  );
}
