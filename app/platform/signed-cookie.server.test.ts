import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSignedCookie, signedCookie } from './signed-cookie.server.ts'

const signer = { config: { https: true }, secret: 'a secret of at least sixteen characters' }
const name = 'unordin.session_token'
const read = (cookie: string, by = signer) => readSignedCookie(by, name, new Headers({ cookie }))
const pairOf = (value: string) => signedCookie(signer, name, value, 60).split(';')[0] ?? ''

const token = fc.stringMatching(/^[\w-]{1,64}$/)
/** Any possible Cookie header: programs send whatever bytes they like. */
const header = fc
  .string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) })
  .filter((text) => text.trim() === text)

test('the attributes are those of a session', () => {
  expect(signedCookie(signer, name, 'abc', 604_800)).toMatch(
    /^unordin\.session_token=abc\.[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(signedCookie({ ...signer, config: { https: false } }, name, 'abc', 60)).not.toMatch(
    /Secure/,
  )
  expect(signedCookie(signer, name, '', 0)).toMatch(/^unordin\.session_token=; Max-Age=0; Path=\//)
})

test('what was signed is read again, wherever it stands', () => {
  fc.assert(
    fc.property(token, token, (value, other) => {
      expect(read(pairOf(value))).toBe(value)
      expect(read(`theme=dark; ${pairOf(value)};x=${other}`)).toBe(value)
      expect(read(`x${pairOf(value)}; y=${pairOf(other)}`)).toBeUndefined()
      // Of two cookies with one name the first counts, so an added cookie cannot replace it.
      expect(read(`${pairOf(value)}; ${pairOf(other)}`)).toBe(value)
    }),
  )
})

test('no other header gives a value, whatever is in it', () => {
  fc.assert(
    fc.property(header, header, (before, value) => {
      expect(read(before)).toBeUndefined()
      expect(read(`${before}; ${name}=${value}`)).toBeUndefined()
      expect(read(`${name}=${value}`)).toBeUndefined()
      expect(read(`${name}=${encodeURIComponent(value)}.${'A'.repeat(43)}=`)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('a signed value with one character changed, cut or added is none', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=._-'
  const whole = decodeURIComponent(
    pairOf('Zm9v-b_FyMTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY').slice(name.length + 1),
  )
  fc.assert(
    fc.property(
      fc.nat(whole.length - 1),
      fc.constantFrom(...alphabet),
      fc.constantFrom('change', 'cut', 'add'),
      (at, letter, how) => {
        const [head, tail] = [whole.slice(0, at), whole.slice(how === 'add' ? at : at + 1)]
        const forged = how === 'cut' ? head + tail : head + letter + tail
        fc.pre(forged !== whole)
        expect(read(`${name}=${encodeURIComponent(forged)}`)).toBeUndefined()
      },
    ),
    { numRuns: 1_000 },
  )
})

test('another secret reads nothing', () => {
  expect(read(pairOf('abc'), { ...signer, secret: 'another secret, as long' })).toBeUndefined()
})
