import { Part } from "./part.tsx";

/** Of somebody who named no time that a slot could stand for. */
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
