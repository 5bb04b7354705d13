import { expect, test } from 'vitest'
import { loadConfig } from '#app/platform/config.server.ts'
import { judgeMail } from './judge-mail.server.ts'
import type { ReadMail } from './read-mail.ts'
import { replyAddressFor } from './reply-address-service.server.ts'

const config = loadConfig(
  {
    INBOUND_IMAP_URL: 'imaps://u:p@mail.b.example',
    INBOUND_ADDRESS: 'reply@b.example',
    MAIL_FROM: 'Unordin <No-Reply@b.example>',
  },
  '/srv',
)
const at = (date: string) => ({ config, secret: 's', now: () => new Date(date) })
const app = at('2026-11-20')
const id = '0a1b2c3d-4e5f-8a7b-9c8d-0123456789ab'
const address = replyAddressFor(app, { kind: 'ticket', id, address: 'mara@c.example' }) ?? ''
const other = replyAddressFor(app, { kind: 'conversation', id, address: 'mara@c.example' }) ?? ''
const toAli = replyAddressFor(app, { kind: 'ticket', id, address: 'ali@c.example' }) ?? ''

const answer: ReadMail = {
  ...{ messageId: '<1@c.example>', from: ['mara@c.example'], senderName: 'Mara', to: [address] },
  ...{ subject: 'Re: Ticket', signs: {}, body: 'Yes.', text: 'Yes.', files: [], moreFiles: [] },
}
const signed = (signs: ReadMail['signs'], more: Partial<ReadMail> = {}) => ({ signs, ...more })
const verdict = (mail: Partial<ReadMail>, when = app) => {
  const found = judgeMail(when, { ...answer, ...mail })
  return found.state === 'take' ? 'take' : `${found.state} ${found.reason}`
}

test.each<[string, Partial<ReadMail>, string]>([
  ['an answer', {}, 'take'],
  ['an answer to two people', { to: [toAli, address] }, 'take'],
  ['a person who says so', signed({ 'auto-submitted': ['no'] }), 'take'],
  ['a checked sender', signed({ 'authentication-results': ['mx; dmarc=pass'] }), 'take'],
  ['no reply address', { to: [] }, 'quarantined no_address'],
  ['a made up one', { to: ['reply+abc@b.example'] }, 'quarantined changed_address'],
  ['two records', { to: [address, other] }, 'quarantined several'],
  ['two senders', { from: ['mara@c.example', 'eve@d.example'] }, 'quarantined no_sender'],
  ['no sender', { from: [] }, 'quarantined no_sender'],
  ['a stolen address', { from: ['eve@d.example'] }, 'quarantined other_sender'],
  [
    'a refuted sender',
    signed({ 'authentication-results': ['a', 'mx; spf=pass dmarc=fail (p=reject)'] }),
    'quarantined not_authentic',
  ],
  ['a list', signed({ precedence: ['list'] }), 'quarantined automatic'],
  [
    'an absence by its subject',
    { subject: 'Réponse automatique : Ticket' },
    'quarantined automatic',
  ],
  ['nothing to read', { text: '', body: '' }, 'quarantined empty'],
  ['a newsletter', signed({ 'list-id': ['<n.d.example>'] }, { to: [] }), 'ignored automatic'],
  ['an absence', signed({ 'auto-submitted': ['auto-replied'] }), 'ignored automatic'],
  ['an old absence', signed({ precedence: ['auto_reply'] }), 'ignored automatic'],
  ['a mail that nobody answers', signed({ 'return-path': ['<>'] }), 'ignored automatic'],
  ['a bounce', { bounce: { messageIds: [], isFinal: true } }, 'ignored bounce'],
  ['a bounce by its sender', { from: ['mailer-daemon@d.example'] }, 'ignored bounce'],
  ['our own mail', { from: ['no-reply@b.example'] }, 'ignored own'],
  ['our own answer address', { from: [address] }, 'ignored own'],
])('%s', (_, mail, expected) => expect(verdict(mail)).toBe(expected))

test('only files are an answer too, and an old address is quarantined', () => {
  const files = [{ name: 'a.pdf', localPath: '/x', size: 1 }]
  expect(verdict({ text: '', body: '', files })).toBe('take')
  expect(verdict({}, at('2027-11-20'))).toBe('quarantined expired')
})
