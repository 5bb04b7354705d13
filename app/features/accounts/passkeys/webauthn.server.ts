import { createHash, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { App } from '#app/platform/app.server.ts'

type Configured = Pick<App, 'config'>

/** What the database keeps of a passkey: the credential record of WebAuthn. Bytes are in Base64. */
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

/** It reads certificates of many kinds: a process loads it with the first question to a device. */
const load = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: what devices sign with. */
const algorithms = [-8, -7, -257]

/** What a device has to sign: it follows from a token of its browser, so only that one can answer. */
const challengeOf = (token: string) => createHash('sha256').update(`passkey ${token}`).digest()

const partyOf = ({ config }: Configured) => {
  const { hostname, origin } = new URL(config.baseUrl)
  return { rpID: hostname, expectedRPID: hostname, expectedOrigin: origin }
}

/** What a browser asks a device for that is to make a passkey. @param known those it must not make again */
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

/** What a browser asks a device for that is to sign with a passkey, whichever it has. */
export async function requestOptions(app: Configured, token: string) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: partyOf(app).rpID,
    challenge: Uint8Array.from(challengeOf(token)),
    userVerification: 'required',
  })
}

/**
 * The passkey that a device has made after its own lock was opened.
 * @returns undefined when the answer is not to the question that went with the token
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
  if (!made) return undefined
  const { id, publicKey, counter, transports = [] } = made.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64'),
    counter,
    transports: transports.join(','),
    device_type: made.credentialDeviceType,
    backed_up: made.credentialBackedUp,
    aaguid: made.aaguid,
  }
}

/**
 * Checks what a device has signed with a passkey after its own lock was opened.
 * @returns how often the passkey has signed, as its device counts; undefined when the answer is not to the
 *   question that went with the token, not by this passkey, or by a copy of it that counts for itself
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

/** The library throws at whatever is not as expected; it asks nothing outside, so all of it is a refusal. */
const refused = { verified: false as const, registrationInfo: undefined }

const expectations = (app: Configured, token: string) => {
  const { expectedOrigin, expectedRPID } = partyOf(app)
  const expectedChallenge = challengeOf(token).toString('base64url')
  return { expectedOrigin, expectedRPID, expectedChallenge, requireUserVerification: true }
}

const transportsOf = (kept: string | null) =>
  kept ? (kept.split(',') as AuthenticatorTransport[]) : undefined
