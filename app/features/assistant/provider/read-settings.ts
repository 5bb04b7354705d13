import { assistantSettings as copy } from '#content/assistant-settings.ts'
import { type AssistantSettings, assistantModes, mostTokens } from './assistant-settings.ts'

type Name = 'mode' | 'dailyTokens' | 'conversationTokens'
/** What was sent, and why it is not saved: beside a field, or below the form. */
export type SettingsRefusal = {
  values: Record<Name, string>
  errors: Partial<Record<Name, string>>
  error: string | null
}

/** Reads the fields of the form. @returns the settings, or none when a field is wrong */
export function readSettings(fieldOf: (name: Name) => string): {
  settings: Omit<AssistantSettings, 'version'> | null
  refusal: SettingsRefusal
} {
  const values = {
    mode: fieldOf('mode'),
    dailyTokens: fieldOf('dailyTokens'),
    conversationTokens: fieldOf('conversationTokens'),
  }
  const mode = assistantModes.find((one) => one === values.mode)
  const dailyTokens = numberIn(values.dailyTokens, mostTokens.daily)
  const conversationTokens = numberIn(values.conversationTokens, mostTokens.conversation)
  const errors: SettingsRefusal['errors'] = {
    ...(!mode && { mode: copy.errors.mode }),
    ...(dailyTokens === null && { dailyTokens: copy.errors.tokens(mostTokens.daily) }),
    ...(conversationTokens === null && {
      conversationTokens: copy.errors.tokens(mostTokens.conversation),
    }),
  }
  const refusal = { values, errors, error: null }
  return mode && dailyTokens !== null && conversationTokens !== null
    ? { settings: { mode, dailyTokens, conversationTokens }, refusal }
    : { settings: null, refusal }
}

/** A whole number, also with spaces or commas between its thousands; null when it is none. */
function numberIn(text: string, most: number): number | null {
  const digits = text.trim().replaceAll(/(?<=\d)[, \u00a0\u202f](?=\d{3}(?!\d))/g, '')
  const number = /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
  return number <= most ? number : null
}
