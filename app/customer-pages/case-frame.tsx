import type { ReactNode } from "react";
import { usePhone } from "../agency/use-phone.ts";
import { Wordmark } from "../agency/wordmark.tsx";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { Footer } from "../shell/footer.tsx";
import { Icon } from "../ui/icon.tsx";
import "./case.css";
import "./case-documents.css";

/** Without the site's menus: whoever is here has one thing to do. */
export function CaseFrame({ children }: { children: ReactNode }) {
  const phone = usePhone();
  return (
    <>
      <header className="case-head">
        <div className="case-head__in">
          <Wordmark />
          <a className="phone" href={buildPhoneLink(phone)} aria-label={`Call us on ${phone}`}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="case">
        {children}
      </main>
      <Footer />
    </>
  );
}
