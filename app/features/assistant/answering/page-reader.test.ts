import { expect, test } from 'vitest'
import type { Found } from '../knowledge/knowledge-service.server.ts'
import { passagesOfArticle } from '../knowledge/publication-passages.ts'
import { indexWords } from '../knowledge/word-index.ts'
import { readPage } from './page-reader.ts'

const html = `
<p>A register moves while people use it. This guide says how.</p>
<h2>How to hold a rehearsal</h2>
<p>A rehearsal shows what is missing. It takes about a week for a small service. Do it before the opening.</p>
<p>Choose a team that did not build the service. The officers watch, because they know the work.</p>
<h2>What a picture needs</h2>
<p>Five companions make a picture evidence:</p>
<ul><li><strong>A scale.</strong> Without one, a distance in pixels stays in pixels, whatever the model says about it.</li>
<li><strong>A seal.</strong> A value that the device computes, so that a later copy no longer matches the original.</li></ul>
<h2>Remove waits in this order</h2>
<h3>First, the letters</h3><p>Send one request and not three of them.</p>
<h3>Second, the queue</h3><p>Keep one queue for each type of file.</p>
<h2>Who settles what</h2>
<table><tr><th>Fact</th><th>Who settles it</th></tr><tr><td>Blood group</td><td>A named clinician</td></tr><tr><td>Visit</td><td>Nobody has to</td></tr></table>
<h2>May the model decide?</h2>
<p>No. It proposes, and an officer decides.</p>`
const passages = passagesOfArticle({ path: '/blog/x', title: 'A guide', excerpt: null, html })
const { rarityOf } = indexWords(passages)
const found = passages.map(
  (one): Found => ({ ...one, score: 0, nearness: null, words: 0, share: 0 }),
)
const read = (question: string, said?: string) => readPage(question, found, rarityOf, said)

test.each([
  [
    'How long does a rehearsal take?',
    /^(?:How to hold a rehearsal\n)?A rehearsal shows .* It takes about a week/,
  ],
  ['Who watches the rehearsal?', /The officers watch/],
  [
    'who settles the blood group',
    /^Who settles what: Blood group\n- Who settles it: A named clinician$/,
  ],
  [
    'In which order are waits removed?',
    /^Remove waits in this order\n- First, the letters\n- Second, the queue$/,
  ],
  [
    'What makes a picture evidence?',
    /companions make a picture evidence:\n- A scale\..*\n- A seal\./,
  ],
  ['May the model decide?', /^May the model decide\?\nNo\. It proposes/],
])('%s is answered in the words of the page', (question, text) => {
  expect(read(question)?.text).toMatch(text)
})

test('a question for a number without one on the page is not fitted', () => {
  expect(read('How many officers watch?')?.fits ?? false).toBe(false)
})

test('how much of a question the page has is said, and what was said last is not said again', () => {
  expect(read('Who settles the blood group?')?.share).toBeGreaterThan(0.8)
  expect(read('Who settles the price of the licence in Kenya?')?.share).toBeLessThan(0.5)
  const first = read('what is said about the queue?')?.text ?? ''
  expect(read('what is said about the queue?', first)?.text).not.toBe(first)
})

test('without words that ask for something nothing is read', () => {
  expect(read('why that one?')).toBeUndefined()
})
