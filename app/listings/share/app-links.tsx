import { getButtonClass } from "../../ui/button-look.ts";
import { Icon } from "../../ui/icon.tsx";
import { type ShareLink, shareLinks } from "./share-links.ts";

/** WhatsApp, Messenger and email links. CSS shows one of Messenger's two. */
export function AppLinks({ name, address }: { name: string; address: string }) {
  const { whatsApp, messengerApp, messengerWeb, email } = shareLinks(name, address);
  return (
    <ul className="share__apps">
      <li>
        <AppLink {...whatsApp} elsewhere />
      </li>
      <li className="share__phone-only">
        <AppLink {...messengerApp} />
      </li>
      <li className="share__desktop-only">
        <AppLink {...messengerWeb} elsewhere />
      </li>
      <li>
        <AppLink {...email} />
      </li>
    </ul>
  );
}

function AppLink({ name, href, elsewhere = false }: ShareLink & { elsewhere?: boolean }) {
  return (
    <a
      className={getButtonClass({ look: "secondary", block: true })}
      href={href}
      {...(elsewhere && { target: "_blank", rel: "noopener" })}
    >
      {name === "E-mail" && <Icon name="mail" />}
      {name}
      {elsewhere && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
