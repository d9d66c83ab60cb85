import { addressConfirmed } from "../../../../domain/shared/fields/typed-address.ts";
import type { FormRefusal } from "./posted-field.tsx";

/** A colleague says that the person gave the address that links will go to. */
export function ConfirmAddress({
  id,
  note,
  refusal,
}: {
  /** Of the note, or of the error in its place. */
  id: string;
  /** What the address opens or changes. */
  note: string;
  refusal: FormRefusal | undefined;
}) {
  const error = refusal?.errors?.find(({ path }) => path === "confirmed")?.message;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="confirmed"
          aria-invalid={error !== undefined}
          aria-describedby={id}
        />{" "}
        {addressConfirmed.label}
      </label>
      <p className={error === undefined ? "tiny" : "error"} id={id}>
        {error ?? note}
      </p>
    </>
  );
}
