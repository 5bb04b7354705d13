import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'consent-custody-and-a-recorded-voice',
  title: 'Consent, custody and a recorded voice: seven questions before anything is made',
  excerpt:
    'A digital avatar of a person who has died is first a question of permission. Seven questions for ethics boards and institutions, with our own answers.',
  author: 'Sample author',
  contentType: 'opinion',
  capabilities: ['ai-automation', 'digital-identity'],
  publishedAt: '2026-06-30T13:00:00Z',
  isPublished: true,
  image: { figure: 'aftrlife', alt: 'Engraved growth rings of a tree, one of them in red' },
  content: `
<p>Today it is easy to make a dead person appear to speak. A few minutes of sound and some letters are enough to convince a stranger. That does not make it right. Archives, hospices, veterans offices and ministries will have to allow it or refuse it. They need questions with a yes or a no, before anything is recorded. These are ours. They are an opinion and not legal advice, and an ethics board may well be stricter.</p>

<h2>1. Was the person asked, while they could say no?</h2>
<p>Our answer decides everything else: without consent given in life there is no avatar, whatever has been left behind. Letters were written to somebody. A voicemail was meant for one evening. A family may own the paper and the tape. It does not own the permission to make them answer.</p>
<p>The usual objection is that the person would have liked it. Perhaps. But nobody can ask the person to correct a reconstruction built on "would have". A portrait needs that correction. Recordings of those who were never asked can be kept, described and listened to. An archive is a respectable place, and it should stay one.</p>

<h2>2. Is each use a separate yes?</h2>
<p>One signature under ten pages is a receipt. It is not consent. The uses differ so much that a thoughtful person may accept one and refuse the next. We ask for five separately: to keep it, to search it, to answer in words, to answer in the recorded voice, to show a face.</p>
<p>Each is dated, witnessed and can be withdrawn alone while the person lives. What withdrawal means should be stated for each, because it is not the same.</p>
<table>
<thead><tr><th>Use that was allowed</th><th>What must end when it is withdrawn</th><th>What may remain</th></tr></thead>
<tbody>
<tr><td>Keeping</td><td>The recordings, and everything made from them</td><td>A receipt of the withdrawal</td></tr>
<tr><td>Searching</td><td>Index and transcripts used for finding</td><td>The recordings</td></tr>
<tr><td>Answering in words</td><td>The answering part</td><td>Recordings and index</td></tr>
<tr><td>Answering in the voice</td><td>The voice model</td><td>Answers in text, if still allowed</td></tr>
<tr><td>Showing a face</td><td>The moving image</td><td>Photographs the person gave to the archive</td></tr>
</tbody>
</table>
<p>Ask the supplier how the middle column is carried out, by which day, including copies and backups. Without an answer, the consent cannot be withdrawn. People should be told so before they give it.</p>

<h2>3. Who can tell whether the yes was free?</h2>
<p>Many who record are ill or very old. Some are tired, some are grateful to the person asking, some wish to please their children. Capacity is not a form to be ticked. It is a judgment, and it should be made by someone who gains nothing from the answer.</p>
<p>Three arrangements help. The first conversation happens without a recorder and without the family in the room. A day at least lies between that conversation and anything else. And the institution counts how often the answer was no. Where nobody ever declines, the question is being asked in the wrong way.</p>

<h2>4. Who has custody, and what may a custodian not do?</h2>
<p>After a death the person can no longer instruct anyone, and in many places data protection law no longer speaks for them. Something has to stand in for it. Ownership is the wrong idea, because an owner may do as he likes. Custody is better: a duty with limits, held for somebody else.</p>
<p>We put custody into two pairs of hands. Two keyholders, named in life, each hold half of the key to a sealed legacy. We hold neither half. They may open, close or delete within what the person wrote. They may not add a listener or a subject, and they may not add a use. What neither the person nor the rules foresaw is decided by the more cautious of two readings.</p>
<p>The price of this arrangement must be spoken aloud. If one keyholder loses the half, or the two never agree, the legacy stays sealed until its term ends and is then deleted. Some institutions find this harsh. We think that a loss which was explained beforehand does less harm than an opening that nobody had allowed. To help, an institution can ask for a substitute for each keyholder. It can also write to all of them once a year.</p>

<h2>5. What about everyone else in the story?</h2>
<p>Nobody tells a life without telling parts of others. A sister's illness, a neighbour's debt, a first marriage: these people are alive, or have children who are, and they were not in the room.</p>
<p>Full consent from everyone mentioned is impossible and would end all memoirs. Ignoring them is not acceptable either, because a recording that answers can be questioned, and a book cannot. A middle way is workable. The speaker is asked in each session whether somebody should be left out or renamed. Anyone who learns that they are spoken of can ask what is said and object. Until it is decided, that part is not played. The person who decides works for the institution and not for the supplier.</p>

<h2>6. What does it do to those who listen?</h2>
<p>Little is known, and whoever sounds certain should be asked for their evidence. Grief counsellors disagree with each other, and people differ. That argues for a design that can do no great harm if it is wrong.</p>
<ul>
<li>At each visit it says that it is a recording of a person who has died. If somebody asks "Is it you?", it says no.</li>
<li>It answers from what was recorded and shows the day. Where nothing was recorded, it says so. It has no opinion on the news.</li>
<li>It never calls, reminds or sends a message. Visits end by themselves and are limited in number.</li>
<li>At signs of acute distress it stops and shows a human contact in the country.</li>
<li>No person is obliged to hear it, and nobody who declines is asked again.</li>
</ul>
<p>One measure should be left out, although every product team will propose it: time spent with the avatar. More is not better. An institution that wants to learn may ask later if visitors wanted fewer visits. It asks only those who agreed to be asked.</p>

<h2>7. How does it end, and who pays until then?</h2>
<p>A promise for ever is a promise that nobody can keep. Hardware fails, companies are sold, budgets are cut. So the person plans the end first. A date, an event or a named person closes the legacy. At the end of the agreed term it stops, until somebody with the right asks to renew it. A successor archive and a notice period stand in the contract. If there is no successor, families receive their files and the rest is deleted.</p>
<p>Money follows the same logic. A family should not have to pay so that a voice does not disappear. That is pressure, and we think no institution should sign such a contract. The cost of the whole term, including the deletion, can be calculated on the first day and funded on the first day.</p>
<blockquote><p>Before you ask how lifelike it is, ask how it is switched off, by whom, and what is left afterwards.</p></blockquote>

<h2>What we do not know</h2>
<p>We do not know how a generation will feel that has grown up with such recordings. We do not know whether courts will treat a keyholder as a kind of executor. We do not know whether the word "avatar" helps or misleads. Our goal for 2028 is on the <a href="/vision">vision page</a>. It counts families with recorded consent and leaves out those who withdrew it. A count cannot say if it was right for one of them.</p>
<p>What we have built so far, and what it refuses to do, is described under <a href="/solutions/aftrlife">AftrLife</a>. The proof of who consented and who may visit rests on the same <a href="/capabilities/digital-identity">digital identity</a> as any public register. If your board is meeting about this, <a href="/contact">send us its questions</a>, above all those that do not appear here.</p>
`,
} satisfies SampleInsight
