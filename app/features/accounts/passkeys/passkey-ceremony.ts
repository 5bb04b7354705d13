import { passkeys } from '#content/passkeys.ts'
import { rememberPasskey } from './passkey-memory.ts'

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
  rememberPasskey()
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

/**
 * The device signs with a passkey. With `offered` the browser asks nobody: it lists passkeys in the field for
 * the address, until the signal.
 * @returns its answer as text @throws Error with words for the person
 */
async function signWithPasskey(options: RequestJson, offered?: AbortSignal): Promise<string> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const way = offered ? ({ mediation: 'conditional', signal: offered } as const) : {}
  const signed = await asked(() => navigator.credentials.get({ publicKey, ...way }))
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
  return handIn(door, address, await signWithPasskey(options as RequestJson))
}

// A question is good for five minutes; a page left open is not kept fresh for ever.
const freshFor = 4 * 60_000
const questions = 15

/**
 * Lets the browser offer passkeys until one is chosen, or the signal.
 * @returns where the session leads; null when none was chosen
 * @throws Error with words for the person, when one was chosen and does not sign in
 */
export async function offerPasskey(
  door: Door,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  for (let round = 0; round < questions; round += 1) {
    const until = AbortSignal.any([signal, AbortSignal.timeout(freshFor)])
    // Nobody has asked for anything yet: what goes wrong here is not said.
    const asked = await post(address, { intent: 'ask' }, signal).catch(() => null)
    if (!asked || until.aborted) return null
    const response = await signWithPasskey(asked.options as RequestJson, until).catch(() => null)
    if (response) return handIn(door, address, response)
    if (signal.aborted || !until.aborted) return null
  }
  return null
}

async function handIn(door: Door, address: string, response: string): Promise<string> {
  const search = window.location.search
  const { to } = await post(address, { intent: 'sign-in', response, door, search })
  rememberPasskey()
  return String(to)
}

async function post(address: string, fields: Record<string, string>, signal?: AbortSignal) {
  const failed = () => new Error(errors.connection)
  const body = new URLSearchParams(fields)
  const answer = await fetch(address, { method: 'POST', body, signal }).catch(() =>
    Promise.reject(failed()),
  )
  const said = (await answer.json().catch(() => Promise.reject(failed()))) as Record<
    string,
    unknown
  >
  if (!answer.ok) throw new Error(typeof said.error === 'string' ? said.error : errors.connection)
  return said
}
