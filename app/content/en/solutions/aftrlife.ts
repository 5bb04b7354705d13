import type { DetailCopy, ItemCopy, SectionCopy } from '../page-copy.ts'

type Layer = ItemCopy & { readonly who: string }
type AftrlifeCopy = DetailCopy & {
  readonly jump: string
  readonly caption: string
  readonly layers: SectionCopy & {
    readonly decides: string
    readonly items: readonly Layer[]
  }
  readonly refusals: SectionCopy & { readonly items: readonly ItemCopy[] }
  readonly endings: SectionCopy & {
    readonly asks: string
    readonly remains: string
    readonly items: readonly (ItemCopy & { readonly asks: string; readonly remains: string })[]
  }
  readonly vision: string
}

export const aftrlife = {
  meta: {
    title: 'AftrLife Avatars',
    description:
      'A digital legacy that a person records during their life, with consent they can withdraw. The family keeps it under clear rules. It never claims to be the person.',
  },
  mrz: 'A<AFTRLIFE<<WITH<CONSENT',
  headline: [
    { text: 'A recording that answers, never the ' },
    { text: 'person', accent: true },
    { text: '.' },
  ],
  lead: 'A person records their stories during their life and decides who may ask for them. They can take everything back. After their death the family keeps what the person allowed.',
  jump: 'See the five decisions',
  caption: 'A life, drawn as rings',
  layers: {
    title: 'Five decisions, all made during life',
    text: 'Each decision depends on the one before it. The person who records makes the first four. The people they name carry out the last one.',
    decides: 'Decided by',
    items: [
      {
        title: 'What to record',
        text: 'The person talks alone or with a trained interviewer, in their own language. They record their voice, and video if they want. Photographs and letters have their dates. After each session the person listens again and removes what should not stay.',
        who: 'The person, session by session',
      },
      {
        title: 'What to consent to',
        text: 'We ask for each use separately. The recording may be kept, be searched, answer in words, answer in the recorded voice, or show a face. Each consent is dated and signed. The person can withdraw it at any time in their life.',
        who: 'The person, with a witness',
      },
      {
        title: 'Who may speak with it',
        text: 'The person names each visitor. For each one they decide from when, about what and for how long. Some stories can be for one listener only. Nobody is added after death.',
        who: 'The person, name by name',
      },
      {
        title: 'When to close it',
        text: 'The person sets a date, an event or a named person who may close it. Otherwise it stops at the end of the agreed term. It stays closed until somebody with the right to do so asks to renew it.',
        who: 'The person, in advance',
      },
      {
        title: 'What to pass on or delete',
        text: 'The recordings can go to the family, to an archive or to nobody. The avatar that answers is passed on only if the person wrote that it should be.',
        who: 'Two keyholders, within the written decision of the person',
      },
    ],
  },
  refusals: {
    title: 'What it will not do',
    text: 'Nobody can switch these rules off. They are part of the software and of the contract.',
    items: [
      {
        title: 'It does not pretend',
        text: 'Every visit starts with the words that this is a recording of a person who has died. If a visitor asks "Is it you?", it says no.',
      },
      {
        title: 'It does not invent',
        text: 'An answer uses only what was recorded, and shows the date of the recording. If the person recorded nothing on a subject, it says so.',
      },
      {
        title: 'It does not call anybody',
        text: 'It sends no reminders, no messages and no greetings on anniversaries. It speaks only when a visitor comes, and each visit ends after a set time.',
      },
      {
        title: 'It does not sell',
        text: 'There is no advertising and no sponsor. The recordings train no other models. It cannot sign, agree, buy or vote.',
      },
      {
        title: 'It never records children',
        text: 'Only adults who can decide for themselves may record. There is no exception, also not when parents ask.',
      },
      {
        title: 'It is never made after death',
        text: 'There is no avatar without consent given during life, even if letters, messages and films exist.',
      },
    ],
  },
  change: {
    title: 'What changes for the family',
    text: 'No recording makes a loss smaller. It can answer some of the questions that follow.',
    before: 'Without a recorded legacy',
    after: 'With a recorded legacy',
    rows: [
      {
        who: 'The first weeks',
        before:
          'Accounts, photographs and messages are with many companies. Somebody in grief has to write to each one, with a death certificate.',
        after:
          'Nothing happens automatically. A keyholder opens a sealed letter. It says what exists, who may hear it, and that there is no hurry.',
      },
      {
        who: 'A disagreement',
        before:
          'One child wants to keep the voice messages, another cannot listen to them. Both believe they know what she wanted.',
        after:
          'Her own words say what she wanted, with the date. Nobody has to listen, and nobody is asked twice.',
      },
      {
        who: 'A question at night',
        before: '"How did you two meet?" Nobody who was there is still alive.',
        after:
          'He told the story once, and the family hears it as he told it. Below the recording is the name of a person to call.',
      },
      {
        who: 'A grandchild',
        before:
          'She knows her grandmother from three photographs, and from stories that change each time.',
        after:
          'Her grandmother chose the age. Beside a parent, the child may ask about the subjects opened for her and no others.',
      },
      {
        who: 'The end',
        before: 'The account suggests a birthday greeting, year after year.',
        after: 'The family closes it, with a last visit if they want one. After that it is silent.',
      },
    ],
  },
  features: {
    title: 'How an avatar is made',
    text: 'Families meet the service through an institution they trust, for example an archive, a hospice, a veterans office or a place of worship. That institution runs it on our platform.',
    items: [
      {
        title: 'A first conversation',
        text: 'A person from the institution explains what an avatar is and what it is not. Nothing is recorded, and no relative is present. At least one day passes before the next step.',
      },
      {
        title: 'Identity and capacity',
        text: 'Identity is checked as a notary would check it. If there is doubt that a person can decide freely, the process stops.',
      },
      {
        title: 'Sessions at home',
        text: 'The person chooses the number of sessions. They can refuse questions. They can leave other people out or give them another name.',
      },
      {
        title: 'The first hearing',
        text: 'The person meets their own avatar and corrects it. They remove everything that does not sound like them.',
      },
      {
        title: 'Sealing',
        text: 'Recordings, consents and rules are sealed together. Each of two keyholders receives one half of the key and a letter that says what they may do with it.',
      },
      {
        title: 'Opening, or not',
        text: 'It opens only after a registered death, after a waiting time the person chose, and if both keyholders agree. If they never agree, it stays sealed and is deleted at the end of its term.',
      },
    ],
  },
  endings: {
    title: 'Four ways to end it',
    text: 'The person plans the end before anything is recorded. The people named below can ask for it by letter.',
    asks: 'May ask',
    remains: 'What remains',
    items: [
      {
        title: 'Withdrawn',
        text: 'During life, at any time and without a reason. The person withdraws one consent or all of them.',
        asks: 'The person',
        remains: 'A receipt that it was withdrawn',
      },
      {
        title: 'Closed',
        text: 'It no longer answers. The recordings stay, as in an archive.',
        asks: 'The keyholders, or the date set',
        remains: 'The recordings, for the people named',
      },
      {
        title: 'Exported',
        text: 'All recordings, transcripts and consents as ordinary files in open formats.',
        asks: 'The person; later, the people they named',
        remains: 'What the family decides to keep with us',
      },
      {
        title: 'Deleted',
        text: 'Recordings, voice and index are deleted, and the backups at the end of their term. The family learns the date.',
        asks: 'The person; later, the keyholders if the person wrote so',
        remains: 'A certificate of deletion',
      },
    ],
  },
  outcomes: {
    title: 'Our goal for 2028',
    text: 'A number of families is a goal. It does not say whether the service was right for one of them. Only they can say that.',
    items: [{ value: '2028', label: 'Digital legacy avatars for millions of families' }],
  },
  vision: 'Our other goals for 2028',
  safeguards: {
    title: 'How it is protected',
    text: 'A voice can be misused in more ways than a document. These measures protect it.',
    items: [
      {
        title: 'Split keys',
        text: 'A sealed legacy is encrypted. Each keyholder has one half of the key. We have neither half.',
      },
      {
        title: 'The voice never leaves the service',
        text: 'The voice model is for one person and runs only in the service. Every spoken answer has an inaudible mark which shows that it is synthetic.',
      },
      {
        title: 'Visits are private',
        text: 'The service does not store what a visitor says, unless the visitor asks for it. It records who came and when. Only the visitor and the keyholders can read this.',
      },
      {
        title: 'Limits against harm',
        text: 'The person or a keyholder sets the length of a visit and the visits per week. At signs of acute distress it stops and shows a human contact in the country.',
      },
      {
        title: 'Other people in a recording',
        text: 'Anyone named in a recording can ask what is said about them, and object. That part is not played until there is a decision.',
      },
      {
        title: 'If the operator closes',
        text: 'The contract names a successor archive and a notice period. Without a successor, families receive their files and the rest is deleted.',
      },
    ],
  },
  questions: {
    title: 'Questions from families and their advisers',
    items: [
      {
        question: 'Is this my mother?',
        answer:
          'No. It is a recording that your mother made and allowed us to use for answers. It knows what she told it until the last session, and nothing after that. It says so itself.',
      },
      {
        question: 'Is it good for a person in grief?',
        answer:
          'For some people it may not be. So we offer the first visit together with a person, and we limit visits. It sends nothing to anyone. A named relative can pause their own access at any time. It does not replace counselling.',
      },
      {
        question: 'May children speak with it?',
        answer:
          'Only if the person who recorded it named the child. A guardian must agree and be present. The child may ask only about the subjects opened for them. A guardian can end it at any time. Children are never recorded.',
      },
      {
        question: 'What if the family disagrees?',
        answer:
          'What the person wrote during their life applies. If they wrote nothing, the more careful wish applies. The avatar stays closed for the relative who does not want it, and nobody plays it in their presence.',
      },
      {
        question: 'Can you make one of a person who has already died?',
        answer:
          'No. We can help to keep their letters, recordings and photographs in an archive for the family. We do not make an avatar, because nobody asked them.',
      },
      {
        question: 'Which law applies?',
        answer:
          "The law of the country where the institution keeps the legacy. The consent names it. Data protection law often ends at death. The contract continues the person's rights through their keyholders.",
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: ['/capabilities/digital-identity', '/capabilities/ai-automation', '/vision', '/privacy'],
  },
  action: {
    title: 'Talk to us before you decide anything',
    text: 'We start with your questions, your ethics board and the families you know. We show no demonstration unless you ask for one.',
    label: 'Write to us',
  },
} as const satisfies AftrlifeCopy
