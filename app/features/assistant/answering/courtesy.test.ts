import { expect, test } from 'vitest'
import { courtesyIn } from './courtesy.ts'

test.each([
  ['hey there, you awake?', 'greeting'],
  ["perfect that's all, bye", 'farewell'],
  ['perfect thats all, bye', 'farewell'],
  ['lol ok', 'nod'],
  ['merci beaucoup', 'thanks'],
  ['god bless you my friend', 'thanks'],
  ['god help me', null],
  ['haha fair enough, bye', 'farewell'],
  ['that did not answer what I asked', 'sorry'],
  ['thank you, that was not easy to ask', 'thanks'],
  ['Thanks so much, you have been very clear!', 'thanks'],
  ['thank you, that helps. how long does it take', null],
  ['thanks, it is the price that I need', null],
  ['thanks, this is Maria Silva, maria@min.example', null],
  ['thanks, it is broken again', null],
  ['thank you, it is clear that I must apply', null],
  ['Thanks, that helped me a lot.', 'thanks'],
  ['Thank you, you were very patient with me, dear machine.', 'thanks'],
  ["super, that's all, have a nice evening!", 'farewell'],
  ['good evening', 'greeting'],
  ['ok that is all for now', 'farewell'],
  ["merci, c'est tout pour moi", 'thanks'],
  ["super, c'est tout, bonne soirée", 'farewell'],
  ['is that all?', null],
  ['thank you, and is the patient told?', null],
  ['sorry', 'nod'],
  ['perfect, and what does it cost?', null],
  ['are you awake at night in case of an outage?', null],
])('"%s" is %s', (message, kind) => {
  expect(courtesyIn(message)).toBe(kind)
})
