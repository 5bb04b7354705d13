import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
/** A string of bytes shorter than 64 KiB, as CBOR writes it. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes])
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

type Way = {
  origin?: string
  rpId?: string
  /** Whether it asked for the lock of the device. */
  verified?: boolean
  /** The counter of its signatures; without this option it really counts. */
  count?: number
}

/** What a device stores of a passkey that it created earlier. */
type Made = { key: JsonWebKey; credentialId: string; counter: number }

export type Authenticator = ReturnType<typeof createAuthenticator>

/** A device that creates one passkey and signs with it, with the data that a browser would pass on. */
export function createAuthenticator(made?: Made) {
  const privateKey = made
    ? createPrivateKey({ key: made.key, format: 'jwk' })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const credentialId = made ? Buffer.from(made.credentialId, 'base64url') : randomBytes(24)
  let counter = made?.counter ?? 0

  function authData(
    { rpId = 'localhost', verified = true, ...way }: Way,
    attested = Buffer.alloc(0),
  ) {
    const flags = 1 | (verified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(way.count ?? counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Way) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: base64url(credentialId),
      rawId: base64url(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    make(challenge: string, way: Way = {}): string {
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData(way, attested))],
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, way)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    sign(challenge: string, way: Way = {}): string {
      const data = authData(way)
      const client = clientData('webauthn.get', challenge, way)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}
