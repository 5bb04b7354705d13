import { expect, it } from 'vitest'
import { retiredWords } from './retired-words.ts'

const check = (path: string, text: string) =>
  retiredWords([{ path, text }]).map(({ line, message }) => [line, message.split(' ')[0]])

it('a retired word in a name, a path or a comment is found with its line', () => {
  expect(check('app/features/tickets/ticket-desk.ts', '')).toEqual([[undefined, '"desk"']])
  expect(
    check('app/features/tickets/a.ts', 'export const one = 1\nexport const readDeskTicket = one\n'),
  ).toEqual([[2, '"Desk"']])
  expect(
    check('app/features/tickets/a.ts', '// Where both entrances ask.\nexport const a = 1'),
  ).toEqual([[1, '"entrances"']])
  expect(check('app/features/tickets/a.ts', 'export const a = { held_by: 1 }')).toEqual([
    [1, '"held"'],
  ])
})

it('a retired name of two words is found, and the name of a table is not', () => {
  expect(check('app/features/billing/a.ts', 'export const putOut = shelf')).toEqual([
    [1, '"putOut"'],
    [1, '"shelf"'],
  ])
  expect(check('app/features/files/a.ts', 'export const a = { held_submissions: 1 }')).toEqual([])
})

it('a term of the glossary keeps its words, and lends them to nothing else', () => {
  expect(check('app/features/site/home.ts', 'export const one = dependsOnCompanyFacts')).toEqual([])
  expect(check('docs/a.md', 'It shows the company facts.')).toEqual([])
  expect(check('docs/a.md', 'The facts of a company.')).toEqual([[1, '"facts"']])
  expect(check('app/features/leads/a.ts', 'export const leadFacts = companyFacts')).toEqual([
    [1, '"Facts"'],
  ])
})

it('visible text, drawings and longer words keep their own', () => {
  expect(check('app/features/tickets/a.tsx', "export const a = 'a door, held open'")).toEqual([])
  expect(check('app/features/tickets/a.ts', 'export const newsletterDesktop = `a ledger`')).toEqual(
    [],
  )
  expect(check('app/features/site/evisa/evisa-stamps.tsx', 'export const stamp = 1')).toEqual([])
  expect(check('app/features/bookings/hold.ts', 'export const heldUntil = 1')).toEqual([])
})

it('documents keep to the glossary, except in code and in the targets of links', () => {
  expect(check('docs/a.md', '# Title\n\nWhatever door it came through.')).toEqual([[3, '"door"']])
  expect(check('README.md', 'The desk of the staff.')).toEqual([[1, '"desk"']])
  expect(check('docs/decisions/001-one-door.md', '')).toEqual([[undefined, '"door"']])
  const code = 'Post to `/upload/door`, see [here](one-door.md).\n\n```sh\ncurl /door\n```\n'
  expect(check('docs/a.md', code)).toEqual([])
  expect(check('NOTICE.md', 'The desk.')).toEqual([])
})
