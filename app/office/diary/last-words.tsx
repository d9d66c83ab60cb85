import { Part } from "./part.tsx";

/** Of somebody who named no time that a slot could stand for. */
export function LastWords({
  firstname,
  isSpoken,
  words,
}: {
  firstname: string;
  isSpoken: boolean;
  words: string;
}) {
  return (
    <Part title={`${firstname} ${isSpoken ? "said" : "wrote"}`}>
      <blockquote className="booking__said">{words}</blockquote>
    </Part>
  );
}
