import type { ComponentProps } from "react";
import type { LinkProps } from "react-router";
import { Link } from "react-router";
import { buttonClass, type ButtonLook } from "./button-look.ts";

/** @param busy shows that it works; the button then keeps its focus but should do nothing */
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
      className={buttonClass({ look, size, block, square })}
      aria-busy={busy || undefined}
    />
  );
}

/** A link that looks like a button; `to` may also be `tel:`, `mailto:` or another site. */
export function ButtonLink({
  look,
  size,
  block,
  square,
  ...rest
}: ButtonLook & Omit<LinkProps, "className">) {
  return <Link {...rest} className={buttonClass({ look, size, block, square })} />;
}
