import { type ReactNode, useId } from 'react'
import { expect, test } from 'vitest'
import { CachedPart, CachedParts } from '#app/ui/cached-part.tsx'
import { createPartCache } from './part-cache.server.ts'
import { renderWhole as pieces } from './render-whole.server.ts'

const onError = () => {}
const renderWhole = async (...given: Parameters<typeof pieces>) => (await pieces(...given)).join('')

function newServer(capacity = 10_000) {
  const begin = createPartCache(capacity)
  return (body: ReactNode) => {
    const parts = begin()
    const around = (page: ReactNode) => <CachedParts value={parts}>{page}</CachedParts>
    const page = <html lang="en">{<body>{body}</body>}</html>
    return renderWhole(page, {
      patience: 1_000,
      onError,
      parts: { around, complete: parts.complete },
    })
  }
}

/** A part that counts how often it is rendered. */
function newPart() {
  const seen = { times: 0 }
  function Inside({ text }: { text: string }) {
    seen.times += 1
    return <p title={'<b> & "'}>{text}</p>
  }
  const part = (text: string) => (
    <CachedPart cacheKey={text}>
      <Inside text={text} />
      <hr />
    </CachedPart>
  )
  return { seen, part }
}

const Named = () => <i id={useId()} />

test('a part is rendered once for each key, and pages are the same with it and without', async () => {
  const [render, { seen, part }] = [newServer(), newPart()]
  const body = (text: string) => (
    <>
      <Named />
      {part(text)}
      <Named />
      {part('last')}
    </>
  )
  const [first, again, other] = [
    await render(body('a')),
    await render(body('a')),
    await render(body('b')),
  ]
  expect(again).toBe(first)
  expect(seen.times).toBe(3)
  expect(other).toBe(first.replace('>a<', '>b<'))
  // A browser, which has no cache, must find what it would render itself.
  const whole = <html lang="en">{<body>{body('a')}</body>}</html>
  expect(first).toBe(await renderWhole(whole, { patience: 1_000, onError }))
})

test('a part inside of a part belongs to it, and a text that looks like a mark is a text', async () => {
  const [render, { seen, part }] = [newServer(), newPart()]
  const outer = (
    <CachedPart cacheKey="outer">
      <main>{part('</part-0> <part place="0">')}</main>
    </CachedPart>
  )
  const first = await render(outer)
  expect(await render(outer)).toBe(first)
  expect(seen.times).toBe(1)
  expect(first).toContain('&lt;/part-0&gt; &lt;part place=&quot;0&quot;&gt;</p>')
  expect(first).not.toMatch(/<\/?part/)
})

test('the part that was used longest ago is dropped first, and one that is too large is not kept', async () => {
  const [render, { seen, part }] = [newServer(160), newPart()]
  const each = async (...texts: string[]) => {
    for (const text of texts) await render(part(text))
    return seen.times
  }
  expect(await each('a', 'b', 'c', 'a', 'b', 'c')).toBe(3)
  expect(await each('d', 'a')).toBe(5)
  expect(await each('c', 'd')).toBe(5)
  expect(await each('x'.repeat(200), 'x'.repeat(200), 'd')).toBe(7)
})

test('a page with a fault keeps nothing', async () => {
  const [render, { seen, part }] = [newServer(), newPart()]
  const Broken = () => {
    throw new Error('broken')
  }
  await expect(render([part('a'), <Broken key="broken" />])).rejects.toThrow('broken')
  const before = seen.times
  await render(part('a'))
  expect(seen.times).toBe(before + 1)
})
