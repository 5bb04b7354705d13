import { expect, test } from 'vitest'
import type { Turn } from '../assistant.ts'
import { pointedOut } from './pointed.ts'
import { pointingIn } from './pointing.ts'
import { itemPointedAt, itemsIn } from './said-lists.ts'

const tiers =
  'There are 3 tiers: Discovery, Blueprint and Blueprint + Implementation. Start small.\n\nDiscovery\n- Discovery call\n- Written findings'
const steps =
  'There are 3 steps: Discovery call, Assessment and Review.\n\n- Discovery call: 60-90 min\n- Assessment: 1 week\n- Review: 2 sessions'

test('the items of a list are found in an answer', () => {
  expect(itemsIn(tiers)).toEqual(['Discovery', 'Blueprint', 'Blueprint + Implementation'])
  expect(itemsIn(steps)).toEqual([
    'Discovery call: 60-90 min',
    'Assessment: 1 week',
    'Review: 2 sessions',
  ])
  expect(itemsIn('Innovation, Transparency, Inclusion and Security. They guide us.')).toEqual([
    ...['Innovation', 'Transparency', 'Inclusion', 'Security'],
  ])
  expect(itemsIn('You receive diagrams, data and decisions.')).toEqual([])
  expect(itemsIn('Sealing: Recordings, consents and rules are sealed together.')).toEqual([])
  expect(itemsIn('Nobody can change an entry. A correction is a new entry.')).toEqual([])
})

const said = (...contents: string[]): Turn[] =>
  contents.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))

test.each([
  ['the second one', said('How does it go?', steps), 'Assessment'],
  ['and the last step?', said('How does it go?', steps), 'Review'],
  ['what is the first of these', said('How does it go?', steps), 'Discovery call'],
  ['step 2?', said('How does it go?', steps), 'Assessment'],
  ['what comes after the assessment?', said('How does it go?', steps), 'Review'],
  [
    'and what comes after that?',
    said('How does it go?', steps, 'the first', 'Discovery call: 60-90 min\nWe ask.'),
    'Assessment',
  ],
  [
    'what is in the third tier',
    said('Which tiers are there?', tiers),
    'Blueprint + Implementation',
  ],
  ['does the second need a call?', said('How does it go?', steps), undefined],
  ['the fourth one', said('How does it go?', steps), undefined],
  ['what is the second document?', said('How does it go?', steps), undefined],
  ['what next?', said('How does it go?', steps), undefined],
  ['the second one', said('Is it safe?', 'Yes. Nobody can change an entry.'), undefined],
])('%j points at an item', (message, history, name) => {
  const pointing = pointingIn(message)
  const item = pointing?.isAlone && itemPointedAt(pointing, history, { passagesOn: () => [] })
  expect(item ? item.name : undefined).toBe(name)
})

test('who asks something about an item does not only point at it', () => {
  expect(pointingIn('how long does the second one take')?.isAlone).toBe(false)
  expect(pointingIn('does the first need a clearance?')?.words).toBe('the first')
  expect(pointingIn('What happens in the first year?')).toBeUndefined()
  expect(pointingIn('How long does a Blueprint take?')).toBeUndefined()
})

test('one of the possible answers is pointed at by its place, and its question is asked', () => {
  const possible = 'You may mean one of these.\n\nWhat is a?\nIt is a.\n\nWhat is b?\nIt is b.'
  const pointed = (message: string, answer = possible) =>
    pointedOut(
      { message, history: said('How is it?', answer), attachments: [] },
      { passagesOn: () => [] },
    )
  expect(pointed('the second one')).toEqual({ message: 'What is b?' })
  expect(pointed('the first question please')).toEqual({ message: 'What is a?' })
  expect(pointed('the last')).toEqual({ message: 'What is b?' })
  expect(pointed('the third one')).toBeUndefined()
  expect(pointed('the second one', 'What is a?\nIt is a.')).toBeUndefined()
})
