import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

/** The pages at the head of an area, and the files that serve several addresses. */
const exceptions: Record<string, string> = {
  '/': 'home',
  '/allied': 'profile',
  '/lead_admin': 'today',
  '/booking/:token/call.ics': 'booking-ics',
  '/lead_admin/taxonomy/capabilities': 'taxonomy',
  '/lead_admin/taxonomy/content-types': 'taxonomy',
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** `/support/:ticketId` may be named by its last word, `support`, and by its record, `ticket`. */
function wordsOf(address: string): string[] {
  const parts = address.split('/').filter((part) => part !== '')
  const last = parts.filter((part) => !part.startsWith(':')).at(-1) ?? ''
  const record = parts.filter((part) => part.startsWith(':')).at(-1) ?? ''
  return [...last.replace(/\.\w+$/, '').split('-'), record.replace(/^:|Id$/g, '')]
    .map(singular)
    .filter((word) => word !== '')
}

function addressesOf(entries: RouteConfigEntry[], above = ''): { address: string; file: string }[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const address = path ? `${above}/${path}` : above
    const isPage = index === true || path !== undefined
    const name =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '') ?? ''
    return [
      ...(isPage ? [{ address: address || '/', file: name }] : []),
      ...addressesOf(children, address),
    ]
  })
}

test('every address leads to its file by its words alone', () => {
  const lost = addressesOf(routes).filter(({ address, file }) => {
    if (file === 'layout' || file === 'not-found' || exceptions[address] === file) return false
    return !wordsOf(address).some((word) => singular(file).includes(word) || file.includes(word))
  })
  expect(lost).toEqual([])
})
