import { createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import { insertSigningKey, type SigningKey, selectSigningKeys } from './signing-key-store.server.ts'

const purpose = 'signing-key'
const forGood = new Date(8_640_000_000_000_000)

/**
 * What a signed file ends with: a comment of PDF with the key's id and the signature of every byte before it
 * (ECDSA with P-256 and SHA-256, both numbers as 64 bytes).
 */
const trailer = /\n%UNORDIN-SIGNATURE ([0-9a-f-]{36}) ([\w-]{86})\n$/
const trailerBytes = `\n%UNORDIN-SIGNATURE ${'0'.repeat(36)} ${'0'.repeat(86)}\n`.length

/** The same bytes with the signature of the installation behind them. */
export async function signFile(app: App, bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const { id, privateKey } = await signingKey(app)
  const signature = createSign('sha256')
    .update(bytes)
    .sign({ key: privateKey, format: 'der', type: 'pkcs8', dsaEncoding: 'ieee-p1363' }, 'base64url')
  return Buffer.concat([bytes, Buffer.from(`\n%UNORDIN-SIGNATURE ${id} ${signature}\n`)])
}

/** Whether every byte of a file is as this installation has signed it. */
export async function isSignedFile(app: App, file: Buffer): Promise<boolean> {
  if (file.length <= trailerBytes) return false
  const [, id, signature = ''] = trailer.exec(file.subarray(-trailerBytes).toString('latin1')) ?? []
  if (id === undefined) return false
  const key = (await app.db.system(selectSigningKeys)).find((one) => one.id === id)
  const given = Buffer.from(signature, 'base64url')
  // Some letters at the end of a text mean the same bytes.
  if (!key || given.toString('base64url') !== signature) return false
  const publicKey = createPublicKey({
    key: Buffer.from(key.public_key, 'base64'),
    format: 'der',
    type: 'spki',
  })
  return createVerify('sha256')
    .update(file.subarray(0, -trailerBytes))
    .verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, given)
}

/** The newest key that the secret of the installation opens; the first file makes one. */
async function signingKey(app: App): Promise<{ id: string; privateKey: Buffer }> {
  const keys = await app.db.system(selectSigningKeys)
  for (const { id, sealed_key: sealed } of keys) {
    const opened = unseal(app.secret, purpose, sealed, app.now())
    if (typeof opened === 'string') return { id, privateKey: Buffer.from(opened, 'base64') }
  }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  const key: SigningKey = {
    id: crypto.randomUUID(),
    public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    sealed_key: seal(app.secret, purpose, secret.toString('base64'), forGood),
  }
  await app.db.system((tx) => insertSigningKey(tx, key))
  return { id: key.id, privateKey: secret }
}
