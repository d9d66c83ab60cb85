export interface ShareLink {
  name: string;
  href: string;
}

export function shareLinks(name: string, address: string) {
  const encoded = encodeURIComponent(address);
  const words = encodeURIComponent(`${name}: ${address}`);
  return {
    whatsApp: { name: "WhatsApp", href: `https://wa.me/?text=${words}` },
    /** Phone app only: on the web Messenger needs an app id to take a link. */
    messengerApp: { name: "Messenger", href: `fb-messenger://share/?link=${encoded}` },
    messengerWeb: {
      name: "Messenger",
      href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
    },
    email: { name: "E-mail", href: `mailto:?subject=${encodeURIComponent(name)}&body=${words}` },
  } satisfies Record<string, ShareLink>;
}
