/** What staff keep of a lead beside its status: owner, next step, lost, spam. */
export const leadFollowUp = {
  owner: {
    label: 'Owner',
    nobody: 'Nobody',
    mine: 'Mine',
    save: 'Save owner',
    saved: 'Owner saved',
    take: 'Take it',
  },
  nextStep: {
    label: 'Next step',
    hint: 'Leave it empty when nothing is planned.',
    on: 'On',
    save: 'Save next step',
    saved: 'Next step saved',
    ended: 'Next step removed',
    overdue: 'overdue',
  },
  lost: {
    label: 'Lost',
    reason: 'Reason',
    notLost: 'Not lost',
    note: 'Details',
    save: 'Save reason',
    saved: 'Marked as lost',
    reopened: 'The lead is open again',
    reasons: {
      no_answer: 'No answer',
      no_budget: 'No budget',
      not_now: 'Not at this time',
      other_supplier: 'Chose another supplier',
      no_fit: 'Not what we offer',
      duplicate: 'The same as another lead',
      other: 'Another reason',
    },
  },
  spam: {
    label: 'Spam',
    mark: 'Mark as spam',
    takeBack: 'Not spam',
    marked: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'} marked as spam`,
    markedText: (count: number) =>
      count === 1
        ? 'It is in no other list or figure, and is deleted after 30 days.'
        : 'They are in no other list or figure, and are deleted after 30 days.',
    markedSome: (count: number, left: number) => `${count} marked as spam, ${left} not changed`,
    /** @param names the first of those that were left */
    left: (count: number, names: string[]) =>
      `Not changed: ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}.`,
    leftName: (name: string, why: 'application' | 'client' | 'changed') =>
      `${name} (${{ application: 'an application', client: 'a client', changed: 'changed by someone else meanwhile' }[why]})`,
    takenBack: 'The lead is back in the list',
    wasNone: 'This lead is not marked as spam',
    none: 'Nothing was marked as spam',
    noneText:
      'Applications are deleted in their own list. A lead that became a client is not spam.',
    /** Above the lead. */
    notice: (day: string) => `Marked as spam. It is deleted on ${day}.`,
  },
  filters: {
    owner: 'Owner',
    anybody: 'Everybody',
    mine: 'Mine',
    none: 'Nobody',
    show: 'Show',
    all: 'Everything',
    open: 'Open',
    due: 'Next step due',
    lost: 'Lost',
    spam: 'Spam',
  },
  bulk: {
    setOwner: 'Give the selected leads to',
    applyOwner: 'Change owner',
    spam: 'Mark as spam',
    done: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'} updated`,
    stale: (count: number) =>
      `Someone else changed the owner of ${count === 1 ? 'one lead' : `${count} leads`} at the same time. ${count === 1 ? 'It was' : 'They were'} not changed.`,
  },
  /** To the second one of two who change the same. */
  stale: (who: string | undefined, what: string | null) =>
    `${who ?? 'Someone else'} changed this to “${what ?? 'nothing'}” while you were editing. Your change is not saved. Save again to replace it.`,
  errors: {
    owner: 'Please select one of the staff',
    step: 'The next step must be at most 200 characters',
    stepMissing: 'Please say what is to be done on that day',
    stepOn: 'Please enter a day such as 2026-12-31',
    reason: 'Please select a reason from the list',
    note: 'The details must be at most 500 characters',
  },
} as const
