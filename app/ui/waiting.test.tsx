import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a button that waits says so, and is not disabled, which would take the focus from it', () => {
  expect(renderToStaticMarkup(<Button disabled>Save</Button>)).toMatch(
    /^<button[^>]* aria-disabled="true"/,
  )
  expect(renderToStaticMarkup(<Button disabled>Save</Button>)).not.toMatch(/ disabled/)
  expect(renderToStaticMarkup(<Button disabled={false}>Save</Button>)).not.toMatch(/disabled=/)
})

// The chat has its own way of keeping the focus, and public pages have one form each.
const elsewhere = /^app\/(features\/(site|leads|assistant\/widget)|routes\/site)\//

test('no button of a panel or a portal is disabled by itself', () => {
  const own = globSync('app/**/*.tsx')
    .filter((path) => !elsewhere.test(path) && path !== 'app/ui/button.tsx')
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<button\b(?:[^<>]|=>)*?>/g)].map(([tag]) => ({
        path,
        tag,
      })),
    )
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(({ tag }) => /\sdisabled=/.test(tag)).map(({ path }) => path)).toEqual([])
})
