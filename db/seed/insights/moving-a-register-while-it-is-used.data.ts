import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'moving-a-register-while-it-is-used',
  title: 'Moving a register while it is being used',
  excerpt:
    'You cannot close a register for a month. How to examine it, move it in rehearsals, prove that nothing is lost, and keep a way back.',
  author: 'Sample author',
  contentType: 'guide',
  capabilities: ['cloud-infrastructure'],
  publishedAt: null,
  isPublished: false,
  image: { figure: 'quiet', alt: 'Engraved rosette of fine grey rays around a red centre' },
  content: `
<p>A register of people, companies or land has often been in one system for twenty years. Somebody has needed it on each of those days. You cannot close it while you move it. You cannot copy it once and stop either. It changes during the copying, and much of its meaning is not written in it. This guide describes a migration that you can interrupt, repeat and prove. It applies to every new system.</p>

<h2>Learn what the fields mean, from the people who fill them</h2>
<p>The manual says what a field was for. The data says what it is used for. Begin with a profile of every column. Note how often it is filled, how many different values it has, since when, and which values look unusual.</p>
<pre><code>select status, count(*), min(entered_on), max(entered_on)
from   holder
group  by status
order  by count(*) desc;

-- A    412 806   1998-03-02   2026-10-30
-- C     88 114   1998-03-02   2026-10-30
-- 9      6 240   2009-01-12   2014-06-30
-- X         17   2026-02-11   2026-10-29</code></pre>
<p>The figures are invented, the pattern is not. Status 9 existed for five years and then stopped. Status X began this year, in small numbers. No manual mentions either. Two officers will know: 9 was a workaround during a strike of the post office, and X marks files under review by a court. Whoever maps both to "other" has just published a court case or lost it.</p>
<p>Hold one conversation per table, with the profile on the table and the longest-serving officer beside it. Write down each meaning as a sentence with the name of the person who said it. These sentences are the true specification of the migration.</p>

<h2>Decide for each field which system is right</h2>
<p>During the move, two systems hold the same fact. For each group of fields exactly one of them is right at any moment, and everybody has to know which. Draw it as a table and keep it on the wall.</p>
<table>
<thead><tr><th>Fields</th><th>Truth before</th><th>Truth during the parallel run</th><th>Truth after</th></tr></thead>
<tbody>
<tr><td>Name, birth, status</td><td>Old register</td><td>Old register, copied forward within minutes</td><td>New register</td></tr>
<tr><td>Address</td><td>Old register</td><td>New register for pilot offices, copied back</td><td>New register</td></tr>
<tr><td>Decisions up to the switch</td><td>Old register</td><td>Frozen: read only in both</td><td>New register, as history</td></tr>
<tr><td>Scanned documents</td><td>File server</td><td>New store; old addresses still lead there</td><td>New store</td></tr>
</tbody>
</table>
<p>Copying in both directions for the same field is the one arrangement to refuse. It looks like safety. In practice each side overwrites the other's corrections, and after a week nobody can say which value a person entered. If an office needs to write in the new system, move the truth for that office, and let the old one follow.</p>

<h2>Sort the bad data before you clean it</h2>
<p>Every register contains errors, and a migration makes them visible all at once. Cleaning everything first takes years. Cleaning nothing hands the mess to people who no longer know its history. Sort instead.</p>
<ul>
<li><strong>Harmless:</strong> inconsistent spelling of a street. Move as it is and correct at the next contact.</li>
<li><strong>Repairable by rule:</strong> a date stored as text, a code with an old meaning. Convert by a written rule, keep the original beside the result.</li>
<li><strong>Needs a person:</strong> two entries with one number, a birth after a marriage. Move both, mark them, and give each an owner.</li>
<li><strong>Blocks the service:</strong> an entry that would cause a wrong decision tomorrow. Resolve before the switch; keep this list short by being strict about it.</li>
</ul>
<p>Software must not settle the third group. Two records that look like one person may be twins, and a register that silently joins them does harm which nobody will find for years. Keep the original of each converted value for as long as your retention rules allow. It is the only way to undo a rule that turns out to be wrong.</p>

<h2>Rehearse until nothing surprises you</h2>
<p>The move itself is a program that runs from an empty target to a complete one, without a hand on it. It is run many times. Each run is timed and ends with the same report. Three signs show that rehearsals are far enough:</p>
<ol>
<li>Two runs from the same source give the same result, record by record.</li>
<li>The last three runs needed no manual step.</li>
<li>The run fits, with room to spare, into the hours in which the register is quiet.</li>
</ol>
<p>If the whole does not fit into a night, move the bulk beforehand and only the changes on the last evening. That requires a reliable list of what has changed. Do not trust a column named "last modified" until you have tested it: batch jobs and repairs by hand often leave it untouched. Compare checksums per block of records instead, and find out.</p>

<h2>Prove that nothing was lost</h2>
<p>A count is the weakest proof, because one lost and one doubled record cancel out. Use four, from cheap to thorough.</p>
<h3>Counts and sums by group</h3>
<p>Records per year, per office, per status; sums of fees and areas. Both sides are taken from the same frozen moment.</p>
<h3>Checksums by record</h3>
<p>A value computed from the fields that must not change, compared for every record. Differences are listed, and each is either explained by a rule or is a defect.</p>
<h3>Searches through the data</h3>
<p>From a person to their documents, from a parcel to its owners, from a decision to its file. Broken connections do not show in counts.</p>
<h3>Cases read by officers</h3>
<p>Fifty cases, chosen by the officers and not by the project, opened in both systems side by side. This is the slowest proof and the one that people believe. Let the officers sign it.</p>
<blockquote><p>A migration is finished when the person who distrusted it most has signed the list of differences.</p></blockquote>

<h2>Switch by office, with a way back</h2>
<p>Choose a first office that is neither the easiest nor the largest. On that day the new system becomes the right one for its records. The old system receives each change for as long as you keep the way back. Rehearse the way back as well, for it is a migration too. Agree in writing on what would trigger it, who decides, and until when it stays open. A way back that stays open for a year is a second system to maintain, and one that closes on the first evening is none.</p>
<p>Other systems connect to the old register, more of them than anyone remembers. Watch its connections for a full quarter, including the night jobs and the yearly one. Answer the old interface from the new register for a time, and log who still uses it. When the log has been empty for an agreed period, close it.</p>

<h2>Leave the old system in good order</h2>
<p>At the end there remain the original data, the programs that converted it, the reports of every run and the sentences with names. Archive them together, readable without the old software. Decide with your archive and your legal department how long each is kept, and delete the rest on schedule, including the copies made for rehearsals. Test copies of a register are a register.</p>
<p>A map of which system holds which truth is the first sheet of a <a href="/blueprint">Blueprint</a>, and you can draw it before any decision about software. How the target can be left one day as cleanly as the old system was left is a question for <a href="/blog/sovereignty-you-can-test">an exit rehearsal</a>. For old balances in a tax system, the marks described in <a href="/blog/matching-every-payment-to-a-taxpayer">the guide to closing the day</a> save much argument. The ground all this stands on is described under <a href="/capabilities/cloud-infrastructure">cloud infrastructure</a>.</p>
`,
} satisfies SampleInsight
