import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blueprintSchema } from '#app/features/leads/blueprint.ts'

const valid = { fullName: 'Ada Lovelace', email: 'ada@example.org' }

function firstMessage(input: Record<string, unknown>, field: string): string | undefined {
  const parsed = blueprintSchema.safeParse({ ...valid, ...input })
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message
}

describe('blueprint form', () => {
  it.each([
    ['fullName', undefined, 'Name must be at least 2 characters'],
    ['fullName', '', 'Name must be at least 2 characters'],
    ['fullName', ' A ', 'Name must be at least 2 characters'],
    ['fullName', 'a'.repeat(101), 'Name must be at most 100 characters'],
    ['email', undefined, 'Invalid email address'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada', 'Invalid email address'],
    ['email', 'ada@example', 'Invalid email address'],
    [
      'email',
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.org`,
      'Invalid email address',
    ],
    ['companyName', 'A', 'Company name must be at least 2 characters'],
    ['companyName', 'a'.repeat(101), 'Company name must be at most 100 characters'],
    ['phone', '1'.repeat(51), 'Phone number must be at most 50 characters'],
    ['companySize', '2-3', 'Please select a company size from the list'],
    ['primaryInterest', 'other', 'Please select an interest from the list'],
    ['message', 'a'.repeat(1001), 'Message must be less than 1000 characters'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(firstMessage({ [field]: value }, field)).toBe(message)
  })

  it('accepts the limits', () => {
    const input = {
      fullName: 'a'.repeat(100),
      email: 'ada@example.org',
      companyName: 'ab',
      phone: '1'.repeat(50),
      companySize: '1000+',
      primaryInterest: 'consultation',
      message: 'a'.repeat(1000),
    }
    expect(blueprintSchema.parse(input)).toEqual(input)
  })

  it('treats empty optional fields as absent and trims the others', () => {
    const parsed = blueprintSchema.parse({
      fullName: '  Ada  ',
      email: ' ada@example.org ',
      companyName: ' ',
      phone: '',
      companySize: '',
      primaryInterest: '',
      message: '\n',
    })
    expect(parsed).toEqual({ fullName: 'Ada', email: 'ada@example.org' })
  })

  it('drops NUL characters and counts a line break once', () => {
    expect(blueprintSchema.parse({ ...valid, fullName: 'A\0da' }).fullName).toBe('Ada')
    const message = 'a\r\n'.repeat(499).concat('ab')
    expect(blueprintSchema.parse({ ...valid, message }).message).toHaveLength(1000)
  })

  it('never throws, and accepts only input within the rules', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 1200 }), fc.anything())
    const input = fc.record(
      {
        fullName: value,
        email: value,
        companyName: value,
        phone: value,
        companySize: value,
        primaryInterest: value,
        message: value,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(input, fc.anything()), (candidate) => {
        const parsed = blueprintSchema.safeParse(candidate)
        if (!parsed.success) return
        expect(parsed.data.fullName.length).toBeGreaterThanOrEqual(2)
        expect(JSON.stringify(parsed.data)).not.toContain('\\u0000')
      }),
    )
  })
})
