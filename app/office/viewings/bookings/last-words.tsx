import { Part } from "./part.tsx";

/** What the renter wrote last, if they named no time that matches a slot. */
export function LastWords({
  name,
  isSpoken,
  words,
}: {
  name: string;
  isSpoken: boolean;
  words: string;
}) {
  return (
    <Part title={`${name} ${isSpoken ? "said" : "wrote"}`}>
      <blockquote className="booking__said">{words}</blockquote>
    </Part>
  );
}
