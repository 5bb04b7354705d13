import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MiB of memory and some 60 ms of a processor for each hash. */
const cost = { ln: 14, r: 16, p: 1 }
const keyBytes = 64
/** Twice what a hash takes today; one that asks for more was not made here. */
const mostMemory = 64 * 1024 * 1024

type Cost = typeof cost
type Kept = { cost: Cost; salt: Buffer | string; key: Buffer }

const prefixOf = ({ ln, r, p }: Cost) => `$scrypt$ln=${ln},r=${r},p=${p}$`

/** A password as the database keeps it: scrypt, in the PHC string format, which names its cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, cost)
  return `${prefixOf(cost)}${unpadded(salt)}$${unpadded(key)}`
}

/**
 * Whether a password is the one that was hashed.
 * @param hash undefined: there is no such account, and finding that out takes as long
 */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const kept = hash === undefined ? undefined : read(hash)
  if (!kept) {
    await hashPassword(password)
    return false
  }
  return timingSafeEqual(await keyOf(password, kept.salt, kept.cost), kept.key)
}

/** Whether a hash costs less than one of today, or is written in another way. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefixOf(cost))

/** Takes a kept hash apart; undefined when it is none. */
function read(hash: string): Kept | undefined {
  const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{86})$/.exec(hash)
  if (phc) {
    const [ln, r, p] = phc.slice(1, 4).map(Number) as [number, number, number]
    const [salt, key] = phc.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
    return { cost: { ln, r, p }, salt, key }
  }
  // Until November 2026: the salt is the text of its hexadecimal digits, and the cost is not named.
  const [, salt, key] = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(hash) ?? []
  return salt && key
    ? { cost: { ln: 14, r: 16, p: 1 }, salt, key: Buffer.from(key, 'hex') }
    : undefined
}

function keyOf(password: string, salt: Buffer | string, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: mostMemory }
  // The same password, however a keyboard composes its letters.
  const text = password.normalize('NFKC')
  return new Promise((resolve, reject) =>
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key))),
  )
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
