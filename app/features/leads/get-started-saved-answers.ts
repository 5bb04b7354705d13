import { type Answers, keptNames } from './get-started.ts'

// The page's loader script looks for this name, and then loads the scripts at once
// (platform/scripts-on-use.server.ts).
const key = 'draft:/get-started'

/** Keeps the answers in session storage, so that a reload or a lost connection loses nothing. */
export function keepAnswers(answers: Answers): void {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(answers))
  } catch {
    // Storage is not available: the answers are kept only as long as the page.
  }
}

export function keptAnswers(): Answers {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const pairs = keptNames.map((name) => [name, kept[name]])
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

export const forgetAnswers = (): void => keepAnswers({})
