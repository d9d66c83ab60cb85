import { href } from "react-router";
import { Plate } from "../ui/plate.tsx";
import { Badge, Tag } from "../ui/tag.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function Labels() {
  return (
    <Specimens title="Labels" note="Places are street signs; red is kept for the postcode.">
      <Specimen name="Plate, with and without postcode">
        <div className="row">
          <Plate area="Shoreditch" outcode="E2" />
          <Plate area="Canary Wharf" />
        </div>
      </Specimen>
      <Specimen name="Plate, large">
        <Plate area="Chelsea" outcode="SW3" size="lg" />
      </Specimen>
      <Specimen name="Plate, a link">
        <Plate
          area="Elephant and Castle"
          outcode="SE17"
          to={href("/flats-to-rent/:id", { id: "elephant-and-castle" })}
        />
      </Specimen>
      <Specimen name="Tags">
        <div className="row">
          <Tag>Pet Friendly</Tag>
          <Tag>Outdoor Space</Tag>
        </div>
      </Specimen>
      <Specimen name="Badges">
        <div className="row">
          <Badge>New today</Badge>
          <Badge kind="warn">Let agreed</Badge>
        </div>
      </Specimen>
    </Specimens>
  );
}
