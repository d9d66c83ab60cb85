import type { ComponentProps } from "react";
import type { LinkProps } from "react-router";
import { Link } from "react-router";
import { getButtonClass, type ButtonLook } from "./button-look.ts";

/** A `busy` button stays focusable but should do nothing. */
export function Button({
  look,
  size,
  block,
  square,
  busy = false,
  ...rest
}: ButtonLook & { busy?: boolean } & Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass({ look, size, block, square })}
      aria-busy={busy || undefined}
    />
  );
}

/** `to` may also be `tel:`, `mailto:` or an external URL. */
export function ButtonLink({
  look,
  size,
  block,
  square,
  ...rest
}: ButtonLook & Omit<LinkProps, "className">) {
  return <Link {...rest} className={getButtonClass({ look, size, block, square })} />;
}
