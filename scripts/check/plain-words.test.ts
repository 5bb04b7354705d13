import { expect, it } from 'vitest'
import { specifiedTexts } from '../../test/specified-texts.data.ts'
import { plainWords } from './plain-words.ts'
import { readSources } from './source.ts'

const check = (text: string, path = 'app/content/en/a.ts') =>
  plainWords([{ path, text }]).map(({ line, message }) => [line, message.split(/[:,]/)[0]])

it('a forbidden word or another spelling is found with its line', () => {
  expect(check("export const a = {\n  text: 'Thirty minutes, on the record.',\n}")).toEqual([
    [2, '"on the record"'],
  ])
  expect(check("export const a = { text: 'Your organisation', b: 'By e-mail' }")).toEqual([
    [1, '"organisation"'],
    [1, '"e-mail"'],
  ])
  expect(check("export const a = { b: 'The E-Visa', c: `It isn't` }")).toEqual([
    [1, '"E-Visa"'],
    [1, '"isn\'t"'],
  ])
  expect(check("export const a = { b: 'An e-Visa and an e-visa', c: 'E-visa first' }")).toEqual([])
})

it('keys, identifiers, decorative lines and other languages are not checked', () => {
  expect(check("export const a = { mrz: 'E<E-MAIL<<ORGANISATION' }")).toEqual([])
  expect(check("export const a = { organisation: 'A name', b: 'organisation' }")).toEqual([])
  expect(check("export const a = { fr: { b: 'Votre organisation, par e-mail' } }")).toEqual([])
  expect(check("import { organisation } from './organisation.ts'\nexport const a = 'A b'")).toEqual(
    [],
  )
})

it('a sentence of more than 25 words is found, in articles too', () => {
  const long = `Long ${'word '.repeat(24)}end.`
  expect(check(`export const a = { text: 'Short words here now. ${long}' }`)).toEqual([
    [1, '26 words'],
  ])
  const article = `export default { content: \`<p>Short one.</p>\n<p>${long}</p>\` }`
  expect(check(article, 'db/seed/insights/a.data.ts')).toEqual([[1, '26 words']])
  expect(check(`export const a = { text: 'Long ${'word '.repeat(23)}end.' }`)).toEqual([])
})

it('a text that is hard to read is found', () => {
  const hard = 'Interoperability necessitates comprehensive administration. '.repeat(5)
  expect(check(`export const a = { text: '${hard}' }`)).toEqual([
    [undefined, expect.stringMatching(/^reading grade/)],
  ])
})

it('specified texts are exempt, and what stands beside them is not', () => {
  const [specified = ''] = specifiedTexts.filter((text) => text.includes("We'll"))
  expect(specified).not.toBe('')
  expect(check(`export const a = { b: ${JSON.stringify(specified)} }`)).toEqual([])
  expect(check(`export const a = { b: ${JSON.stringify(`${specified} We don't.`)} }`)).toEqual([
    [1, '"don\'t"'],
  ])
})

it('every specified text stands in the copy, character by character', () => {
  const copy = readSources('.')
    .filter(({ path }) => path.startsWith('app/content/en/') && !path.includes('.test.'))
    .map(({ text }) => text.replaceAll("\\'", "'"))
  const missing = specifiedTexts.filter((text) => !copy.some((file) => file.includes(text)))
  expect(missing).toEqual([])
})
