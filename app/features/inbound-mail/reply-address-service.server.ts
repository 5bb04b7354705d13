import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { type ReplyKind, replyKinds } from '#app/platform/mail-reply.ts'

/** How long a reply address can be answered to. */
export const replyDays = 180

const dayMilliseconds = 86_400_000
/** Bytes: the kind, the record's id, the last day, and hashes of the addressee and of all this. */
const [kindEnd, idEnd, dayEnd, addresseeEnd, tokenBytes] = [1, 17, 19, 23, 31] as const
/** Digits of base 32: letters of one case and figures, because servers may change the case. */
const tokenLength = Math.ceil((tokenBytes * 8) / 5)

type Parts = Pick<App, 'config' | 'secret' | 'now'>

/** An address as it is compared: of the same mailbox, however it is written. */
export const plainAddress = (address: string): string => address.trim().toLowerCase()

/**
 * The address that an answer to a mail is sent to; undefined when the product reads no mail. It says what
 * the mail is about and to whom it went, signed, and can be used by that addressee for `replyDays`.
 * @param about the record, and the address that the mail is sent to
 */
export function replyAddressFor(
  { config, secret, now }: Parts,
  about: { kind: ReplyKind; id: string; address: string },
): string | undefined {
  if (!config.inbound) return undefined
  const token = Buffer.alloc(tokenBytes)
  token.writeUInt8(replyKinds.indexOf(about.kind), 0)
  token.write(about.id.replaceAll('-', ''), kindEnd, 'hex')
  token.writeUInt16BE(Math.floor(now().getTime() / dayMilliseconds) + replyDays, idEnd)
  addresseeHash(secret, token, about.address).copy(token, dayEnd)
  signature(secret, token).copy(token, addresseeEnd)
  const [name, domain] = config.inbound.address.split('@')
  return `${name}+${toDigits(token)}@${domain}`
}

export type ReplyToken = {
  kind: ReplyKind
  id: string
  isExpired: boolean
  /** Whether the mail with this address was sent to this person. */
  isAddressee: (address: string) => boolean
}

/** What a reply address says; undefined when it is none of ours, or was changed. */
export function readReplyAddress(
  { config, secret, now }: Parts,
  address: string,
): ReplyToken | undefined {
  const [name, domain] = config.inbound?.address.split('@') ?? []
  const plain = plainAddress(address)
  if (!name || !plain.startsWith(`${name}+`) || !plain.endsWith(`@${domain}`)) return undefined
  const token = fromDigits(plain.slice(name.length + 1, -`@${domain}`.length))
  if (!token || !timingSafeEqual(signature(secret, token), token.subarray(addresseeEnd)))
    return undefined
  const kind = replyKinds[token.readUInt8(0)]
  if (!kind) return undefined
  const id = token.toString('hex', kindEnd, idEnd)
  const lastDay = token.readUInt16BE(idEnd)
  return {
    kind,
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    isExpired: now().getTime() >= (lastDay + 1) * dayMilliseconds,
    isAddressee: (one) =>
      timingSafeEqual(addresseeHash(secret, token, one), token.subarray(dayEnd, addresseeEnd)),
  }
}

const keyed = (secret: string, purpose: string, bytes: Buffer, more = '') =>
  createHmac('sha256', secret).update(`reply-${purpose}:`).update(bytes).update(more).digest()

const addresseeHash = (secret: string, token: Buffer, address: string) =>
  keyed(secret, 'to', token.subarray(0, dayEnd), plainAddress(address)).subarray(
    0,
    addresseeEnd - dayEnd,
  )

const signature = (secret: string, token: Buffer) =>
  keyed(secret, 'address', token.subarray(0, addresseeEnd)).subarray(0, tokenBytes - addresseeEnd)

const toDigits = (token: Buffer) =>
  BigInt(`0x${token.toString('hex')}`)
    .toString(32)
    .padStart(tokenLength, '0')

function fromDigits(text: string): Buffer | undefined {
  if (text.length !== tokenLength || !/^[0-9a-v]+$/.test(text)) return undefined
  let value = 0n
  for (const digit of text) value = value * 32n + BigInt(Number.parseInt(digit, 32))
  const hex = value.toString(16).padStart(tokenBytes * 2, '0')
  // Fifty digits can say a little more than the bytes of a token.
  return hex.length === tokenBytes * 2 ? Buffer.from(hex, 'hex') : undefined
}
