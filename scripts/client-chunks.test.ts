import { expect, it } from 'vitest'
import { chunkNames } from './client-chunks.ts'

const route = (name: string) => `/x/app/routes/${name}.tsx?__react-router-build-client-route`

/** Modules with what they import, at once or later. */
function namesIn(modules: Record<string, { now?: string[]; later?: string[] }>) {
  return chunkNames(Object.keys(modules), {
    getModuleInfo: (id) => ({
      isEntry: id.endsWith('-client-route'),
      importedIds: modules[id]?.now ?? [],
      dynamicallyImportedIds: modules[id]?.later ?? [],
    }),
  })
}

it('the modules of a frame are one file, without what the public pages load too', () => {
  const names = namesIn({
    [route('admin/layout')]: { now: ['rail', 'button', 'look.css'] },
    [route('admin/ticket')]: { now: ['reply', 'button'] },
    [route('portal/layout')]: { now: ['tabs'] },
    [route('site/home')]: { now: ['button'], later: ['chat'] },
    rail: { now: ['icon'] },
    icon: {},
    button: {},
    reply: {},
    tabs: {},
    chat: { now: ['bubble'] },
    bubble: {},
    'look.css': {},
  })
  expect(names.get('rail')).toBe(names.get('icon'))
  expect(names.get('button')).not.toBe(names.get('rail'))
  expect(names.get('tabs')).not.toBe(names.get('rail'))
  expect([...names.keys()].toSorted()).toEqual(['button', 'icon', 'rail', 'tabs'])
})

it('a module that the public pages load later is apart from one that they load at once', () => {
  const names = namesIn({
    [route('admin/layout')]: { now: ['form', 'link'] },
    [route('site/home')]: { now: ['link'], later: ['form'] },
    form: { now: ['link'] },
    link: {},
  })
  expect(names.get('form')).not.toBe(names.get('link'))
})

it('what many pages use is apart from the frame, and what few use is left', () => {
  const pages = Array.from({ length: 24 }, (_, index) => route(`admin/page-${'x'.repeat(index)}`))
  const names = namesIn({
    ...Object.fromEntries(pages.map((page, index) => [page, { now: ['list', `own-${index}`] }])),
    [route('admin/layout')]: { now: ['rail'] },
    list: { now: ['rail'] },
    rail: {},
    'own-0': {},
  })
  expect(names.has('list')).toBe(true)
  expect(names.get('list')).not.toBe(names.get('rail'))
  expect(names.has('own-0')).toBe(false)
})
