import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFollowUps } from '#scripts/everyday-wordings.ts'
import { dangerIn } from './danger.ts'
import { screen } from './labels.ts'
import { correctSpelling } from './spelling.ts'

/** How visitors ask the known questions in everyday words: nobody in danger, and nobody who wants a person. */
const asked = globSync('app/content/en/questions/everyday*/*.txt').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !/^[#=] /.test(line)),
)

test('everyday questions about our work sound like no danger to life', () => {
  expect(asked.length).toBeGreaterThan(45_000)
  const alarms = asked.flatMap((text) => {
    const danger = dangerIn(text)
    return danger ? [`${danger.level}: ${text}`] : []
  })
  expect(alarms).toEqual([])
})

test('messages that go on about our work sound like no certain danger', () => {
  const all = [...readFollowUps('en'), ...readFollowUps('fr')].map(({ text }) => text)
  const certain = all.filter((text) => dangerIn(text)?.level === 'certain')
  // These two name an emergency: help is said first.
  expect(certain).toEqual([
    'someone is dying, how do they call for help',
    "et en cas d'urgence vitale ?",
  ])
  expect(all.filter((text) => dangerIn(text)).length).toBeLessThan(all.length / 500)
})

test('they rarely seem to be something else', () => {
  const screened = asked.map(screen)
  const share = (label: string) =>
    screened.filter(({ labels, likely }) =>
      [...labels, (likely?.share ?? 0) >= 0.5 && likely?.sort].includes(label as never),
    ).length / asked.length
  expect(share('person')).toBeLessThan(0.005)
  expect(share('complaint')).toBeLessThan(0.004)
  expect(share('press')).toBeLessThan(0.004)
  expect(share('support')).toBeLessThan(0.006)
})

test.each([
  'his pulse is dropping, please help',
  "my dad fell, memory problems after a stroke, he can't talk",
  'my wife on the other end of the line is dead',
  'we are trapped with the supplier in the elevator',
  'my husband locked us in and they keep us in line with beatings',
  'i notice an intruder in my house',
  'my toddler is stuck inside a window',
  "i'm in a dead zone hurt",
  "my cousin od'd yesterday",
  'the girl odd on xanax',
  'someone odd in the toilet',
  'a guy odd here',
  'my best friend odd',
  'they are holding us up for ransom',
  'a man with a gun is hiding behind the business',
  'my roommate odd and is not moving',
  'I want to be with him now, there is no point in staying',
  "j'en ai marre de vivre, je veux que tout s'arrete",
  'there is no point in staying',
  'there is no reason to live any more',
  "i can't get out with the keys, he locked me in",
  "deux collegues sont tombes, et si l'un d'eux ne repond pas, je fais quoi",
])('everyday words that say a danger are one: %s', (message) => {
  expect(dangerIn(message)).not.toBeNull()
})

test.each([
  'my permit is refused, I want to hear from a real person',
  'my visa application: i want help from a real person now',
  'please let my case be handled by a real person',
  'can I talk to a person? the selfie check does not work',
  'I want an answer from a real human',
  'selfie check keeps failing please connect me to a human',
  'is there a grown-up i can speak with',
])('a wish for a person in everyday words is one: %s', (message) => {
  const { labels, likely } = screen(message)
  expect(labels.includes('person') || (likely?.sort === 'person' && likely.share >= 0.55)).toBe(
    true,
  )
})

test.each([
  'are visa hits handled by a human being',
  "did you publish a real person's tax figures",
  'can I quit after the plan and hand it to somebody else',
  'with who do i talk in this call and how long',
  'this chat here, do real people at your company get to read it',
  'do actual humans see what i type',
  'donnez-moi votre numéro de TVA svp',
])('who asks about people wants none: %s', (message) => {
  expect(screen(message).labels).not.toContain('person')
})

test('who wants a person to read and answer still gets one', () => {
  expect(screen('can somebody read this and call me').labels).toContain('person')
  expect(screen('donnez-moi votre numéro svp').labels).toContain('person')
})

test('who asks what colleagues can see needs no support', () => {
  const said = "mes collègues d'une autre entreprise peuvent voir nos fichiers ?"
  expect(screen(said).labels).toEqual([])
  expect(screen('je ne peux pas voir mes factures').labels).toContain('support')
})

test.each([
  "can a patient find out who's been snooping in their notes",
  'is somebody snooping in my file',
  'they are slotting a visit between two others',
  'what does it look at to call one odd?',
  'what if i cant get out with tab',
])('a word of the trade that is spelt like one of danger is none: %s', (message) => {
  expect(dangerIn(message)).toBeNull()
})

test('a word that exists is not read as a word of danger that is spelt like it', () => {
  const said =
    'starting standing shopping shifting struggling strongly overcome overrode override passport expansion'
  expect(correctSpelling(said)).toBe(said)
  expect(correctSpelling('she has overdsoed and is not breating')).toBe(
    'she has overdose and is not breathing',
  )
})
