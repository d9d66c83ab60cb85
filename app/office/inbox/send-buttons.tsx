import { Button } from "../../ui/button.tsx";

export function SendButtons({
  hasEmail,
  isWriting,
  isBusy,
}: {
  hasEmail: boolean;
  isWriting: boolean;
  isBusy: boolean;
}) {
  return (
    <>
      <Button type="submit" look="quiet" size="small" name="change" value="note">
        Add as note
      </Button>
      <Button type="submit" look="quiet" size="small" name="change" value="call">
        Note a call
      </Button>
      {hasEmail ? (
        <span className="reply__send">
          {isWriting && (
            <label className="reply__over">
              <input type="checkbox" name="takeOver" /> Take over
            </label>
          )}
          <Button
            type="submit"
            look="secondary"
            size="small"
            name="change"
            value="reply"
            busy={isBusy}
          >
            Send
          </Button>
          <Button type="submit" size="small" name="change" value="reply-and-close" busy={isBusy}>
            Send and close
          </Button>
        </span>
      ) : (
        <span className="reply__send">No e-mail address: ring, and note the call.</span>
      )}
    </>
  );
}
