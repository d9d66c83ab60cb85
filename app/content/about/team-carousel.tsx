import { Link } from "react-router";
import { aboutText as text } from "../../brand/texts/about-text.ts";
import { team, type TeamMember } from "../../brand/team.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";

const perSlide = 4;

export function TeamCarousel() {
  return (
    <div className="team">
      <Carousel
        label={text.teamTitle}
        perPage={perSlide}
        items={team.map((member) => (
          <Member key={member.id} {...member} />
        ))}
      />
    </div>
  );
}

function Member({ id, name, title, image }: TeamMember) {
  return (
    <div className="member">
      <img src={image} alt="" width="400" height="480" loading="lazy" />
      <h3>
        <Link
          to={{ search: `?member=${id}`, hash: "#bio" }}
          state={{ openedHere: true }}
          preventScrollReset
        >
          {name}
        </Link>
      </h3>
      <p>{title}</p>
    </div>
  );
}
