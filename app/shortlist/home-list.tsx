import type { ListingSummary } from "../../domain/listings/listing.ts";
import { HomeCard } from "../listings/home-card.tsx";

export function HomeList({ homes, today }: { homes: ListingSummary[]; today: string }) {
  return (
    <ul className="homes kept__homes">
      {homes.map((home, index) => (
        <li key={home.id}>
          <HomeCard home={home} index={index} today={today} />
        </li>
      ))}
    </ul>
  );
}
