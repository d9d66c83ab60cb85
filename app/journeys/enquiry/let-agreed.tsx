import { SimilarHomes } from "../../property/similar-homes-part.tsx";
import { AlertInvite } from "../../search/alert-form.tsx";
import { everything } from "../../../domain/search.ts";
import { Note } from "../../ui/note.tsx";
import type { HomeInQuestion } from "./home-in-question.tsx";

type LetAgreed = NonNullable<HomeInQuestion["letAgreed"]>;

/** Above a form about such a home. */
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

/** Below it: what is to let instead, and word if the home comes back. */
export function LetAgreedWays({ home, letAgreed }: { home: HomeInQuestion; letAgreed: LetAgreed }) {
  return (
    <>
      <SimilarHomes
        title="Similar homes to rent"
        homes={letAgreed.similar}
        today={letAgreed.today}
      />
      <AlertInvite filter={{ ...everything, home: home.id }} place={`${home.name}, ${home.area}`} />
    </>
  );
}
