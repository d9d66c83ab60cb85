import { walletText } from "../../brand/wallet-text.ts";

/** The schemes that the agency belongs to, each as its mark. */
export function SchemeLogos() {
  return (
    <ul className="portal scheme-logos">
      {walletText.partners.items.map(({ name, kind, text }) => (
        <li key={name}>
          <span className="scheme-logos__mark" aria-hidden="true">
            {name?.charAt(0)}
          </span>
          <h3>{name}</h3>
          <p>
            <b>{kind}.</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
