import { walletText } from "../../brand/texts/wallet-text.ts";

export function SchemeLogos() {
  return (
    <ul className="portal scheme-logos">
      {walletText.partners.items.map(({ name, emblem, kind, text }) => (
        <li key={name}>
          <img src={emblem} alt="" width="96" height="96" loading="lazy" />
          <h3>{name}</h3>
          <p>
            <b>{kind}.</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
