import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { screen } from '../safety/labels.ts'
import { asksWhetherMachine } from './machine.ts'

test.each([
  ...['Are you a bot?', 'Is this a bot or a human?', 'is this answer written by a person?'],
  ...[
    'Am I talking to a real person?',
    'Do I talk to an AI?',
    'are you ChatGPT',
    'hi, are you human?',
  ],
])('%s is answered with what the assistant is', (message) => {
  expect(asksWhetherMachine(message)).toBe(assistant.identity)
  expect(screen(message).labels).toEqual([])
})

test.each(['Êtes-vous un robot ?', 'Es-tu une IA ?', 'Vous êtes un robot ?', 'Es-tu un humain ?'])(
  '%s is answered in French, and calls nobody',
  (message) => {
    expect(asksWhetherMachine(message)).toBe(assistant.identityInFrench)
    expect(screen(message).labels).toEqual([])
  },
)

test.each([
  ...['Is it a machine that decides on my visa?', 'Are you sure that a person decides?'],
  ...['Is this platform for a computer in a clinic without network?', 'I want to talk to a person'],
])('%s asks something else', (message) => {
  expect(asksWhetherMachine(message)).toBeNull()
})
