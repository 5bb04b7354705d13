import { describe, expect, test } from 'vitest'
import { dangerIn } from './danger.ts'
import { inDanger, notInDanger, perhapsInDanger } from './danger-cases.data.ts'

describe('danger to life', () => {
  test.each(Object.entries(inDanger))('%s: none is missed', (_, messages) => {
    const missed = messages.filter((message) => dangerIn(message)?.level !== 'certain')
    expect(missed).toEqual([])
  })

  test('where nobody can know, the help is named', () => {
    expect(perhapsInDanger.filter((message) => dangerIn(message)?.level !== 'possible')).toEqual([])
  })

  test('work, idioms and grief raise no alarm', () => {
    expect(notInDanger.filter((message) => dangerIn(message) !== null)).toEqual([])
  })

  test('is found in the middle of a long message, and in time', () => {
    const long = 'We have forty consulates and a paper register. '.repeat(80)
    expect(dangerIn(`${long} I want to kill myself. ${long}`)?.kind).toBe('selfHarm')
    expect(dangerIn('a'.repeat(4_000))).toBeNull()
    expect(dangerIn('i am '.repeat(800))).toBeNull()
  })
})
