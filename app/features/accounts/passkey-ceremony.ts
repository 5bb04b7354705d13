import { passkeys } from '#content/passkeys.ts'

const { errors } = passkeys

type Descriptor = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }
/** As the server sends it: what the browser wants in bytes is base64url. */
export type CreationJson = {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Descriptor[]
} & Record<string, unknown>
export type RequestJson = { challenge: string; allowCredentials?: Descriptor[] } & Record<
  string,
  unknown
>

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function textOf(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const known = (list: Descriptor[] | undefined) =>
  list?.map((one) => ({ ...one, id: bytesOf(one.id) }))

/** The device makes a passkey. @returns its answer as text @throws Error with words for the person */
export async function makePasskey(options: CreationJson): Promise<string> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await asked(() => navigator.credentials.create({ publicKey }))
  const response = made.response as AuthenticatorAttestationResponse
  return JSON.stringify({
    ...common(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  })
}

/** The device signs with a passkey. @returns its answer as text @throws Error with words for the person */
export async function signWithPasskey(options: RequestJson): Promise<string> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const signed = await asked(() => navigator.credentials.get({ publicKey }))
  const response = signed.response as AuthenticatorAssertionResponse
  return JSON.stringify({
    ...common(signed),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle ? textOf(response.userHandle) : undefined,
    },
  })
}

const common = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: textOf(credential.rawId),
  type: credential.type,
  authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
  clientExtensionResults: credential.getClientExtensionResults(),
})

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask()
    if (credential) return credential as PublicKeyCredential
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new Error(errors.known)
    if (name === 'SecurityError') throw new Error(errors.place)
  }
  throw new Error(errors.cancelled)
}

type Door = 'staff' | 'portal'

/** Asks for a question, has it signed, and hands the answer in. @returns where the session leads */
export async function enterWithPasskey(door: Door, address: string): Promise<string> {
  const { options } = await post(address, { intent: 'ask' })
  const response = await signWithPasskey(options as RequestJson)
  const search = window.location.search
  const { to } = await post(address, { intent: 'sign-in', response, door, search })
  return String(to)
}

async function post(address: string, fields: Record<string, string>) {
  const failed = () => new Error(errors.connection)
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) }).catch(
    () => Promise.reject(failed()),
  )
  const body = (await answer.json().catch(() => Promise.reject(failed()))) as Record<
    string,
    unknown
  >
  if (!answer.ok) throw new Error(typeof body.error === 'string' ? body.error : errors.connection)
  return body
}
