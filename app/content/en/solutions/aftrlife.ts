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
      'A digital legacy recorded in life, with consent that can be withdrawn, and kept for a family under rules it can read. A recording that answers, never the person.',
  },
  mrz: 'A<AFTRLIFE<<WITH<CONSENT',
  headline: [
    { text: 'A recording that answers. Never the ' },
    { text: 'person', accent: true },
    { text: '.' },
  ],
  lead: 'A person records their stories in life, decides who may ask for them, and can take all of it back. What remains after them is theirs, kept for their family.',
  jump: 'Read the five layers',
  caption: 'A life as rings. The red one is the year in which it was decided and signed.',
  layers: {
    title: 'Five layers, all of them set in life',
    text: 'Each layer lies around the one before and cannot be opened without it. Four are decided by the person who records. The last is kept by those they name.',
    decides: 'Decided by',
    items: [
      {
        title: 'What is recorded',
        text: 'Conversations with a trained interviewer or alone, in the language of home: voice, and picture if wanted. Photographs and letters come with their dates. After each session the person hears it again and strikes what should not stay.',
        who: 'The person, session by session',
      },
      {
        title: 'What is consented to',
        text: 'Each use is asked for separately: keep it, let it be searched, let it answer in words, let it answer in the recorded voice, show a face. Every yes stands alone, is dated and signed, and can be withdrawn as long as the person lives.',
        who: 'The person, with a witness',
      },
      {
        title: 'Who may speak with it',
        text: 'Named people, not groups. For each: from when, about what, and how long a visit may last. Some stories can be for one listener only. Nobody is added after death.',
        who: 'The person, name by name',
      },
      {
        title: 'When it is closed',
        text: 'A date, an event or the wish of a named person. Without any of them it falls silent at the end of the agreed term, and stays silent until someone entitled asks to renew it.',
        who: 'The person, in advance',
      },
      {
        title: 'What is passed on or deleted',
        text: 'The recordings can go to the family, to an archive or to nobody. The answering part is never inherited by default: it is passed on only where the person wrote that it should be.',
        who: 'Two keyholders, within what the person wrote',
      },
    ],
  },
  refusals: {
    title: 'What it will not do',
    text: 'These are not settings. They are built in, and the contract says so.',
    items: [
      {
        title: 'It does not pretend.',
        text: 'Every visit opens with the sentence that this is a recording of someone who has died. Asked whether it is them, it says no.',
      },
      {
        title: 'It does not invent.',
        text: 'An answer is drawn from what was recorded, and shows from which day. Where nothing was recorded, it says that nothing was.',
      },
      {
        title: 'It does not call.',
        text: 'No reminders, no messages, no anniversaries. It speaks when somebody comes to it, and a visit ends by itself.',
      },
      {
        title: 'It does not sell.',
        text: 'No advertising, no sponsor, no training of other models. It cannot sign, agree, buy or vote.',
      },
      {
        title: 'Children are never recorded.',
        text: 'Only adults who can decide for themselves may record. There is no exception for parents who ask.',
      },
      {
        title: 'It is not made afterwards.',
        text: 'Without consent given in life there is no avatar, whatever letters, messages and films are left.',
      },
    ],
  },
  change: {
    title: 'From the side of the family',
    text: 'No recording makes a loss smaller. It can make some of what follows less uncertain.',
    before: 'Without it',
    after: 'With it',
    rows: [
      {
        who: 'The first weeks',
        before:
          'Accounts, photographs and messages lie with a dozen companies. Someone has to ask each of them, with a death certificate, while grieving.',
        after:
          'Nothing happens by itself. A keyholder opens a sealed letter that says what exists, who may hear it, and that there is no hurry.',
      },
      {
        who: 'A disagreement',
        before:
          'One child wants to keep the voice messages, another cannot bear them. Both believe that they know what she wanted.',
        after:
          'What she wanted is written, in her words, with the date. Whoever does not wish to hear it never has to, and is not asked again.',
      },
      {
        who: 'A question at night',
        before: 'How did you two meet? Nobody is left who was there.',
        after:
          'He told it once, on a Tuesday in spring, and it is played as he told it. It ends, and a person to call is named beneath it.',
      },
      {
        who: 'A grandchild',
        before: 'She knows a face from three photographs, and stories that change with the teller.',
        after:
          'At the age her grandmother chose, beside a parent, she may ask about the village, the crossing, the shop. Nothing else was opened for her.',
      },
      {
        who: 'Enough',
        before: 'The account goes on suggesting a birthday greeting, year after year.',
        after:
          'The family closes it. There is a last visit if they want one, and then it is quiet.',
      },
    ],
  },
  features: {
    title: 'How one is made',
    text: 'Families meet it through an institution they already trust: an archive, a hospice, a veterans office, a place of worship. That institution runs it on our platform.',
    items: [
      {
        title: 'A conversation without a recorder',
        text: 'A person from the institution explains what it is and what it is not, alone with the one who would record. A day to think about it lies between this and anything else.',
      },
      {
        title: 'Identity and capacity',
        text: 'Identity is checked as for a notarial act. Where there is doubt whether a person can decide freely, it stops there.',
      },
      {
        title: 'Sessions at home',
        text: 'As many or as few as wanted. Questions can be refused, and other people who are spoken of can be left out or given another name.',
      },
      {
        title: 'Hearing it for the first time',
        text: 'The person meets their own avatar, alive, and corrects it. What they do not recognise as theirs is taken out.',
      },
      {
        title: 'Sealing',
        text: 'Recordings, consents and rules are sealed together. Two keyholders receive one half of the key each, and a letter about what they may do with it.',
      },
      {
        title: 'Opening, or not',
        text: 'After a registered death and a waiting time that the person chose, both keyholders must agree. If they never do, it stays sealed until its term ends, and is then deleted.',
      },
    ],
  },
  endings: {
    title: 'How it ends',
    text: 'An ending is planned before there is anything to end. Each of these can be asked for in a letter.',
    asks: 'May ask',
    remains: 'What remains',
    items: [
      {
        title: 'Withdrawn',
        text: 'In life, at any time, without a reason. One consent or all of them.',
        asks: 'The person',
        remains: 'A receipt that it was withdrawn',
      },
      {
        title: 'Closed',
        text: 'It no longer answers. The recordings stay as they are, as in an archive.',
        asks: 'The keyholders, or the date set',
        remains: 'The recordings, for the people named',
      },
      {
        title: 'Taken along',
        text: 'All recordings, transcripts and consents as ordinary files in open formats.',
        asks: 'The person; later, whoever they named',
        remains: 'What you then decide to keep with us',
      },
      {
        title: 'Deleted',
        text: 'Recordings, voice and index, including backups when their term runs out. The family is told the day.',
        asks: 'The person; later, the keyholders if so written',
        remains: 'A certificate of deletion',
      },
    ],
  },
  outcomes: {
    title: 'Our aim for 2028',
    text: 'A number of families is an aim, not a measure of whether it was right for one of them. That, only they can say.',
    items: [{ value: '2028', label: 'Digital legacy avatars for millions of families' }],
  },
  vision: 'What else we aim for by 2028',
  safeguards: {
    title: 'How it is protected',
    text: 'A voice can be misused in ways a document cannot. The measures follow from that.',
    items: [
      {
        title: 'Split keys',
        text: 'A sealed legacy is encrypted with a key whose halves lie with two keyholders. We hold neither half.',
      },
      {
        title: 'The voice stays inside',
        text: 'The voice model is made for one person, runs only in the service and is never handed out. Every spoken answer carries an inaudible mark that it is synthetic.',
      },
      {
        title: 'Visits are private',
        text: 'What a visitor says is not stored unless they ask for it. The record says who came and when, and only the visitor and the keyholders can read it.',
      },
      {
        title: 'Limits against harm',
        text: 'Visits have a length and a number per week that the person or a keyholder sets. At signs of acute distress it stops answering and shows a human contact in the country.',
      },
      {
        title: 'People who are spoken of',
        text: 'Anyone named in a recording can ask what is said about them and object. Until it is decided, that part is not played.',
      },
      {
        title: 'If the operator ends',
        text: 'The contract names a successor archive and a notice period. Without a successor, families receive their files and the rest is deleted.',
      },
    ],
  },
  questions: {
    title: 'Asked by families, and by those who advise them',
    items: [
      {
        question: 'Is this my mother?',
        answer:
          'No. It is a recording that your mother made and allowed to be used for answering. It knows what she told it up to the last session, and nothing after that. It says so itself.',
      },
      {
        question: 'Is it good for someone who grieves?',
        answer:
          'For some people it may not be. The first visit is therefore offered together with a person, visits are limited, nothing is sent to anyone, and a named relative can pause their own access at any time. It does not replace counselling and does not claim to.',
      },
      {
        question: 'May children speak with it?',
        answer:
          'Only if the person who recorded it named the child, only with the consent of a guardian who is present, and only about the subjects opened for that child. A guardian can end it at any time. Children are never recorded as a subject themselves.',
      },
      {
        question: 'What if the family disagrees?',
        answer:
          'What the person wrote in life applies. Where they wrote nothing, the more cautious wish prevails: it stays closed for the one who does not want it, and is not played where they would have to hear it.',
      },
      {
        question: 'Can we make one of somebody who has already died?',
        answer:
          'No. We can help to keep their letters, recordings and photographs in an archive for the family. We do not make it answer, because they were not asked.',
      },
      {
        question: 'Which law applies?',
        answer:
          'That of the country in which the institution keeps the legacy, named in the consent. Data protection law often ends at death; the contract continues the rights of the person through their keyholders.',
      },
    ],
  },
  related: {
    title: 'Read on',
    paths: ['/capabilities/digital-identity', '/capabilities/ai-automation', '/vision', '/privacy'],
  },
  action: {
    title: 'Talk to us before you decide anything.',
    text: 'We begin with your questions, your ethics board and the families you know. No demonstration is shown unless you ask for one.',
    label: 'Write to us',
  },
} as const satisfies AftrlifeCopy
