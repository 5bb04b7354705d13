import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import type { Turn } from '../assistant.ts'
import { onAnsweredPages } from './answered-pages.ts'

test.each([
  assistant.unsure,
  `${assistant.possible.guessed.one}\n\nWhat is b?\nIt is b.`,
  `${assistant.french.possible.guessed.several}\n\nEst-ce b ?\nOui.`,
])(
  'a question that goes on and got no sure answer leaves the conversation on its page: %s',
  (said) => {
    const turns: Turn[] = [
      { role: 'user', content: 'What is a?' },
      { role: 'assistant', content: 'It is a.', path: '/a' },
      { role: 'user', content: 'and why?' },
      { role: 'assistant', content: said, path: '/b' },
    ]
    expect(onAnsweredPages(turns).at(-1)?.path).toBe('/a')
    const whole = turns.with(2, {
      role: 'user',
      content: 'What does a whole platform cost a ministry?',
    })
    expect(onAnsweredPages(whole).at(-1)?.path).toBe('/b')
  },
)
