import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

const zone = 'America/Toronto'
const opens = (inDays: number, weekday: number) =>
  hoursText({
    openUntil: null,
    opens: { inDays, weekday, day: '2026-12-07', time: '9:00' },
    zone,
  })

test('when a person answers is said by the clock of the office', () => {
  expect(hoursText({ openUntil: '17:00', opens: null, zone })).toContain('until 17:00 Eastern')
  expect(opens(0, 0)).toContain('from 9:00 Eastern today')
  expect(opens(1, 1)).toContain('from 9:00 Eastern tomorrow')
  expect(opens(3, 0)).toBe('A person answers from 9:00 Eastern on Monday.')
  expect(opens(9, 0)).toContain('from 9:00 Eastern on December 7')
  expect(hoursText({ openUntil: null, opens: null, zone })).not.toContain('9:00')
  expect(
    hoursText(
      { openUntil: null, opens: { inDays: 3, weekday: 0, time: '9:00', day: '2026-12-07' }, zone },
      'fr',
    ),
  ).toBe('Une personne répond à partir de 9\u00a0h (heure de l’Est) lundi.')
  expect(hoursText({ openUntil: '16:30', opens: null, zone }, 'fr')).toContain('16\u00a0h\u00a030')
})
