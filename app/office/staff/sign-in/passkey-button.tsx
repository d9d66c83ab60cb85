import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

export function PasskeyButton({ returnPath }: { returnPath: string }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function signIn() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await signInByPasskey();
    if (outcome.ok) {
      await navigate(returnPath, { replace: true });
    } else {
      setProblem(outcome.problem);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button size="large" block busy={isBusy} onClick={() => void signIn()}>
        <Icon name="key-round" />
        {isBusy ? "Waiting for your device" : "Sign in with your passkey"}
      </Button>
      <p className="small muted">
        Your face, finger or device PIN. Nothing to remember, nothing to steal.
      </p>
      <RefusalNote refusal={problem === undefined ? undefined : { detail: problem }} />
    </>
  );
}
