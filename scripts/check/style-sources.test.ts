import { expect, it } from 'vitest'
import { styleSources } from './style-sources.ts'

const files = ['app/ui/button.tsx', 'app/features/leads/blueprint-form.tsx', 'app/root.tsx']
const check = (text: string) =>
  styleSources([
    { path: 'app/styles.css', text },
    ...files.map((path) => ({ path, text: '' })),
  ]).map(({ line, message }) => [line, message.split(':')[0]])

it('a source of a style sheet that matches no file is found with its line', () => {
  expect(check("@source './ui';\n@source './features/leads/contact*';\n")).toEqual([
    [2, 'no file matches ./features/leads/contact*'],
  ])
  expect(check("@source not './ui/{button,back-link}.tsx';\n")).toEqual([
    [1, 'no file matches ./ui/back-link.tsx'],
  ])
})

it('folders, files and patterns that match are accepted', () => {
  expect(
    check("@source './root.tsx';\n@source './ui';\n@source './features/leads/{blueprint,b}*';\n"),
  ).toEqual([])
})
