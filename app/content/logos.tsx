import { type Logo, portals } from "../brand/logos.ts";

export function Logos({ logos, small = false }: { logos: Logo[]; small?: boolean }) {
  return (
    <ul className={small ? "logos logos--small" : "logos"}>
      {logos.map((logo) => (
        <li key={logo.name}>
          <LogoName {...logo} />
        </li>
      ))}
    </ul>
  );
}

export function PartnerLogos() {
  return (
    <div className="listed">
      <span className="muted">Listed on</span>
      <Logos logos={portals} small />
    </div>
  );
}

export function LogoName({ name, look }: Logo) {
  return <span className={`logo logo--${look}`}>{name}</span>;
}
