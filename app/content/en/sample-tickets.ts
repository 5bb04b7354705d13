/** What the sample client's tickets say. Times are hours before the first start. */
export const sampleTickets = [
  {
    title: 'Two inspectors cannot sign in after the holidays',
    description:
      'Two of our inspectors see the message that their session has ended, right after they enter their password. Everyone else can sign in.\nBoth use the tablets that we handed out in autumn.',
    priority: 'high',
    status: 'open',
    hoursAgo: 5,
    isAssigned: false,
    messages: [],
  },
  {
    title: 'Export of the visit calendar does not include the last day of the month',
    description:
      'When we export the calendar of a month, the visits of the last day are not in the file. We can see them on the screen.',
    priority: 'medium',
    status: 'in_progress',
    hoursAgo: 52,
    isAssigned: true,
    messages: [
      {
        fromStaff: true,
        kind: 'reply',
        hoursAgo: 47,
        body: 'Thank you. We see the same problem. The export uses UTC, and in your time zone the month ends some hours later. We are testing a correction. You will get it this week.',
      },
      {
        fromStaff: true,
        kind: 'note',
        hoursAgo: 46,
        body: 'The quarterly report has the same error. Correct both before you answer again.',
      },
      {
        fromStaff: false,
        kind: 'reply',
        hoursAgo: 22,
        body: 'Thank you for the explanation. We need the file for January by Friday, if possible.',
      },
    ],
  },
  {
    title: 'A second person to approve permits',
    description:
      'Our deputy needs to approve permits when the head of the unit is away. Which role does she need?',
    priority: 'low',
    status: 'resolved',
    hoursAgo: 200,
    isAssigned: true,
    messages: [
      {
        fromStaff: true,
        kind: 'reply',
        hoursAgo: 190,
        body: 'We have given her the approver role. It works from her next sign-in. Every approval shows her name.',
      },
    ],
  },
  {
    title: 'Keep inspection reports for seven years',
    description:
      'Please confirm that you keep inspection reports for seven years and then delete them.',
    priority: 'low',
    status: 'closed',
    hoursAgo: 900,
    isAssigned: false,
    messages: [
      {
        fromStaff: true,
        kind: 'reply',
        hoursAgo: 880,
        body: 'Yes, we can confirm this. Inspection reports are kept for seven years from the date of the visit and then deleted.',
      },
    ],
  },
] as const
