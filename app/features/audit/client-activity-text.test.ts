import { expect, test } from 'vitest'
import { peoplesActions } from './audit-actions.ts'
import { activityText } from './client-activity-text.ts'

test('clients read a sentence for everything that is done with an account', () => {
  for (const verb of peoplesActions.account) {
    const deed = { action: `account.${verb}`, actor: 'Ada', by_client: true, about: null }
    expect(activityText(deed)).not.toMatch(/^Account:/)
  }
})

test.each([
  ['account.mails_chosen', 'Changed which emails they get'],
  ['ticket.watcher_added', 'Added a watcher to a ticket'],
  ['engagement.milestone_added', 'Project: milestone added'],
])('%s reads "%s"', (action, text) => {
  expect(activityText({ action, actor: 'Ada', by_client: true, about: null })).toBe(text)
})
