import { type LeadSource, leadSources, leadStatuses } from '#app/features/leads/lead.ts'
import {
  type AnswerKind,
  answerKindNames,
  answerKinds,
  type Duration,
  type Figures,
  invoiceAges,
  type SpanCounts,
  ticketAges,
} from './figures.ts'
import { spanFinder, zerosOf } from './spans.ts'

type Open = { part: string; age: number; count: number; amount: number; oldest: string }
type Took = { kind: string; part: string; minutes: number; count: number; late: number }

/** What the database has counted. */
export type Found = {
  series: { kind: string; part: string; step: string; start: string; count: number }[]
  leadsBefore: number
  durations: Took[]
  tickets: Open[]
  invoices: Open[]
  /** Leads of the day before that have waited too long. */
  lateOfDay: number
}

type Asked = Pick<Figures, 'period' | 'from' | 'to'> & { keptDays: number }

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value)

const kindOf = (outcome: string) =>
  answerKindNames.find((kind) => isOneOf(answerKinds[kind], outcome))

function add<K extends string>(to: SpanCounts<K>, at: number, key: K, count: number): void {
  const counts: Partial<Record<K, number>> = to[at] ?? {}
  to[at] = { ...counts, [key]: (counts[key] ?? 0) + count }
}

/** Puts what was counted in the order in which the page shows it. */
export function figuresOf(asked: Asked, found: Found): Figures {
  const { period, from, to, keptDays } = asked
  const spanOf = spanFinder({ from, to }, period)
  const leads: SpanCounts<LeadSource> = {}
  const questions: SpanCounts<AnswerKind> = {}
  const [open, lost] = [zerosOf(leadStatuses), zerosOf(leadStatuses)]
  const conversations = { all: 0, becameLeads: 0 }
  for (const { kind, part, step, start, count } of found.series) {
    const at = spanOf(start)
    if (kind === 'leads') {
      if (isOneOf(leadSources, part)) add(leads, at, part, count)
      const status = step.replace(/^lost_/, '')
      if (isOneOf(leadStatuses, status)) (status === step ? open : lost)[status] += count
    } else if (kind === 'questions') {
      const answer = kindOf(part)
      if (answer) add(questions, at, answer, count)
    } else {
      conversations.all += count
      if (part === 'lead') conversations.becameLeads += count
    }
  }
  const inStatus = leadStatuses.map(
    (status) => [status, { open: open[status], lost: lost[status] }] as const,
  )
  return {
    ...{ period, from, to },
    pipeline: Object.fromEntries(inStatus) as Figures['pipeline'],
    leads: {
      bySpan: leads,
      total: leadStatuses.reduce((sum, status) => sum + open[status] + lost[status], 0),
      before: found.leadsBefore,
    },
    answers: answersOf(found),
    tickets: {
      open: ticketAges.map((_, age) => ({
        age,
        open: openOf(found.tickets, age, 'open'),
        inProgress: openOf(found.tickets, age, 'in_progress'),
      })),
      oldest: found.tickets.map(({ oldest }) => oldest).toSorted()[0] ?? null,
      resolved: tookOf(found.durations, 'resolved_tickets', ''),
    },
    invoices: invoicesOf(found.invoices),
    assistant: {
      bySpan: questions,
      conversations: conversations.all,
      becameLeads: conversations.becameLeads,
      keptDays,
    },
  }
}

const openOf = (rows: readonly Open[], age: number, part: string) =>
  rows.find((row) => row.age === age && row.part === part)?.count ?? 0

const tookOf = (rows: readonly Took[], kind: string, part: string): Duration[] =>
  rows
    .filter((row) => row.kind === kind && row.part === part && row.count > 0)
    .map(({ minutes, count }) => ({ minutes, count }))

function answersOf({ durations, lateOfDay }: Found): Figures['answers'] {
  const waiting = durations.find(({ part }) => part === 'waiting')
  return {
    answered: tookOf(durations, 'first_answers', 'answered'),
    waiting: waiting?.count ?? 0,
    waitingLate: (waiting?.late ?? 0) + lateOfDay,
  }
}

function invoicesOf(rows: readonly Open[]): Figures['invoices'] {
  const currencies = [...new Set(rows.map(({ part }) => part))].toSorted()
  return currencies.map((currency) => {
    const own = rows.filter(({ part }) => part === currency)
    return {
      currency,
      count: own.reduce((sum, { count }) => sum + count, 0),
      amounts: invoiceAges.map((_, age) => own.find((row) => row.age === age)?.amount ?? 0),
    }
  })
}
