import { byText, byTime, type SortRule } from './list.ts'

/** The orders of a list of what is due, the first due day first. */
export const dueSorts = {
  due_on: { usual: 'asc', types: ['date'] },
  created_at: byTime,
  title: byText,
} satisfies Record<string, SortRule>
export type DueSort = keyof typeof dueSorts
