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

test('an article gives its paragraphs, lists and tables as words, without markup', () => {
  const html =
    '<p>Before any <strong>heading</strong> there is this.</p><h2>A &amp; B</h2><p>Two things count:</p>' +
    '<ul><li>An item of a list.</li><li>Another item of it.</li></ul><h3>Within</h3>' +
    '<table><tr><th>Step</th><th>Who answers</th></tr><tr><td>1</td><td>The rule</td></tr><tr><td>No reference</td><td>An officer</td></tr></table>' +
    '<p>&quot;Quoted&quot; &#8211; here.</p>'
  const article = { path: '/blog/x', title: 'X', excerpt: 'In short: this.', html }
  const passages = passagesOfArticle(article, [{ id: 'a-b', text: 'A & B' }])
  expect(passages.map(({ heading, lead, text }) => [heading, lead, text])).toEqual([
    [null, undefined, 'In short: this.'],
    [null, undefined, 'Before any heading there is this.'],
    ['A & B', undefined, 'Two things count:'],
    ['A & B', 'Two things count:', 'An item of a list.\nAnother item of it.'],
    ['A & B: Within: Step 1', undefined, 'Who answers: The rule'],
    ['A & B: Within: No reference', undefined, 'Who answers: An officer'],
    ['A & B: Within', undefined, '"Quoted" \u2013 here.'],
  ])
  expect(passages.map(({ place }) => place)).toEqual([
    ...[undefined, undefined],
    ...Array.from({ length: 5 }, () => 'a-b'),
  ])
})

test('the rows of a table in the content say what their columns are, and where they stand', () => {
  const copy = {
    id: 'kept',
    title: 'How long we keep it',
    columns: { what: 'Data', days: 'Kept', after: 'Then' },
    rows: [
      { what: 'Resumes', days: '180 days', after: 'Deleted' },
      { what: 'Sessions', days: '7 days', after: '' },
    ],
  }
  const passages = passagesOfCopy({ path: '/x', title: 'X', copy })
  expect(passages.map(({ heading, text, place }) => [heading, text, place])).toEqual([
    ['How long we keep it: Resumes', 'Kept: 180 days\nThen: Deleted', 'kept'],
    ['How long we keep it: Sessions', 'Kept: 7 days', 'kept'],
  ])
  const table = { caption: 'All of them', columns: ['Name', 'Kept'], rows: [['theme', 'One year']] }
  const [row] = passagesOfCopy({ path: '/x', title: 'X', copy: { articles: [{ table }] } })
  expect(row).toMatchObject({ heading: 'All of them: theme', text: 'Kept: One year', isRow: true })
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
