import { describe, expect, it } from 'vitest'
import { placeTexts, shownTexts, textsIn } from './stored-texts.ts'
import { withTexts } from './with-texts.ts'

const copy = {
  title: 'Solutions',
  headline: [{ text: 'Find ' }, { text: 'yours', accent: true }],
  questions: {
    items: [
      { question: 'Who?', answer: 'We.' },
      { question: 'When?', answer: 'Soon.' },
    ],
  },
  found: (count: number) => `${count}`,
}

describe('textsIn', () => {
  it('gives every text with its place, in the order of the page, and no functions or marks', () => {
    expect(textsIn(copy)).toEqual([
      ['title', 'Solutions'],
      ['headline.0.text', 'Find '],
      ['headline.1.text', 'yours'],
      ['questions.items.0.question', 'Who?'],
      ['questions.items.0.answer', 'We.'],
      ['questions.items.1.question', 'When?'],
      ['questions.items.1.answer', 'Soon.'],
    ])
  })
})

describe('withTexts', () => {
  it('replaces texts and nothing else, and leaves the original as it is', () => {
    const changed = withTexts(copy, { 'questions.items.1.answer': 'Next week.', title: 'All five' })
    expect(changed.title).toBe('All five')
    expect(changed.questions.items).toEqual([
      { question: 'Who?', answer: 'We.' },
      { question: 'When?', answer: 'Next week.' },
    ])
    expect(changed.headline).toBe(copy.headline)
    expect(copy.title).toBe('Solutions')
  })

  it.each(['nowhere', 'questions', 'questions.items.7.answer', 'constructor.name', '__proto__.x'])(
    'has nothing to replace at %s',
    (path) => {
      expect(withTexts(copy, { [path]: 'x' })).toEqual(copy)
    },
  )
})

describe('placeTexts', () => {
  const stored = { 'questions.items.1.answer': { text: 'Next week.', original: 'Soon.' } }

  it('finds the place of a text whose original is as it was', () => {
    expect(placeTexts(copy, stored)).toMatchObject([
      { path: 'questions.items.1.answer', state: 'same' },
    ])
  })

  it('follows the original when the list has another order', () => {
    const items = [{ question: 'Where?', answer: 'Here.' }, ...copy.questions.items]
    const release = { ...copy, questions: { items } }
    expect(shownTexts(release, stored)).toEqual({ 'questions.items.2.answer': 'Next week.' })
  })

  it('keeps the text where the release has changed the original, and says so', () => {
    const items = [copy.questions.items[0], { question: 'When?', answer: 'At once.' }]
    const release = { ...copy, questions: { items } }
    expect(placeTexts(release, stored)).toMatchObject([{ state: 'changed' }])
    expect(shownTexts(release, stored)).toEqual({ 'questions.items.1.answer': 'Next week.' })
  })

  it('keeps a text whose place is gone, and shows it nowhere', () => {
    const release = { ...copy, questions: { items: copy.questions.items.slice(0, 1) } }
    expect(placeTexts(release, stored)).toMatchObject([{ text: 'Next week.', state: 'gone' }])
    expect(shownTexts(release, stored)).toEqual({})
  })
})
