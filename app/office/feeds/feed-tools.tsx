import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** For all feeds at once. */
export function FeedTools({ isPaused, mayFetch }: { isPaused: boolean; mayFetch: boolean }) {
  return (
    <>
      <Form method="post">
        <Button
          type="submit"
          look="secondary"
          size="small"
          name="change"
          value={isPaused ? "resume" : "pause"}
        >
          {isPaused ? "Resume all" : "Pause all"}
        </Button>
      </Form>
      {mayFetch && (
        <Form method="post">
          <input type="hidden" name="channel" value="address" />
          <Button type="submit" look="secondary" size="small" name="change" value="hurry">
            <Icon name="arrow-right-left" />
            Fetch now
          </Button>
        </Form>
      )}
    </>
  );
}
