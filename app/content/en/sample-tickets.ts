/** What the sample client's tickets say. Times are hours before the first start. */
export const sampleTickets = [
  {
    title: 'Two inspectors cannot sign in after the holidays',
    description:
      'Two of our inspectors are told that their session has ended, as soon as they have entered their password. Everybody else signs in as usual.\nBoth use the tablets that were handed out in autumn.',
    priority: 'high',
    status: 'open',
    hoursAgo: 5,
    isAssigned: false,
    messages: [],
  },
  {
    title: 'Export of the visit calendar misses the last day of the month',
    description:
      'When we export the calendar of a month, the visits of its last day are not in the file. On the screen they are there.',
    priority: 'medium',
    status: 'in_progress',
    hoursAgo: 52,
    isAssigned: true,
    messages: [
      {
        fromStaff: true,
        kind: 'reply',
        hoursAgo: 47,
        body: 'Thank you, we see the same here. The export takes the month in UTC, and yours ends some hours later. A correction is being tested; you get it this week.',
      },
      {
        fromStaff: true,
        kind: 'note',
        hoursAgo: 46,
        body: 'The same fault is in the quarterly report. Correct both before answering again.',
      },
      {
        fromStaff: false,
        kind: 'reply',
        hoursAgo: 22,
        body: 'That explains it. We need the file for January by Friday, if you can.',
      },
    ],
  },
  {
    title: 'A second person who may approve permits',
    description:
      'Our deputy should be able to approve permits while the head of the unit is away. Which role does she need?',
    priority: 'low',
    status: 'resolved',
    hoursAgo: 200,
    isAssigned: true,
    messages: [
      {
        fromStaff: true,
        kind: 'reply',
        hoursAgo: 190,
        body: 'We have given her the role of an approver. It is active from her next sign-in, and every approval shows her name.',
      },
    ],
  },
  {
    title: 'Old reports should be kept for seven years',
    description:
      'Please confirm that inspection reports are kept for seven years and then deleted.',
    priority: 'low',
    status: 'closed',
    hoursAgo: 900,
    isAssigned: false,
    messages: [
      {
        fromStaff: true,
        kind: 'reply',
        hoursAgo: 880,
        body: 'Confirmed: the retention of inspection reports is set to seven years from the date of the visit.',
      },
    ],
  },
] as const
