import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { safety } from '#content/safety.ts'
import { screenedReplies } from '#content/screened-replies.ts'
import { fromLastAnswer } from './last-answer.ts'

const law =
  'The laws of Ontario govern these terms. The courts in Ottawa decide disputes. Before that, each side has 30 days.'

function after(content: string, message: string, rival?: string) {
  const history = [
    { role: 'user' as const, content: 'Which law governs the terms of use?' },
    { role: 'assistant' as const, content },
  ]
  return fromLastAnswer({ message, history, attachments: [] }, rival)
}

test.each([
  ['and the court?', 'The courts in Ottawa decide disputes. Before that, each side has 30 days.'],
  ['how many days', 'Before that, each side has 30 days.'],
  ['why', 'The courts in Ottawa decide disputes. Before that, each side has 30 days.'],
  ['why not though', 'The courts in Ottawa decide disputes. Before that, each side has 30 days.'],
])('%j is answered by a sentence of the last answer', (message, text) => {
  expect(after(law, message)).toBe(text)
})

test.each([
  ['and the price?', law, undefined],
  ['Where are the courts that you built a platform for in your last project?', law, undefined],
  // What was not said yet fits as well.
  ['and the court?', law, 'Every court gets its own register.'],
  ['and the court?', 'Would you like to read about the courts?', undefined],
  ['what page', assistant.unsure, undefined],
  ['why', 'The laws of Ontario govern these terms.', undefined],
  // Help in a danger, fixed replies and a visitor's own file are no answers of the site.
  ['why', [...safety.en.fire, safety.en.told].join('\n\n'), undefined],
  ['and the portal?', screenedReplies.en.support, undefined],
  [
    'and the engineer?',
    screenedReplies.en.jobs(2, ['Engineer, Ottawa', 'Designer, Lagos']),
    undefined,
  ],
  ['and your resume?', screenedReplies.en.jobs(0, []), undefined],
  ['et la page ?', screenedReplies.fr.jobs(9, ['Architecte, Ottawa']), undefined],
  ['and the court?', `${assistant.fromFile} (a.pdf):\n"The courts in Ottawa decide."`, undefined],
])('%j after %j is not', (message, content, rival) => {
  expect(after(content, message, rival)).toBeUndefined()
})
