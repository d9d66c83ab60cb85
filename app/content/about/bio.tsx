import { href, Link, useLocation, useNavigate } from "react-router";
import type { TeamMember } from "../../brand/team.ts";
import { Dialog } from "../../ui/dialog.tsx";

export function Bio({ member, paragraphs }: { member: TeamMember; paragraphs: string[] }) {
  return (
    <Dialog wide id="bio" heading="h3" title={member.name} onClose={useCloseBio()}>
      <div className="bio">
        <img src={member.image} alt="" width="400" height="480" />
        <div className="stack">
          <p className="muted">{member.title}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <noscript>
            <p>
              <Link to={`${href("/about-us")}#team`}>Back to the team</Link>
            </p>
          </noscript>
        </div>
      </div>
    </Dialog>
  );
}

function useCloseBio(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (state?.openedHere) void navigate(-1);
    else void navigate(href("/about-us"), { replace: true, preventScrollReset: true });
  };
}
