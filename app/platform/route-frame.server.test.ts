import { runInNewContext } from 'node:vm'
import type { EntryContext } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createRouteFrames, dataScript, framed } from './route-frame.server.ts'

type Given = { ids: string[]; errors?: object; scripts?: 'on-use'; manifest?: object }

const allRoutes = {}

const entryOf = ({ ids, errors, scripts, manifest = allRoutes }: Given) =>
  ({
    manifest,
    routeModules: Object.fromEntries(ids.map((id) => [id, { handle: { scripts } }])),
    staticHandlerContext: {
      errors: errors ?? null,
      location: { search: '' },
      matches: ids.map((id) => ({ route: { id } })),
    },
  }) as unknown as EntryContext

const documentWith = (nonce: string | undefined) => {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return `<html><head><link rel="modulepreload" href="/a.js"${attribute}/></head><body><script${attribute}>1</script><script${attribute} type="module" async="">import "/a.js"</script></body></html>`
}

test('a frame is rendered once for its routes, and carries the nonce of each response', () => {
  const frameOf = createRouteFrames(true)
  const render = vi.fn(documentWith)
  const first = frameOf(entryOf({ ids: ['root', 'a'] }), 'n1', render)
  const second = frameOf(entryOf({ ids: ['root', 'a'] }), 'n2', render)
  expect(render).toHaveBeenCalledOnce()
  expect(first.head).toBe('<link rel="modulepreload" href="/a.js" nonce="n1"/>')
  expect(second.head).toBe(first.head.replaceAll('n1', 'n2'))
  expect(second.foot).toBe(first.foot.replaceAll('n1', 'n2'))
  expect(second.foot.match(/nonce="n2"/g)).toHaveLength(2)
})

test('other routes, a page for everybody and one whose scripts wait have frames of their own', () => {
  const frameOf = createRouteFrames(true)
  const render = vi.fn(documentWith)
  frameOf(entryOf({ ids: ['root', 'a'] }), 'n', render)
  frameOf(entryOf({ ids: ['root', 'b'] }), 'n', render)
  const forAll = frameOf(entryOf({ ids: ['root', 'a'] }), undefined, render)
  const waiting = frameOf(entryOf({ ids: ['root', 'a'], scripts: 'on-use' }), 'n', render)
  expect(render).toHaveBeenCalledTimes(4)
  expect(forAll.foot).not.toContain('nonce=')
  expect(waiting.head).toBe('')
  expect(waiting.foot).toContain('<script nonce="n" type="text/plain" data-asleep="">')
})

test('the same routes among others have a frame of their own, which names other routes', () => {
  const frameOf = createRouteFrames(true)
  const render = vi.fn(documentWith)
  for (const manifest of [{}, {}, allRoutes, allRoutes])
    frameOf(entryOf({ ids: ['root', 'a'], manifest }), 'n', render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('the frame of an error is not kept, and none is in development', () => {
  const render = vi.fn(documentWith)
  const frameOf = createRouteFrames(true)
  for (const errors of [{ root: 1 }, undefined, undefined])
    frameOf(entryOf({ ids: ['root'], errors }), 'n', render)
  expect(render).toHaveBeenCalledTimes(2)
  const changing = createRouteFrames(false)
  for (const nonce of ['n1', 'n2']) changing(entryOf({ ids: ['root'] }), nonce, render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('the frame comes at the end of head and body, with the data behind its scripts', () => {
  const frame = { head: 'H', foot: 'F' }
  const [start, end] = ['<html><head><title>t</title></head><body>text', '</body></html>']
  const whole = '<html><head><title>t</title>H</head><body>textFD</body></html>'
  expect(framed([start + end], frame, 'D').toString()).toBe(whole)
  const cached = Buffer.from('<i>ü</i>')
  const pieces = ['<!DOCTYPE html>', start, cached, '–', cached, end]
  expect(framed(pieces, frame, 'D').toString()).toBe(
    `<!DOCTYPE html>${whole.replace('FD', '<i>ü</i>–<i>ü</i>FD')}`,
  )
})

test('the data reaches the browser as it was, whatever it contains, and cannot leave its script', async () => {
  const text = '["</script><!--", "\u2028 \u2029 & ü \\" \'"]\n'
  const bytes = Buffer.from(text)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of [bytes.subarray(0, 25), bytes.subarray(25)]) controller.enqueue(piece)
      controller.close()
    },
  })
  const html = await dataScript(stream, 'n')
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(html).toMatch(/^<script nonce="n">/)
  const got: string[] = []
  const streamController = { enqueue: (one: string) => got.push(one), close: () => got.push('end') }
  runInNewContext(html.replace(/<[^>]+>/g, ''), {
    window: { __reactRouterContext: { streamController } },
  })
  expect(got).toEqual([text, 'end'])
})
