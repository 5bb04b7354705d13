/** What a wording is: an alarm, one of the labels, or none of them. */
export type Sort =
  | 'danger'
  | 'person'
  | 'support'
  | 'complaint'
  | 'data'
  | 'job'
  | 'press'
  | 'abuse'
  | 'injection'
  | 'harmless'

/** Wordings by what they are, and by language or manner. */
export type Wordings = Record<Sort, Record<string, readonly string[]>>

/** The lines of a text, without the spaces around them. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
