import * as v from "valibot";

/** Base64url of at most 16 kB: attestations of hardware keys have a few. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(16_384));

const common = {
  id: v.pipe(bytes, v.nonEmpty()),
  rawId: bytes,
  type: v.literal("public-key"),
  authenticatorAttachment: v.optional(v.picklist(["cross-platform", "platform"])),
  clientExtensionResults: v.object({}),
};

/** What a browser sends of a new passkey (WebAuthn, `RegistrationResponseJSON`). */
export const newPasskeyAnswer = v.object({
  ...common,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(
      v.array(v.picklist(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])),
      [],
    ),
  }),
});

/** What a browser sends of a sign-in (WebAuthn, `AuthenticationResponseJSON`). */
export const passkeyAnswer = v.object({
  ...common,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(bytes),
  }),
});
