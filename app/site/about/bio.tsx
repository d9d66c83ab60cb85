import { useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { TeamMember } from "../../brand/team.ts";
import { buttonClass } from "../../ui/button-look.ts";
import { Icon } from "../../ui/icon.tsx";

/**
 * Who a member of the team is. The server sends it open, as a section for those without script;
 * the script makes it a modal before it is painted.
 */
export function Bio({ member, paragraphs }: { member: TeamMember; paragraphs: string[] }) {
  const dialog = useModal(useLeave());
  return (
    <dialog open className="bio" id="bio" aria-labelledby="bio-name" ref={dialog}>
      <div className="bio__box">
        <img src={member.image} alt="" width="400" height="480" />
        <div className="bio__text stack">
          <h3 id="bio-name">{member.name}</h3>
          <p className="muted">{member.title}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <form method="dialog" className="bio__close">
            <button type="submit" className={buttonClass({ look: "secondary" })}>
              <Icon name="x" />
              Close
            </button>
          </form>
          <p className="bio__back">
            <Link to="/about-us#team">Back to the team</Link>
          </p>
        </div>
      </div>
    </dialog>
  );
}

/** Back to the page as it was: by history where the bio was opened here, else to its address. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (state?.openedHere) void navigate(-1);
    else void navigate("/about-us", { replace: true, preventScrollReset: true });
  };
}

/** Shows the dialog as a modal; Escape, its button and a press beside it close it. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current!;
    const listening = new AbortController();
    const { signal } = listening;
    element.removeAttribute("open");
    element.showModal();
    const closed = () => {
      // the event comes late: by then the dialog may be open again
      if (!element.open) close.current();
    };
    element.addEventListener("close", closed, { signal });
    element.addEventListener(
      "click",
      ({ target }) => {
        if (target === element) element.close();
      },
      { signal },
    );
    return () => {
      listening.abort();
      // gives the focus back to what had it before
      element.close();
    };
  }, []);
  return dialog;
}
