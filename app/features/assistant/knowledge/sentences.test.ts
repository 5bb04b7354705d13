import { expect, test } from 'vitest'
import { passagesOfCopy } from './copy-passages.ts'
import { passagesOfArticle } from './publication-passages.ts'
import { sentencesOf } from './sentences.ts'
import { indexWords, stemsOf } from './word-index.ts'

test('a text falls into its sentences, each as it stands', () => {
  expect(sentencesOf('One file. Nobody waits! Who signs? "An officer."\nA line of a list')).toEqual(
    ['One file.', 'Nobody waits!', 'Who signs?', '"An officer."', 'A line of a list'],
  )
  expect(sentencesOf('See Art. 6 of the law. It says 2.5 million.')).toEqual([
    'See Art. 6 of the law.',
    'It says 2.5 million.',
  ])
})

test.each([
  ['Ask Ms. Tremblay. She answers.', ['Ask Ms. Tremblay.', 'She answers.']],
  ['Use a register, e.g. Land. It works.', ['Use a register, e.g. Land.', 'It works.']],
  ['Form No. 12 is due. Sign it.', ['Form No. 12 is due.', 'Sign it.']],
  ['It opens on Jan. 5. Come early.', ['It opens on Jan. 5. Come early.']],
  ['It was 2026. Then it ended.', ['It was 2026.', 'Then it ended.']],
  ['Écrivez à M. Roy. Il répond.', ['Écrivez à M. Roy.', 'Il répond.']],
  ['Le 3 janv. 2027 à Ottawa. Venez.', ['Le 3 janv. 2027 à Ottawa.', 'Venez.']],
  ['Un registre, p. ex. Le cadastre. Il sert.', ['Un registre, p. ex. Le cadastre.', 'Il sert.']],
  [
    'J. Smith of the U.S. Treasury signs. Done now.',
    ['J. Smith of the U.S. Treasury signs.', 'Done now.'],
  ],
])('no sentence ends within %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('a page gives whole sentences below their headings, and nothing of how it was without us', () => {
  const copy = {
    mrz: 'P<UTO<<X',
    lead: 'The first sentence stands here. The second follows it.',
    label: 'Not a sentence',
    meta: { description: 'A page that says a lot. Read it.' },
    change: {
      title: 'Change',
      rows: [{ who: 'Officer', before: 'It was bad.', after: 'It is well now.' }],
    },
    questions: [{ question: 'Does it work?', answer: 'Yes, it does. Always.' }],
    list: { title: 'Parts', items: ['A part with some words', 'Another part'] },
  }
  const passages = passagesOfCopy({ path: '/x', title: 'X', copy })
  const quoted = passages.filter(({ isLabel }) => !isLabel)
  expect(passages.find(({ isLabel }) => isLabel)?.text).toBe('A page that says a lot. Read it.')
  expect(quoted.map(({ heading, text }) => [heading, text])).toEqual([
    [null, 'The first sentence stands here. The second follows it.'],
    ['Officer', 'It is well now.'],
    ['Does it work?', 'Yes, it does. Always.'],
    ['Parts', 'A part with some words\nAnother part'],
  ])
  expect(passagesOfCopy({ path: '/x', title: 'X', copy }).map(({ id }) => id)).toEqual(
    passages.map(({ id }) => id),
  )
})

test('an article gives its paragraphs, items and rows as words, without markup', () => {
  const html =
    '<p>Before any <strong>heading</strong> there is this.</p><h2>A &amp; B</h2><ul><li>An item of a list.</li></ul>' +
    '<table><tr><td>Name</td><td>What the row says</td></tr></table><p>&quot;Quoted&quot; &#8211; here.</p>'
  const passages = passagesOfArticle({ slug: 'x', title: 'X', excerpt: 'In short: this.', html })
  expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
    [null, 'In short: this.'],
    [null, 'Before any heading there is this.'],
    ['A & B', 'An item of a list.'],
    ['A & B', 'What the row says'],
    ['A & B', '"Quoted" \u2013 here.'],
  ])
})

test('words are known in their forms, and found although misspelt', () => {
  expect(stemsOf('What are hospices?')).toEqual(stemsOf('the hospice'))
  const passage = { path: '/x', title: 'X', heading: null }
  const words = indexWords([
    { ...passage, id: 'a', text: 'Telemedicine for villages.' },
    { ...passage, id: 'b', text: 'Taxes and payments.' },
  ])
  expect([...words.scores('telemedecine').keys()]).toEqual(['a'])
  expect([words.knows(stemsOf('village')[0] ?? ''), words.knows('berlin')]).toEqual([true, false])
})
