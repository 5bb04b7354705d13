import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { checkedByBrowser } from '#test/form-tags.ts'

const short = 'must be at least 2 characters'
const address = 'Please enter a valid email address'
const password = 'Please enter your password'

/** Every public form, with its messages when it is sent empty without a script. */
const forms: { path: string; sends?: Record<string, string>; says: string[] }[] = [
  { path: '/blueprint', says: [`Name ${short}`, 'Invalid email address'] },
  {
    path: '/contact',
    says: [
      `First name ${short}`,
      `Last name ${short}`,
      address,
      'Company name is required',
      'Please select an area of interest',
      'Message must be at least 10 characters',
    ],
  },
  {
    path: '/get-started?step=1',
    sends: { intent: 'next' },
    says: [
      `First name ${short}`,
      `Last name ${short}`,
      address,
      'Company name is required',
      'Please select company size',
    ],
  },
  {
    path: '/careers/apply',
    says: [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Experience is required',
      'Resume is required',
      'Cover letter is required',
    ],
  },
  { path: '/newsletter', says: [address] },
  { path: '/auth', sends: { intent: 'sign-in' }, says: [address, password] },
  {
    path: '/auth?tab=sign-up',
    sends: { intent: 'sign-up' },
    says: ['Please enter your full name', address, 'Use at least 10 characters'],
  },
  { path: '/auth/forgot', says: [address] },
  { path: '/auth/resend', says: [address] },
  { path: '/admin/auth', says: [address, password] },
  { path: '/allied', says: ['Please enter your login ID', password] },
]

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

test('no public form uses the browser’s own validation', async () => {
  const paths = [...Object.keys(siteMap), ...forms.map(({ path }) => path), '/search', '/nothing']
  for (const path of paths) {
    const html = await (await product.client().get(path)).text()
    expect(html, path).toContain('<form')
    expect(checkedByBrowser(html), path).toEqual([])
  }
})

describe('sent empty without scripts', () => {
  test.each(forms)('$path shows the messages of missing fields', async ({ path, sends, says }) => {
    const answer = await product.client().post(path, sends)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    const said = [...html.matchAll(/-error"[^>]*>([^<]+)/g)].map(([, text]) => text)
    expect(said).toEqual(says)
  })
})
