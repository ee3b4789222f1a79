// Passkeys: the browser creates and uses them with the server's options.
import { get, post, remove } from "../../net/http";
import type { PasskeyOptions, Passkeys, SignedIn } from "../../wire";

/** True if this browser supports passkeys in the JSON form of the server. */
export const passkeysSupported = (): boolean =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const found = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON();

export async function makePasskey(name: string): Promise<Passkeys> {
  const { challenge, options } = await post<PasskeyOptions>("/api/me/passkeys/options", undefined);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = found(await navigator.credentials.create({ publicKey }));
  return post<Passkeys>("/api/me/passkeys", { challenge, name, credential });
}

export async function usePasskey(): Promise<SignedIn> {
  const { challenge, options } = await post<PasskeyOptions>("/api/sessions/passkey/options", undefined);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = found(await navigator.credentials.get({ publicKey }));
  return post<SignedIn>("/api/sessions/passkey", { challenge, credential });
}

export const listPasskeys = (): Promise<Passkeys> => get("/api/me/passkeys");
export const removePasskey = (id: string): Promise<Passkeys> => remove(`/api/me/passkeys/${id}`);
