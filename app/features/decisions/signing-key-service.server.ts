import { createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import { insertSigningKey, type SigningKey, selectSigningKeys } from './signing-key-store.server.ts'

const purpose = 'signing-key'
const forGood = new Date(8_640_000_000_000_000)

/**
 * The signature in a signed file: a comment of PDF with the key's id and the signature of every other byte (ECDSA with
 * P-256 and SHA-256, both numbers as 64 bytes). It stands before the last lines, because PDF/A allows nothing behind them.
 */
const line = (id: string, signature: string) => `%UNORDIN-SIGNATURE ${id} ${signature}\n`
const signature = /%UNORDIN-SIGNATURE ([0-9a-f-]{36}) ([\w-]{86})\n/
const lineBytes = line('0'.repeat(36), '0'.repeat(86)).length
const lastLines = /startxref\n\d+\n%%EOF\n?$/
const lastLinesBytes = 40

/** The same bytes with the signature of the installation among them. */
export async function signFile(app: App, bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
  const { id, privateKey } = await signingKey(app)
  const given = createSign('sha256')
    .update(bytes)
    .sign({ key: privateKey, format: 'der', type: 'pkcs8', dsaEncoding: 'ieee-p1363' }, 'base64url')
  const at = beginOfLastLines(bytes)
  if (at === null) throw new Error('the file has no last lines of a PDF')
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(line(id, given)), bytes.subarray(at)])
}

function beginOfLastLines(file: Buffer): number | null {
  const end = file.subarray(-lastLinesBytes).toString('latin1')
  const lines = lastLines.exec(end)
  return lines && file.length - (end.length - lines.index)
}

/** Whether every byte of a file is as this installation has signed it. */
export async function isSignedFile(app: App, file: Buffer): Promise<boolean> {
  // Records of before have the line as their last.
  const begins = [beginOfLastLines(file) ?? 0, file.length].map((end) => end - lineBytes)
  const at = begins.find((begin) => begin > 0 && file[begin - 1] === 10 && signatureAt(file, begin))
  const [, id, given = ''] = (at !== undefined && signatureAt(file, at)) || []
  if (at === undefined || id === undefined) return false
  const key = (await app.db.system(selectSigningKeys)).find((one) => one.id === id)
  const numbers = Buffer.from(given, 'base64url')
  // Some letters at the end of a text mean the same bytes.
  if (!key || numbers.toString('base64url') !== given) return false
  const publicKey = createPublicKey({
    key: Buffer.from(key.public_key, 'base64'),
    format: 'der',
    type: 'spki',
  })
  const isLast = at + lineBytes === file.length
  return (
    createVerify('sha256')
      // The last line of before stood behind a line break of its own.
      .update(file.subarray(0, isLast ? at - 1 : at))
      .update(file.subarray(at + lineBytes))
      .verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, numbers)
  )
}

const signatureAt = (file: Buffer, begin: number) =>
  signature.exec(file.subarray(begin, begin + lineBytes).toString('latin1'))

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
