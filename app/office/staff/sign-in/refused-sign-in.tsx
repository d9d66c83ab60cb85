import { href } from "react-router";
import noteOnDoor from "../../../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../../../ui/button.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export function RefusedSignIn({ problem }: { problem: string }) {
  return (
    <SignInFrame title="We couldn’t sign you in" picture={noteOnDoor}>
      <p>{problem}</p>
      <div className="row">
        <ButtonLink to={href("/office/sign-in")}>Back to sign-in</ButtonLink>
      </div>
    </SignInFrame>
  );
}
