import { examples, type Subject } from './examples.data.ts'

export type { Subject }

/** Every example, for the index to hold its vector. */
export const spokenExamples: readonly string[] = Object.values(examples).flat()

/** How near a message is to the nearest two examples of each subject. */
export function nearnessBySubject(nearnessTo: (text: string) => number): Map<Subject, number> {
  const subjects = Object.entries(examples) as [Subject, readonly string[]][]
  return new Map(
    subjects.map(([subject, texts]) => {
      const [first = 0, second = 0] = texts.map(nearnessTo).sort((a, b) => b - a)
      return [subject, first * 0.7 + second * 0.3]
    }),
  )
}
