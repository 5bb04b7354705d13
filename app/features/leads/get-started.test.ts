import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  fieldNames,
  fieldsOf,
  percentOf,
  readAnswers,
  stepBack,
  stepWith,
} from './get-started.ts'
import { check, firstOpenStep, getStartedSchema } from './get-started-schema.ts'

const valid = {
  firstName: 'Amina',
  lastName: 'Diallo',
  email: 'amina@interior.example',
  company: 'Ministry of the Interior',
  companySize: '1000+',
  primaryInterest: 'e-visa',
  currentChallenges: 'Visa cases wait for weeks.',
  timeline: 'short',
  budget: 'not-sure',
} as const satisfies Answers

describe('the fields', () => {
  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', 'a'.repeat(101), 'First name must be at most 100 characters'],
    ['lastName', ' B ', 'Last name must be at least 2 characters'],
    ['lastName', 'a'.repeat(101), 'Last name must be at most 100 characters'],
    ['email', 'amina@interior', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@x.org`, 'Please enter a valid email address'],
    ['company', ' ', 'Company name is required'],
    ['company', 'a'.repeat(201), 'Company name must be at most 200 characters'],
    ['companySize', '1-50', 'Please select company size'],
    ['primaryInterest', 'discovery', 'Please select your primary interest'],
    ['currentChallenges', 'too short', 'Please describe your current challenges'],
    ['currentChallenges', 'a'.repeat(2001), 'Please use at most 2000 characters'],
    ['timeline', 'soon', 'Please select a timeline'],
    ['budget', '10k', 'Please select a budget range'],
  ] as const)('%s = %j: %s', (field, value, message) => {
    expect(check({ ...valid, [field]: value }, fieldNames)).toEqual({ [field]: message })
  })

  it('are all required', () => {
    expect(Object.keys(check({}, fieldNames))).toEqual(fieldNames)
    expect(check(valid, fieldNames)).toEqual({})
  })

  it('never throws, and accepts only input within the rules', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 2200 }), fc.anything())
    const input = fc.record(
      Object.fromEntries(
        fieldNames.map((name) => [name, fc.oneof(fc.constant(valid[name]), value)]),
      ),
    )
    fc.assert(
      fc.property(input, (candidate) => {
        const parsed = getStartedSchema.safeParse(candidate)
        if (!parsed.success) return
        expect(parsed.data.firstName.length).toBeGreaterThanOrEqual(2)
        expect(parsed.data.currentChallenges.length).toBeLessThanOrEqual(2000)
        expect(JSON.stringify(parsed.data)).not.toContain('\\u0000')
      }),
    )
  })
})

describe('the steps', () => {
  it('are 33, 67 and 100 percent', () => {
    expect([percentOf(1), percentOf(2), percentOf(3)]).toEqual([33, 67, 100])
  })

  it('open one after the other', () => {
    expect(firstOpenStep({})).toBe(1)
    const first = Object.fromEntries(fieldsOf[1].map((name) => [name, valid[name]]))
    expect(firstOpenStep(first)).toBe(2)
    expect(firstOpenStep({ ...valid, firstName: '' })).toBe(1)
    expect(firstOpenStep(valid)).toBe(3)
  })

  it.each([
    ['previous', 3, 2],
    ['previous', 1, undefined],
    ['1', 3, 1],
    ['next', 1, undefined],
    ['submit', 3, undefined],
    ['4', 1, undefined],
  ] as const)('%s on step %i leads back to %s', (intent, step, target) => {
    expect(stepBack(intent, step)).toBe(target)
  })

  it('the first step with an error is found', () => {
    expect(stepWith({ budget: 'x', primaryInterest: 'y' })).toBe(2)
    expect(stepWith({})).toBeUndefined()
  })

  it('only the known fields of a form are read', () => {
    const form = new FormData()
    form.set('firstName', 'Amina')
    form.set('budget', '')
    form.set('other', 'x')
    expect(readAnswers(form)).toEqual({ firstName: 'Amina' })
  })
})
