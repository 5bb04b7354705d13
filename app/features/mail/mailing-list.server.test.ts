import { expect, test } from 'vitest'
import {
  addressListMail,
  isSignedLeave,
  leaveLinks,
  leavePlaceholder,
  type MailingList,
  readLeaveToken,
} from './mailing-list.server.ts'

const site = { secret: 'a secret of the test', config: { baseUrl: 'https://www.example.com' } }
const id = '0b0e7c5a-3a8e-4f0e-9d2a-0d6f5f1c2b3a'
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const post = (link: string, method = 'POST') => new Request(link, { method })

test.each<MailingList>(['newsletter', 'status'])(
  '%s: its links name the subscriber, and no other list takes them',
  (list) => {
    const { page, oneClick } = leaveLinks(list, site, id)
    const other = list === 'status' ? 'newsletter' : 'status'
    expect(new URL(page).pathname).toBe(`/${list}/unsubscribe`)
    expect(readLeaveToken(list, site.secret, tokenIn(page))).toBe(id)
    expect(readLeaveToken(other, site.secret, tokenIn(page))).toBeUndefined()
    expect(isSignedLeave(post(oneClick), site.secret)).toBe(true)
    expect(isSignedLeave(post(oneClick.replace(list, other)), site.secret)).toBe(false)
  },
)

test('another site may post only to the one-click address, and only with a valid token', () => {
  const { page, oneClick } = leaveLinks('newsletter', site, id)
  expect(isSignedLeave(post(page), site.secret)).toBe(false)
  expect(isSignedLeave(post(oneClick, 'GET'), site.secret)).toBe(false)
  expect(isSignedLeave(post(`${oneClick}x`), site.secret)).toBe(false)
  expect(isSignedLeave(post(oneClick.replace(/\?.*/, '')), site.secret)).toBe(false)
  expect(isSignedLeave(post(oneClick), 'another secret')).toBe(false)
})

test('the mail to one subscriber has their link wherever the placeholder was', () => {
  const mail = {
    subject: 'News',
    html: `<a href="${leavePlaceholder}">Leave</a>`,
    text: `Leave: ${leavePlaceholder}`,
  }
  const { page, oneClick } = leaveLinks('status', site, id)
  expect(addressListMail('status', site, mail, { id, email: 'reader@example.com' })).toEqual({
    to: 'reader@example.com',
    subject: 'News',
    html: `<a href="${page}">Leave</a>`,
    text: `Leave: ${page}`,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': 'Unordin <status.www.example.com>',
      Precedence: 'bulk',
    },
  })
})
