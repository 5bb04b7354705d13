import { expect, test } from 'vitest'
import { loadConfig } from '#app/platform/config.server.ts'
import { readReplyAddress, replyAddressFor, replyDays } from './reply-address-service.server.ts'

const config = loadConfig(
  { INBOUND_IMAP_URL: 'imaps://u:p@mail.b.example', INBOUND_ADDRESS: 'correspondent@b.example' },
  '/srv',
)
const start = new Date('2026-11-20T10:00:00Z')
const at = (days: number) => ({
  ...{ config, secret: 'a secret' },
  now: () => new Date(start.getTime() + days * 86_400_000),
})
const about = {
  ...{ kind: 'ticket' as const, id: '0a1b2c3d-4e5f-8a7b-9c8d-0123456789ab' },
  address: 'Mara@Client.example',
}
const address = replyAddressFor(at(0), about) ?? ''

test('a reply address says what the mail was about and to whom it went', () => {
  expect(address).toMatch(/^correspondent\+[0-9a-v]{50}@b\.example$/)
  expect(address.split('@')[0]).toHaveLength(64)
  const token = readReplyAddress(at(0), ` ${address.toUpperCase()} `)
  expect(token).toMatchObject({ kind: 'ticket', id: about.id, isExpired: false })
  expect(token?.isAddressee('mara@client.EXAMPLE ')).toBe(true)
  for (const other of ['mara@client.example.org', 'mar@client.example', '', 'x@y.z'])
    expect(token?.isAddressee(other)).toBe(false)
})

test('it can be answered to for half a year', () => {
  expect(readReplyAddress(at(replyDays), address)?.isExpired).toBe(false)
  expect(readReplyAddress(at(replyDays + 1), address)?.isExpired).toBe(true)
})

test('no changed, shortened or foreign address is read', () => {
  const token = address.slice('correspondent+'.length, address.indexOf('@'))
  for (let place = 0; place < token.length; place += 1) {
    const digit = token[place] === '0' ? '1' : '0'
    const changed = address.replace(token, token.slice(0, place) + digit + token.slice(place + 1))
    expect(readReplyAddress(at(0), changed), changed).toBeUndefined()
  }
  for (const wrong of [
    ...['', 'correspondent@b.example', 'correspondent+@b.example', address.replace('+', '-')],
    ...[address.replace(token, token.slice(1)), address.replace(token, `v${token.slice(1)}`)],
    ...[`${address}.evil.example`, address.replace('@b.', '@c.'), `x${address}`],
  ])
    expect(readReplyAddress(at(0), wrong), wrong).toBeUndefined()
  expect(readReplyAddress({ ...at(0), secret: 'another' }, address)).toBeUndefined()
})

test('without a mailbox there is no reply address', () => {
  const none = { ...at(0), config: loadConfig({}, '/srv') }
  expect(replyAddressFor(none, about)).toBeUndefined()
  expect(readReplyAddress(none, address)).toBeUndefined()
})
