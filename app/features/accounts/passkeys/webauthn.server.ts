import { createHash, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { App } from '#app/platform/app.server.ts'

type Configured = Pick<App, 'config'>

/** A passkey as it is stored: the credential record of WebAuthn, bytes in Base64. */
export type Credential = {
  credential_id: string
  public_key: string
  counter: number
  transports: string | null
}
export type NewCredential = Credential & {
  device_type: string
  backed_up: boolean
  aaguid: string
}

/** The library is large, so it is loaded with the first challenge. */
const load = () => import('@simplewebauthn/server')

/** The signature algorithms of devices: EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257]

/** The challenge that a device has to sign, derived from a token of its browser: no other browser can answer it. */
const challengeOf = (token: string) => createHash('sha256').update(`passkey ${token}`).digest()

const partyOf = ({ config }: Configured) => {
  const { hostname, origin } = new URL(config.baseUrl)
  return { rpID: hostname, expectedRPID: hostname, expectedOrigin: origin }
}

/** The options for making a passkey. @param known passkeys that the device must not make again */
export async function creationOptions(
  app: Configured,
  token: string,
  email: string,
  known: Credential[],
) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: 'Unordin',
    rpID: partyOf(app).rpID,
    userID: Uint8Array.from(randomBytes(32)),
    userName: email,
    userDisplayName: email,
    challenge: Uint8Array.from(challengeOf(token)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id: id, transports }) => {
      return { id, transports: transportsOf(transports) }
    }),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The options for signing with any passkey of the device. */
export async function requestOptions(app: Configured, token: string) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: partyOf(app).rpID,
    challenge: Uint8Array.from(challengeOf(token)),
    userVerification: 'required',
  })
}

/**
 * The passkey that a device has made after it was unlocked.
 * @returns undefined when the answer does not belong to the challenge of the token
 */
export async function readNewPasskey(
  app: Configured,
  token: string,
  response: unknown,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await load()
  const given = response as RegistrationResponseJSON
  const { registrationInfo: made } = await verifyRegistrationResponse({
    ...expectations(app, token),
    supportedAlgorithmIDs: algorithms,
    response: given,
  }).catch(() => refused)
  if (!made || !isCredentialId(made.credential.id)) return undefined
  const { id, publicKey, counter, transports } = made.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64'),
    counter,
    transports: readTransports(transports).join(','),
    device_type: made.credentialDeviceType,
    backed_up: made.credentialBackedUp,
    aaguid: made.aaguid,
  }
}

/**
 * Checks a challenge that a device has signed with a passkey after it was unlocked.
 * @returns the device's signature counter; undefined when the answer does not belong to the challenge of the
 *   token, is not by this passkey, or its counter shows a copy of the passkey
 */
export async function readSignature(
  app: Configured,
  token: string,
  passkey: Credential,
  response: unknown,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(app, token),
    response: response as AuthenticationResponseJSON,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64')),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(() => ({ ...refused, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}

/** The library throws when an answer is invalid; it makes no requests, so every error is a refusal. */
const refused = { verified: false as const, registrationInfo: undefined }

const expectations = (app: Configured, token: string) => {
  const { expectedOrigin, expectedRPID } = partyOf(app)
  const expectedChallenge = challengeOf(token).toString('base64url')
  return { expectedOrigin, expectedRPID, expectedChallenge, requireUserVerification: true }
}

/** Whether text can be the id of a passkey: at most 1,023 bytes, as WebAuthn has it, in Base64url. */
export const isCredentialId = (id: string): boolean => /^[\w-]{1,1364}$/.test(id)

/** How a device is reached, as far as its page says it in words of the standard's form. */
const readTransports = (given: unknown): string[] =>
  Array.isArray(given)
    ? given.filter((one) => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 10)
    : []

const transportsOf = (kept: string | null) =>
  kept ? (kept.split(',') as AuthenticatorTransport[]) : undefined
