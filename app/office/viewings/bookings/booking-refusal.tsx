import { Note } from "../../../ui/note.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { AnywayNote } from "../anyway-note.tsx";
import type { BookingAnswer } from "../shown.ts";

/** Why nothing was booked: what is wrong, who was first, or what speaks against it. */
export function BookingRefusal({
  refusal,
  isTaken,
}: {
  refusal: BookingAnswer["refusal"];
  isTaken: boolean;
}) {
  if (isTaken) return <Taken refusal={refusal} />;
  return (
    <>
      <RefusalNote refusal={refusal} />
      <AnywayNote refusal={refusal} />
    </>
  );
}

/** A colleague has booked that time since: nothing is sent, and the next free time is selected. */
function Taken({ refusal }: { refusal: BookingAnswer["refusal"] }) {
  return (
    <Note kind="error" live>
      <p>
        <b>That time was taken a moment ago.</b> {refusal?.detail} Nothing was sent. The next free
        time is chosen.
      </p>
    </Note>
  );
}
