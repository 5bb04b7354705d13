import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'

const product = await startTestApp()
afterAll(() => product.close())

// A meaning cannot compare numbers: whoever asks with one reads the row of each, and finds their own.
test.each([
  ['8000 permits per year, does it cost extra weeks', /Up to 10,000: nothing\n/],
  ['5,000 cases a year, how many weeks more', /Up to 10,000: nothing\n/],
  ['1 million applications a year', /100,000 to 1 million: 2 to 4 weeks\n/],
  ['65,000 cases yearly', /10,000 to 100,000: 1 to 2 weeks\n/],
  ['combien de semaines pour 400 000 demandes par an', /100 000 à 1 million : 2 à 4 semaines\n/],
  ['service in English, French and Arabic, extra time?', /3 or more languages: 2 to 4 weeks\n/],
  ['one language only, does that add anything', /One language: nothing\n/],
  ['two systems only, how many weeks do they add', /None to 2: nothing\n/],
  ['six systèmes à relier, quel délai', /6 ou plus : 6 à 10 semaines et 1 personne\n/],
  ['we only have one service, does that add weeks', /One service: nothing\n/],
  ['three services instead of one', /2 to 3 services: 6 to 10 weeks and 1 person\n/],
])('%s', async (asked, row) => {
  const { kind, message, sources } = await chatOf(product).say(asked)
  expect(message).toMatch(row)
  expect(message).not.toMatch(/not sure|pas sûr/)
  expect(kind).toBe('answer')
  expect(sources[0]?.path).toBe('/pricing')
})
