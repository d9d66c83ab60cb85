import { Note } from "../ui/note.tsx";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";

type LetAgreed = NonNullable<EnquiryHome["letAgreed"]>;

export function LetAgreedNote({ similar }: Pick<LetAgreed, "similar">) {
  return (
    <div className="wizard__notice">
      <Note kind="warn">
        <strong>This home is let agreed.</strong> Somebody’s offer has been accepted, so it can’t be
        viewed at the moment. You can write to us in case it comes back,{" "}
        <a href="#alert">set an alert for it</a>
        {similar.length > 0 && (
          <>
            , or see <a href="#similar">similar homes to rent</a>
          </>
        )}
        .
      </Note>
    </div>
  );
}
