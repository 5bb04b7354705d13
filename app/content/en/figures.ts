/** Words of the panel's figures: what the charts show, and what they say. */
const numbers = new Intl.NumberFormat('en-CA')
const number = (count: number) => numbers.format(count)
const percent = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`
const many = (count: number, one: string, several: string) =>
  `${number(count)} ${count === 1 ? one : several}`

/** A time that was rounded up to a whole unit. */
const duration = (minutes: number): string => {
  if (minutes < 60) return `${minutes}\u00a0min`
  if (minutes <= 2880) {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${rest}\u00a0min`
  }
  return `${number(Math.round(minutes / 1440))}\u00a0days`
}

export const figuresPage = {
  title: 'Figures',
  intro: (from: string, to: string) => `${from} to ${to}. A day begins at midnight UTC.`,
  periods: 'Period',
  period: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '365 days' },
  all: 'All figures on a page of their own',
  table: 'Show as a table',
  tableOf: (name: string) => `${name}: show as a table`,
  file: 'CSV',
  fileOf: (name: string) => `${name}: download as CSV`,
  none: 'Nothing in this period.',
  failure: 'Error loading figures. Please try again.',
  retry: 'Try again',
  number,
  percent,
  duration,
  counted: 'How we count',
} as const

const inDays = (days: number) => `in ${days} days`

const compared = (now: number, before: number, days: number) => {
  if (before === 0 || now === before) return ''
  const change = percent(Math.abs(now - before), before)
  return `, ${change} ${now > before ? 'more' : 'fewer'} than in the ${days} days before`
}

export const leadsFigure = {
  name: 'Leads by source',
  finding: (total: number, before: number, days: number) =>
    total === 0
      ? `No leads ${inDays(days)}`
      : `${many(total, 'lead', 'leads')} ${inDays(days)}${compared(total, before, days)}`,
  chart: (by: 'day' | 'week', most: number) =>
    `Leads by source for each ${by} of the period. The highest number is ${number(most)}.`,
  columns: { start: 'From', days: 'Days', total: 'Total' },
  week: (day: string, days: number) =>
    days === 7 ? `Week from ${day}` : `${many(days, 'day', 'days')} from ${day}`,
} as const

const andLost = (lost: number) => (lost > 0 ? `; ${number(lost)} lost` : '')

export const pipelineFigure = {
  name: 'Pipeline',
  finding: (converted: number, lost: number, total: number) =>
    total === 0
      ? 'No leads in the pipeline'
      : converted === 0
        ? `${total === 1 ? 'The lead has not' : `None of ${many(total, 'lead', 'leads')} has`} become a client yet${andLost(lost)}`
        : `${number(converted)} of ${many(total, 'lead', 'leads')} became ${converted === 1 ? 'a client' : 'clients'}: ${percent(converted, total)}${andLost(lost)}`,
  reached: {
    new: 'All leads',
    contacted: 'Contacted',
    qualified: 'Qualified',
    converted: 'Converted',
  },
  step: (part: number, whole: number) => `${percent(part, whole)} went on`,
  lostIn: (count: number) => `${number(count)} lost`,
  parts: { kept: 'Not lost in this status', lost: 'Lost in this status' },
  columns: {
    status: 'Status',
    now: 'In this status now',
    lost: 'Lost in this status',
    reached: 'Reached it',
    step: 'Of the step before',
  },
} as const

export const answersFigure = {
  name: 'First answer',
  finding: (median: number | null, late: number, decided: number) =>
    median === null
      ? 'No first answers in this period'
      : `Median first answer ${duration(median)}; ${percent(late, decided)} later than 24\u00a0h`,
  most: (minutes: number) => `90% of the answers came within ${duration(minutes)}.`,
  waiting: (count: number, late: number) =>
    count === 1
      ? `1 lead waits for an answer, ${late === 1 ? 'longer' : 'not yet longer'} than 24\u00a0h.`
      : `${number(count)} leads wait for an answer, ${number(late)} of them longer than 24\u00a0h.`,
  chart: (most: number) =>
    `Leads by the time to their first answer. The highest number is ${number(most)}. We promise an answer within 24 hours.`,
  classes: ['1 h', '4 h', '8 h', '24 h', '2 d', '7 d', '> 7 d'],
  waits: 'waits',
  promise: '24 h promised',
  columns: { within: 'Answered within', count: 'Leads' },
  rows: {
    later: 'Later than 7 days',
    waiting: 'Waiting, up to 24 h',
    late: 'Waiting longer than 24 h',
    median: 'Median',
    most: '90%',
  },
} as const

export const ticketsFigure = {
  name: 'Tickets',
  finding: (open: number, old: number) =>
    open === 0
      ? 'No open tickets'
      : open === 1
        ? `1 open ticket, ${old === 1 ? 'older' : 'not older'} than a week`
        : `${number(open)} open tickets, ${number(old)} older than a week`,
  oldest: (days: number) => `The oldest is ${many(days, 'day', 'days')} old.`,
  solved: (count: number, median: number, most: number) =>
    count === 1
      ? `1 ticket was resolved in this period, within ${duration(median)}.`
      : `${number(count)} tickets were resolved in this period: half within ${duration(median)}, 90% within ${duration(most)}.`,
  noneSolved: 'No ticket was resolved in this period.',
  ages: 'Open now, by age in days',
  times: 'Resolved in this period, by time taken',
  ageChart: (most: number) => `Open tickets by age. The highest number is ${number(most)}.`,
  timeChart: (most: number) =>
    `Resolved tickets by the time they took. The highest number is ${number(most)}.`,
  ageClasses: ['0–1', '2–3', '4–7', '8–30', '31 +'],
  timeClasses: ['4 h', '1 d', '3 d', '7 d', '30 d', 'more'],
  status: { open: 'Open', old: 'Open for more than a week', inProgress: 'In progress' },
  columns: {
    group: 'Group',
    class: 'Days or time',
    open: 'Open',
    inProgress: 'In progress',
    count: 'Tickets',
  },
  openRow: 'Open, by age in days',
  solvedRow: 'Resolved within',
  laterRow: 'More than 30 days',
  medianRow: 'Half resolved within',
  mostRow: '90% resolved within',
} as const

export const invoicesFigure = {
  name: 'Open invoices',
  finding: (parts: readonly { open: string; late: string }[]) =>
    parts.length === 0
      ? 'No open invoices'
      : parts.map(({ open, late }) => `${open} open, ${late} of it overdue`).join('; '),
  chart: (currency: string) => `What is open in ${currency}, by the days since it was due.`,
  count: (count: number) => many(count, 'invoice', 'invoices'),
  classes: ['Not due yet', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'],
  columns: { currency: 'Currency', class: 'Overdue for', amount: 'Open amount' },
} as const

export const assistantFigure = {
  name: 'Assistant',
  finding: (answered: number, asked: number) =>
    asked === 0
      ? 'No questions in this period'
      : `${percent(answered, asked)} of ${many(asked, 'question', 'questions')} answered`,
  conversations: (count: number, leads: number) =>
    `${many(count, 'conversation', 'conversations')}; ${number(leads)} became ${leads === 1 ? 'a lead' : 'leads'} (${percent(leads, count)}).`,
  kept: (days: number) =>
    `A conversation is deleted ${many(days, 'day', 'days')} after its last message, and is then no longer counted.`,
  chart: (by: 'day' | 'week', most: number) =>
    `Questions to the assistant for each ${by} of the period, by what became of them. The highest number is ${number(most)}.`,
  kinds: { answered: 'Answered', declined: 'Declined', handed_over: 'Handed over' },
  columns: { start: 'From', days: 'Days', asked: 'Asked' },
} as const

/** The definitions, as docs/figures.md has them. */
export const figureDefinitions: readonly (readonly [string, string])[] = [
  [
    leadsFigure.name,
    'Leads by the day on which they were sent. Spam and deleted leads are not counted. A week begins on Monday; the first and the last one can be shorter.',
  ],
  [
    pipelineFigure.name,
    'The same leads by the status that they have today. A lead has reached its own status and all before it. A lead that was lost has reached the status in which it was lost; it is not in that status now.',
  ],
  [
    answersFigure.name,
    'The same leads, without applications and newsletter subscriptions. A lead that was lost does not wait for an answer. The time is from sending to the first answer by a person; nights and weekends count. It is rounded up. Leads that wait are not in the median. Leads that wait longer than 24 h count as late.',
  ],
  [
    ticketsFigure.name,
    'Open tickets are those of today, by the day on which they were raised. The time to resolve is that of tickets resolved in the period, whenever they were raised. A ticket that was closed without being resolved has no such time.',
  ],
  [
    invoicesFigure.name,
    'What is open today, by the day on which it was due. The period does not matter. Currencies are never added up.',
  ],
  [
    assistantFigure.name,
    'Questions by the day on which they were asked. Declined: the assistant had no answer, or refused. Handed over: a person was called. Greetings and messages about danger are not counted.',
  ],
]
