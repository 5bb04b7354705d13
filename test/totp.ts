import { createHmac } from 'node:crypto'
import type { TestApp } from './app.ts'
import { stopClock } from './clock.ts'

/**
 * The code an authenticator app shows (RFC 6238), from the key as a person would copy it.
 * @param offset half minutes before or after this one
 * @param now when; a test that needs a code for longer stops the product's clock (`stopClockForCodes`)
 */
export function codeOf(base32: string, offset = 0, now = new Date()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const letters = base32.replaceAll(' ', '')
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + offset))
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Stops the clock of a product, so that the codes of a half minute stay those of now; with `using` until
 * the test is over.
 * @returns gives a code by the key and how many half minutes before or after
 */
export function stopClockForCodes(product: TestApp) {
  const clock = stopClock(product)
  const code = (base32: string, offset?: number) => codeOf(base32, offset, clock.now)
  return Object.assign(code, { [Symbol.dispose]: clock[Symbol.dispose] })
}
