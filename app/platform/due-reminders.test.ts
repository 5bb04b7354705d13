import { expect, test } from 'vitest'
import type { App } from './app.server.ts'
import { type ReminderDays, sendReminders } from './due-reminders.ts'

/** What is asked for and sent at noon of July 10, 2026, when one record of each kind of reminder is due. */
async function sendTo(...ids: string[]) {
  const asked: ReminderDays[] = []
  const [sent, logged]: [string[], unknown[]] = [[], []]
  const app = {
    now: () => new Date('2026-07-10T16:00:00Z'),
    db: { system: async (work: (tx: null) => Promise<unknown>) => work(null) },
    log: { error: (...words: unknown[]) => void logged.push(words) },
  } as unknown as App
  await sendReminders(app, {
    name: 'letter',
    selectDue: async (_, days) => {
      asked.push(days)
      return ids
    },
    claimReminder: async (_tx, id) => id !== 'claimed',
    remind: async (_app, _tx, id, reminder) => {
      if (id === 'broken') throw new Error('no mail')
      sent.push(`${reminder} ${id}`)
    },
  })
  return { asked, sent, logged }
}

test('reminders are sent from three days before to two weeks after, and none on the day of asking', async () => {
  const { asked, sent } = await sendTo('one')
  const before = '2026-07-09T16:00:00.000Z'
  expect(asked).toEqual([
    { reminder: 'soon', from: '2026-07-11', to: '2026-07-13', before },
    { reminder: 'due', from: '2026-07-10', to: '2026-07-10', before },
    { reminder: 'late', from: '2026-06-26', to: '2026-07-07', before },
  ])
  expect(sent).toEqual(['soon one', 'due one', 'late one'])
})

test('one that was claimed before is not sent, and one that fails keeps no other back', async () => {
  const { sent, logged } = await sendTo('claimed', 'broken', 'one')
  expect(sent).toEqual(['soon one', 'due one', 'late one'])
  expect(logged).toHaveLength(3)
  expect(logged[0]).toEqual([
    { err: new Error('no mail'), letter: 'broken' },
    'a reminder was not sent',
  ])
})
