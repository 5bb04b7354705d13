import { examples, type Subject } from './examples.data.ts'

export type { Subject }

/** All example questions; the index needs their vectors. */
export const spokenExamples: readonly string[] = Object.values(examples).flat()

/** For each subject, how near a message is to its two nearest examples. */
export function nearnessBySubject(nearnessTo: (text: string) => number): Map<Subject, number> {
  const subjects = Object.entries(examples) as [Subject, readonly string[]][]
  return new Map(
    subjects.map(([subject, texts]) => {
      const [first = 0, second = 0] = texts.map(nearnessTo).sort((a, b) => b - a)
      return [subject, first * 0.7 + second * 0.3]
    }),
  )
}
