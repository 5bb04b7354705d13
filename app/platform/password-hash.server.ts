import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createPlaces } from './places.ts'

/** Each hash takes 32 MiB of memory and about 60 ms of processor time. */
const cost = { ln: 14, r: 16, p: 1 }
const keyBytes = 64
/** Twice the cost of a hash of today; a hash that asks for more was not made here. */
const mostMemory = 64 * 1024 * 1024

/**
 * So many hashes are computed at a time; the others wait. Node has four threads for this, for files, and for
 * the handshake of a new connection to the database, which would time out behind a burst of sign-ins.
 */
const inPlace = createPlaces(2)

type Cost = typeof cost
type Kept = { cost: Cost; salt: Buffer | string; key: Buffer }

const prefixOf = ({ ln, r, p }: Cost) => `$scrypt$ln=${ln},r=${r},p=${p}$`

/** A password as the database stores it: scrypt in the PHC string format, which contains the cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, cost)
  return `${prefixOf(cost)}${unpadded(salt)}$${unpadded(key)}`
}

/**
 * Whether a password belongs to a hash.
 *
 * @param hash undefined when there is no such account; the answer then takes as long as with one
 */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const kept = hash === undefined ? undefined : read(hash)
  if (!kept) {
    await hashPassword(password)
    return false
  }
  return timingSafeEqual(await keyOf(password, kept.salt, kept.cost), kept.key)
}

/** Whether a hash has a lower cost than today's, or the former format. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefixOf(cost))

/** Parses a stored hash; undefined when it is invalid. */
function read(hash: string): Kept | undefined {
  const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{86})$/.exec(hash)
  if (phc) {
    const [ln, r, p] = phc.slice(1, 4).map(Number) as [number, number, number]
    const [salt, key] = phc.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
    return { cost: { ln, r, p }, salt, key }
  }
  // The format until November 2026: the salt is the text of its hexadecimal digits, and the cost is
  // not stated.
  const [, salt, key] = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(hash) ?? []
  return salt && key
    ? { cost: { ln: 14, r: 16, p: 1 }, salt, key: Buffer.from(key, 'hex') }
    : undefined
}

function keyOf(password: string, salt: Buffer | string, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: mostMemory }
  // Normalises a password, because keyboards compose the same letters in different ways.
  const text = password.normalize('NFKC')
  return inPlace(() => scryptKey(text, salt, keyBytes, options))
}

const scryptKey = promisify<string, Buffer | string, number, ScryptOptions, Buffer>(scrypt)

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
