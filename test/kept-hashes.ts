import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void

/**
 * Loaded before the product: the tests of a worker sign in with the same few accounts, and a hash takes
 * 60 ms of processor time on purpose. Each hash is computed once; the same password, salt and cost have
 * the same hash again.
 */
const compute = crypto.scrypt
const kept = new Map<string, Buffer>()

function scryptOnce(
  password: string,
  salt: string | Buffer,
  bytes: number,
  options: ScryptOptions,
  done: Done,
): void {
  const saltText = Buffer.from(salt).toString('base64')
  const name = JSON.stringify([password, saltText, bytes, options])
  const known = kept.get(name)
  if (known) {
    setImmediate(done, null, Buffer.from(known))
    return
  }
  compute(password, salt, bytes, options, (error, key) => {
    if (!error) kept.set(name, Buffer.from(key))
    done(error, key)
  })
}

Object.assign(crypto, { scrypt: scryptOnce })
syncBuiltinESMExports()
