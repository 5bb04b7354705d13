import { describe, expect, test } from 'vitest'
import { afterStep, type LeadStep, readLeadOffer, sentAs, withDraft } from './lead-offer.ts'
import { wishesLead } from './lead-wish.ts'
import { interestIn, isDecline, isYes, nameFromEmail } from './read-answer.ts'

const fresh = readLeadOffer({})
const contact = { name: 'Ada', email: 'ada@x.example', organisation: null, phone: null }
const useful: LeadStep = { isUseful: true }

/** Whether the form is offered after each of these steps. */
function offersAfter(...steps: LeadStep[]): boolean[] {
  let state = fresh
  return steps.map((step) => {
    const after = afterStep(state, step)
    state = after.state
    return after.offersLead
  })
}

describe('the form is offered', () => {
  test('after two useful answers, once', () => {
    expect(offersAfter(useful, {}, useful, useful, useful)).toEqual([
      ...[false, false, true, false, false],
    ])
  })

  test('on wish, at any time, and again on another wish', () => {
    expect(offersAfter({ isWished: true }, useful, useful, { isWished: true })).toEqual([
      ...[true, false, false, true],
    ])
  })

  test('never again after a no, except on wish', () => {
    expect(offersAfter({ isDeclined: true }, useful, useful, { isWished: true })).toEqual([
      ...[false, false, false, true],
    ])
  })

  test('not to a client, a complaint, an applicant, the press or about data, except on wish', () => {
    expect(offersAfter({ isNoLead: true }, useful, useful, { isWished: true })).toEqual([
      ...[false, false, false, true],
    ])
  })

  test('never after danger, whatever is asked for', () => {
    const rest = [useful, useful, { isWished: true }, { contact }]
    expect(offersAfter(useful, { isDanger: true }, ...rest).includes(true)).toBe(false)
    const { state } = afterStep(withDraft(fresh, { name: 'Ada' }), { isDanger: true })
    expect(state).toMatchObject({ offer: 'closed', draft: {} })
    expect(afterStep(state, { contact }).state).toMatchObject({ asks: null, contact: null })
    expect(withDraft(state, { name: 'Ada' }).draft).toEqual({})
  })

  test('not with a reply about uncertain danger', () => {
    expect(offersAfter(useful, { isQuiet: true, isUseful: true }, useful)).toEqual([
      ...[false, false, true],
    ])
  })

  test('not once it was sent', () => {
    const sent = sentAs(fresh, { reference: 'ABCDEF12', booking: '', values: { name: 'Ada' } })
    expect(afterStep(sent, { isWished: true }).offersLead).toBe(false)
  })
})

test('a contact waits for the next message only, and fills in the form', () => {
  const asked = afterStep(fresh, { contact }).state
  expect(asked).toMatchObject({ asks: 'contact', contact, draft: { name: 'Ada' } })
  expect(afterStep(asked, {}).state).toMatchObject({ asks: null, contact: null })
})

describe('what was stored while the assistant asked one question after the other', () => {
  const old = {
    ...{ status: 'asking', pending: 'time', plan: ['email'], detours: 1, name: 'Ada' },
    answers: { area: 'Healthcare and telemedicine', organisation: 'CHUM', need: 'Less paper' },
  }

  test('fills in the form, which is offered again on wish', () => {
    const state = readLeadOffer(old)
    expect(state).toMatchObject({
      offer: 'made',
      draft: { area: 'healthcare', organisation: 'CHUM', need: 'Less paper', name: 'Ada' },
    })
    expect(afterStep(state, { isWished: true }).offersLead).toBe(true)
    expect(readLeadOffer({ ...old, status: 'aside', pending: null }).offer).toBe('made')
  })

  test.each([
    ['idle', 'none'],
    ['over', 'declined'],
    ['closed', 'closed'],
    ['filed', 'made'],
  ])('%s is %s', (status, offer) => {
    expect(readLeadOffer({ ...old, status }).offer).toBe(offer)
  })

  test('of an unknown form begins again', () => {
    for (const stored of [null, 5, 'x', { status: 'new' }, { offer: 'x' }, { useful: 'x' }])
      expect(readLeadOffer(stored)).toEqual(fresh)
  })
})

test.each([
  'yes',
  'Yes, please',
  'yes pass it on',
  'Sure, go ahead.',
  'oui',
  'Oui, merci',
  'd’accord',
  'Oui, transmettre',
  'ok',
])('"%s" is a yes', (text) => expect(isYes(text)).toBe(true))

test.each([
  'yes but the address is wrong',
  'yes, what does it cost?',
  'yes?',
  'thanks',
  'please',
  'no',
  'oui mais pas maintenant',
  'I do not know',
  'ok and how long does it take',
])('"%s" is no yes', (text) => expect(isYes(text)).toBe(false))

test.each(['no', 'No, thanks', 'not now', 'non merci', 'pas maintenant', 'rather not'])(
  '"%s" is a no',
  (text) => expect(isDecline(text)).toBe(true),
)

test.each([
  'No registry exists in our country today, which is the trouble we have',
  'Nothing works here',
  'no?',
  'Nonprofit organizations',
])('"%s" is no no', (text) => expect(isDecline(text)).toBe(false))

test.each([
  'Please send me a proposal',
  'Could you send us a quote for an e-visa platform?',
  'I would like an offer',
  'contact me',
  'Get back to me please',
  'I want to leave my details',
  'We would like to become a client',
  'Can we get a demo?',
  'Would you respond to our tender?',
  'Envoyez-moi un devis',
  'Je voudrais une soumission',
  'Je veux laisser mes coordonnées',
  'contactez-moi',
])('"%s" wishes the form', (text) => expect(wishesLead(text)).toBe(true))

test.each([
  'Do you publish quotes?',
  'What do you offer?',
  'Which services do you offer to cities?',
  'How do citizens contact the ministry?',
  'What is a Blueprint?',
  'Does the platform send a proposal to officers?',
  'Que proposez-vous ?',
])('"%s" wishes no form', (text) => expect(wishesLead(text)).toBe(false))

test('names and interest are recognised', () => {
  expect(nameFromEmail('ada.lovelace+x@y.example')).toBe('Ada Lovelace')
  expect(interestIn('What does it cost?')).toBe('pricing')
  expect(interestIn('How long does a blueprint take?')).toBe('timeline')
  expect(interestIn('What do you call a register?')).toBeUndefined()
})
