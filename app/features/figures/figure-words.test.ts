import { expect, test } from 'vitest'
import { assistantFigure, pipelineFigure, ticketsFigure } from '#content/figures.ts'

test('one lead and one ticket are spoken of as one', () => {
  expect(pipelineFigure.finding(0, 0, 1)).toBe('The lead has not become a client yet')
  expect(pipelineFigure.finding(0, 0, 3)).toBe('None of 3 leads has become a client yet')
  expect(pipelineFigure.finding(1, 0, 2)).toBe('1 of 2 leads became a client: 50%')
  expect(pipelineFigure.finding(2, 1, 4)).toBe('2 of 4 leads became clients: 50%; 1 lost')
  expect(ticketsFigure.finding(1, 0)).toBe('1 open ticket, not older than a week')
  expect(ticketsFigure.solved(1, 5, 5)).not.toContain('half')
  expect(assistantFigure.conversations(4, 2)).toContain('2 became leads (50%).')
})
