import { href, Link } from "react-router";
import { Note } from "../../../ui/note.tsx";

/** Before anybody books a second viewing: which one there is, and where it is moved. */
export function BookedHere({ ahead }: { ahead: { text: string; appointmentId: string } }) {
  return (
    <Note kind="warn">
      <p>
        {ahead.text}{" "}
        <Link to={href("/office/diary/:id", { id: ahead.appointmentId })}>Move that viewing</Link>
      </p>
    </Note>
  );
}
