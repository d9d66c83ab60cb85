import { emptyFilter } from "../../domain/search/search.ts";
import { SimilarHomes } from "../listings/similar/lazy-similar-homes.tsx";
import { AlertInvite } from "../alerts/alert-form.tsx";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";

type LetAgreed = NonNullable<EnquiryHome["letAgreed"]>;

/** Similar homes, and an alert in case the home becomes available again. */
export default function LetAgreedOptions({
  home,
  letAgreed,
}: {
  home: EnquiryHome;
  letAgreed: LetAgreed;
}) {
  return (
    <>
      <SimilarHomes
        title="Similar homes to rent"
        homes={letAgreed.similar}
        today={letAgreed.today}
      />
      <AlertInvite
        filter={{ ...emptyFilter, home: home.id }}
        place={`${home.name}, ${home.area}`}
      />
    </>
  );
}
