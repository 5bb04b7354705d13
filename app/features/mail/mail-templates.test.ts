import { expect, test } from 'vitest'
import { mailSamples } from '#test/mail-samples.ts'

const samples = Object.entries(mailSamples())

test.each(samples)(
  '%s: a title, both colour schemes, and decoration hidden from screen readers',
  async (_, mail) => {
    const { html, text, subject } = await mail
    const language = /^(?:Re: )?N(?:otre|ous) /.test(subject) ? 'fr' : 'en'
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toContain('<b>marks</b>')
    const [, label = ''] = /<p[^>]*aria-hidden="true"[^>]*>([^<]+)<\/p>/.exec(html) ?? []
    expect(label.length).toBeGreaterThan(3)
    const line = label.replaceAll('&lt;', '<')
    expect(text.split('\n').map((one) => one.trim())).not.toContain(line)
    expect(text).not.toMatch(/<<</)
    expect(text.trim().length).toBeGreaterThan(40)
  },
)

test.each(samples)('%s: every colour has its dark counterpart', async (_, mail) => {
  const { html } = await mail
  const body = html.slice(html.indexOf('<body'))
  for (const [element] of body.matchAll(/<[a-z][^>]*style="[^"]*"[^>]*>/g)) {
    const isColoured = /(?:^|[;"])(?:background-)?color:#|solid #|border-color:#/.test(element)
    if (isColoured) expect(element).toMatch(/class="[^"]*\bm-/)
  }
})
