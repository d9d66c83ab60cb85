import { Form, href, useRouteLoaderData } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FrameData } from "../shell/office-frame.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { ThemeButton } from "../shell/office-rail.tsx";

/** What the rail has at its foot, which a phone has no room for. */
export function DeviceSection() {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  return (
    <OfficeSection title="On this device">
      <div className="office-section__body row">
        <ThemeButton isDark={frame?.isDark ?? false} className="btn btn--secondary" />
        <Form method="post" action={href("/office/sign-out")}>
          <Button type="submit" look="secondary">
            <Icon name="door-open" />
            Sign out
          </Button>
        </Form>
      </div>
    </OfficeSection>
  );
}
