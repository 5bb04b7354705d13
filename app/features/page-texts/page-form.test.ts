import { describe, expect, it } from 'vitest'
import { pageCopies } from '#content/page-copies.ts'
import { faultsIn, readTyped, storedOf, typedOf } from './page-form.ts'

const page = '/solutions/evisa'
const originals = typedOf(page, {})
const lead = originals.lead ?? ''

const faultOf = (path: string, text: string) => faultsIn(page, { ...originals, [path]: text })[path]

describe('faultsIn', () => {
  it('finds nothing wrong with the originals', () => {
    expect(faultsIn(page, originals)).toEqual({})
  })

  it.each([
    ['', 'Write a text'],
    ['\u200b', 'Write a text'],
    ['x'.repeat(lead.length * 2), 'At most'],
    ['Read <b>this</b>', 'Plain text only'],
    ['An\u0007alarm', 'invisible control character'],
    ['A \u202egnorw text', 'invisible control character'],
  ])('refuses %j with a message', (text, message) => {
    expect(faultOf('lead', text)).toContain(message)
  })

  it('keeps the figures of the specification', () => {
    expect(faultOf('timelines.scale', 'The lower line is much shorter.')).toContain('70%')
    expect(faultOf('timelines.scale', 'The lower line is shorter by 70%.')).toBeUndefined()
  })
})

describe('storedOf', () => {
  it('stores what differs from the original, and nothing else', () => {
    expect(storedOf(page, { ...originals, lead: 'One file.' }, {})).toEqual({
      lead: { text: 'One file.', original: pageCopies[page] && lead },
    })
    expect(storedOf(page, originals, {})).toEqual({})
  })

  it('keeps the white space between the parts of a headline', () => {
    const [path, original] =
      Object.entries(originals).find(([key]) => key === 'headline.0.text') ?? []
    const raw = pageCopies[page] as unknown as { headline: { text: string }[] }
    const stored = storedOf(page, { ...originals, [path ?? '']: 'New words' }, {})
    const [, spaces = ''] = /(\s*)$/.exec(raw.headline[0]?.text ?? '') ?? []
    expect(original).toBe(raw.headline[0]?.text.trim())
    expect(stored['headline.0.text']?.text).toBe(`New words${spaces}`)
  })

  const before = { lead: { text: 'Ours.', original: 'What the last release said.' } }

  it('still says that the original has changed until somebody has seen it', () => {
    const typed = { ...originals, lead: 'Ours, again.' }
    expect(storedOf(page, typed, before).lead?.original).toBe('What the last release said.')
    expect(storedOf(page, typed, before, { seen: ['lead'] }).lead?.original).toBe(lead)
  })

  it('keeps a text without a place until it is removed', () => {
    const lost = { 'nowhere.at.all': { text: 'Ours.', original: 'Theirs.' } }
    expect(storedOf(page, originals, lost)).toEqual(lost)
    expect(storedOf(page, originals, lost, { gone: ['nowhere.at.all'] })).toEqual({})
  })
})

it('a form says its texts on one line each; what it leaves out stays as it is', () => {
  const form = new FormData()
  form.set('text.lead', '  One\r\nfile.  ')
  form.set('text.hero.specimen', 'Specimen, too')
  form.set('text.no.such.place', 'x')
  const typed = readTyped(page, form, originals)
  expect(typed.lead).toBe('One file.')
  expect(typed['no.such.place']).toBeUndefined()
  expect(typed['meta.title']).toBe(originals['meta.title'])
})
