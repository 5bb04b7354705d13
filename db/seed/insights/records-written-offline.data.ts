import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'records-written-offline',
  title: 'Two clinics, one patient, no signal: designing records that are written offline',
  excerpt:
    'Offline work is easy to promise and hard to merge. Which medical data a machine can join, which need a clinician, and how to test it with two tablets.',
  author: 'Sample author',
  contentType: 'article',
  capabilities: ['cloud-infrastructure', 'digital-identity'],
  publishedAt: '2026-03-17T13:00:00Z',
  isPublished: true,
  image: {
    figure: 'healthcare',
    alt: 'Engraved rosette in pale red, one fine band of loops around another',
  },
  content: `
<p>A mother brings a child to the village clinic on Monday. The connection is down, so the nurse writes the visit on a tablet. On Wednesday another clinic sees the same child, with a tablet that has not received the visit of Monday. On Friday both tablets find a signal. What should the record say?</p>
<p>Every <a href="/solutions/healthcare">telemedicine program</a> in places with weak networks meets this question early. Software can always produce an answer. The difficulty is to produce one that a clinician would have given, or else to admit that a clinician is needed. This article sets out how we sort the problem.</p>

<h2>Why the last entry must not replace the others</h2>
<p>Many synchronisation tools settle conflicts by time: the later change replaces the earlier one. For a shopping list this is acceptable. In a medical record it deletes a fact without telling anyone. It also trusts the clock of a tablet that was in a bag for three weeks and has been set by hand.</p>
<p>There are data structures that merge without conflict by construction. They guarantee that all devices arrive at the same result. They do not guarantee that the result is clinically true. One nurse writes blood group A and another writes blood group B. A record that keeps both is complete, but the patient is no safer.</p>
<p>So the useful question is asked per fact: what does it mean when two of these meet?</p>

<h2>Four kinds of fact</h2>
<p>Go through the forms of your program with a clinician and put every field into one of four groups. In our experience it takes two afternoons, and the arguments in the room are the most valuable part.</p>
<table>
<thead><tr><th>Kind of fact</th><th>Examples</th><th>When two meet</th><th>Who settles it</th></tr></thead>
<tbody>
<tr><td>Events</td><td>Visit, measurement, vaccination given, message sent</td><td>Both are kept, in the order of their own times</td><td>Nobody has to</td></tr>
<tr><td>States</td><td>Current medicines, pregnancy, chronic conditions</td><td>Rebuilt from the events; differences are shown as a question</td><td>The clinician at the next visit</td></tr>
<tr><td>Constants</td><td>Blood group, date of birth, allergy to a substance</td><td>Both are shown as unconfirmed until one is confirmed</td><td>A named clinician, with a reason</td></tr>
<tr><td>Scarce things</td><td>A bed, the last vial, an appointment</td><td>The second claim is refused or queued</td><td>The place that owns the thing</td></tr>
</tbody>
</table>
<p>Events are the friendly case, so it pays to turn as much as possible into events. Do not store "vaccinations: complete". Store each dose with its date, batch and giver, and compute the word "complete" when somebody looks. Do not store a medicine list that is edited. Store "started", "changed" and "stopped", each with a reason. The list is then a view, and two offline edits become two entries that can be read.</p>
<p>Scarce things are the opposite. A bed cannot be booked offline, because the device cannot know. The honest interface says "requested" and never "booked", and it prints the referral with a code that the hospital can open. A promise that only one side has heard is the most expensive kind of data.</p>

<h2>Three times, not one</h2>
<p>Each entry should have three times: when it happened, when the device wrote it, and when the server received it. The three are used for different things.</p>
<ul>
<li><strong>Stated time</strong> is the clinical one. It puts events into their order and counts a case in the week in which it occurred.</li>
<li><strong>Device time</strong> shows how far a device's clock is off. Compare it with the server at every contact and store the difference; do not silently correct old entries.</li>
<li><strong>Received time</strong> explains what somebody else could have known. If a doctor prescribed on Thursday and Monday's visit arrived on Friday, the record can show that the doctor had not seen it.</li>
</ul>
<p>The last point matters in every review of an adverse event. Without a received time a record looks, in hindsight, as if everyone had known everything.</p>

<h2>One patient with two records</h2>
<p>Conflicts inside one record are rarer than two records for one person. A card that was left at home, a married name or a guessed year of birth is enough. Two rules keep this manageable.</p>
<h3>Link records, and never merge them</h3>
<p>When two records turn out to be one person, connect them and keep both. The HL7 FHIR standard provides for this: one patient entry can point to another as its replacement. A merge that cannot be undone will one day join two sisters who share a birthday, and someone will receive the other's medicine.</p>
<h3>Propose, and let a person confirm</h3>
<p>A model may list likely pairs with the fields that speak for and against. Someone who can telephone the clinic confirms. A <a href="/capabilities/digital-identity">credential or a card</a> settles most cases. The process must also work for a patient who has neither.</p>

<h2>Send in the order of need</h2>
<p>When a weak line opens for four minutes, the first bytes should be the ones that change what someone does today. This order works: urgent referrals and alerts, answers that a clinic waits for, visits of patients with an appointment this week, other visits, stock, photographs. The queue should be visible on the tablet, with what has left and what has not. A health worker who can see that Monday's visits are still on the device will carry it to the hill where there is a signal. One who sees a green tick that means nothing will not.</p>
<p>Each item must be safe to send twice. Lines fail after the data has arrived and before the receipt has. If every entry has an identifier made on the device, the server recognizes the second copy and says "I have it" once more.</p>

<h2>What late data does to surveillance</h2>
<p>Counts by week change after the week is over, because visits arrive late. Three habits prevent false alarms and false calm. Count a case in the week in which it happened and mark it as late. Show beside each count how many of the expected clinics have reported. And compare this week with earlier weeks <em>as they looked at the same delay</em>, and not with weeks that have since been completed. A district in which half the clinics are silent has not become healthier.</p>

<h2>How to test it with two tablets</h2>
<p>This acceptance test needs no laboratory, and it can stand in a tender word for word.</p>
<ol>
<li>Load the same ten patients on two tablets, then put both into flight mode.</li>
<li>Follow a script on each: new visits, a changed medicine, two different blood groups, one new patient entered on both with different spellings.</li>
<li>Set the clock of one tablet back by a day. Put it into a drawer overnight.</li>
<li>Connect the first tablet, then the second. Interrupt the second in the middle of sending and connect it again.</li>
<li>A clinician who did not write the script reads all ten records. They say what is true, what is open, and who has to act.</li>
</ol>
<p>The test is passed if the clinician's account agrees with the script and nothing has vanished. It is failed if any entry was lost or doubled, or if a contradiction was settled without a name.</p>
<blockquote><p>An open question in a record is not a defect. A closed one that nobody closed is.</p></blockquote>

<h2>Where to begin</h2>
<p>Begin with the four groups and the forms you use now. If more than a few fields land among the scarce things, your process depends on a line that you may not have. That is worth knowing before any software is chosen, and it is the kind of finding a <a href="/blueprint">Blueprint</a> puts on its first sheet. How such a requirement becomes part of a tender is the subject of <a href="/blog/a-tender-annex-from-a-blueprint">an earlier guide</a>.</p>
`,
} satisfies SampleInsight
