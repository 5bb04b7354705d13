import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deferScripts, scriptsOf } from '#app/platform/scripts-on-use.server.ts'

const rendered =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/c.css"/></head><body><main></main><script nonce="n">window.x = 1</script><script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>'

describe('scripts on use', () => {
  it('leaves nothing that is fetched, and keeps the rest of the document', () => {
    const html = deferScripts(rendered, 'n')
    expect(html).not.toContain('<link rel="modulepreload"')
    expect(html).not.toMatch(/type="module"/)
    expect(html).toContain('<link rel="stylesheet" href="/c.css"/>')
    expect(html).toContain('<script nonce="n">window.x = 1</script>')
    expect(html).toContain(
      '<script nonce="n" type="text/plain" data-asleep="">import "/assets/a.js"</script>',
    )
  })

  it('wakes once, at the first sign, with its preloads and the nonce, and minds the keys that elements name', () => {
    const html = deferScripts(rendered, 'n')
    const loader = /data-asleep="">[^<]*<\/script><script nonce="n">([\s\S]*?)<\/script>/.exec(html)
    const listeners = new Map<string, (event?: object) => void>()
    const keys: ((event: object) => void)[] = []
    const added: Record<string, unknown>[] = []
    const pressed: string[] = []
    const shortcuts = ['link', 'field'].map((name) => ({
      href: name === 'link' && '/search',
      getAttribute: () => '/',
      click: () => pressed.push(name),
      focus: () => pressed.push(name),
    }))
    const kept: (() => void)[] = []
    const button = { hidden: true, dataset: { late: '' } }
    const late = [{ ...button, addEventListener: (_: string, act: () => void) => kept.push(act) }]
    let choice: string | null = null
    runInNewContext(loader?.[1] ?? 'throw new Error("no loader")', {
      document: {
        querySelector: () => ({ text: 'the module' }),
        querySelectorAll: (selector: string) => (selector === '[data-late]' ? late : shortcuts),
        currentScript: { nonce: 'n' },
        head: { append: (element: Record<string, unknown>) => added.push(element) },
        createElement: (name: string) => ({ name }),
      },
      localStorage: { getItem: () => choice },
      addEventListener: (sign: string, act: () => void, options?: object) =>
        options ? listeners.set(sign, act) : keys.push(act),
      removeEventListener: (sign: string) => listeners.delete(sign),
    })
    expect([...listeners.keys()]).toEqual(
      'pointermove pointerdown touchstart keydown focusin wheel scroll'.split(' '),
    )
    expect(added).toEqual([])
    expect(late[0]?.hidden).toBe(false)
    for (const act of kept) act()
    expect(late[0]?.dataset.late).toBe('pressed')
    listeners.get('keydown')?.()
    expect(listeners.size).toBe(0)
    const press = (key: string, typing = false, details = {}) => {
      const target = { closest: () => typing }
      for (const act of keys) act({ key, target, preventDefault: () => {}, ...details })
    }
    press('/')
    press('a')
    press('/', true)
    press('/', false, { ctrlKey: true })
    shortcuts.pop()
    press('/')
    choice = 'off'
    press('/')
    expect(pressed).toEqual(['field', 'link'])
    expect(added).toEqual([
      { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
      { name: 'link', rel: 'modulepreload', href: '/assets/b.js' },
      { name: 'script', type: 'module', nonce: 'n', text: 'the module' },
    ])
  })

  it('waits where the handle of a matched route says so', () => {
    const entry = (handle: unknown, search = '') => ({
      routeModules: { root: {}, page: { handle } },
      staticHandlerContext: {
        location: { search },
        matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }],
      },
    })
    expect(scriptsOf(entry({ scripts: 'on-use' }))).toBe('on-use')
    expect(scriptsOf(entry(undefined))).toBe(undefined)
    const scripts = ({ search }: { search: string }) => (search ? 'at-once' : 'on-use')
    expect(scriptsOf(entry({ scripts }))).toBe('on-use')
    expect(scriptsOf(entry({ scripts }, '?step=4'))).toBe('at-once')
  })
})
