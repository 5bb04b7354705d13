import { expect, test } from 'vitest'
import { safety } from '#content/safety.ts'
import { stillInDanger } from './safety-reply.ts'

const after = (content: string) => [{ role: 'assistant' as const, content }]
const afterHelpLine = after(`${safety.possible}\n\nYes. A patient can ask who has read the record.`)

test.each([
  "i'm not going to do anything. i only wanted to say it",
  'I just needed to tell somebody',
  "i'm so tired",
  'nobody listens anyway',
])('who was told where help is and goes on about themselves hears it again: %s', (message) => {
  expect(stillInDanger(afterHelpLine, message)).toEqual({ kind: 'selfHarm', level: 'certain' })
})

test.each([
  'who has read the record?',
  'thanks',
  'so all of this is on your machines in canada',
  'i work in a hospital with forty beds',
])('who goes on with the subject does not: %s', (message) => {
  expect(stillInDanger(afterHelpLine, message)).toBeNull()
})

test('in French too', () => {
  const history = after(`${safety.possibleFrench}\n\nOui.`)
  expect(stillInDanger(history, 'je voulais juste le dire')).not.toBeNull()
  expect(stillInDanger(history, 'je cherche le prix')).toBeNull()
})

test('after the help that was surely needed, everything that tells more keeps it', () => {
  const history = after(`${safety.en.selfHarm[0]}\n\n${safety.en.told}`)
  expect(stillInDanger(history, 'about twenty of them')).toEqual({
    ...{ kind: 'selfHarm', level: 'certain' },
  })
  expect(stillInDanger(history, 'ok thanks')).toBeNull()
})
