import { Skeleton } from "../ui/skeleton.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function LoadingStates() {
  return (
    <Specimens title="Waiting" note="What is still being fetched has its place already.">
      <Specimen name="Skeleton: lines of text">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Specimen>
      <Specimen name="Skeleton: picture">
        <Skeleton shape="picture" />
      </Specimen>
      <Specimen name="Skeleton: card">
        <Skeleton shape="card" />
      </Specimen>
    </Specimens>
  );
}
