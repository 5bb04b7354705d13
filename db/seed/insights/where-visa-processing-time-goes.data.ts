import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'where-visa-processing-time-goes',
  title: 'Where visa processing time goes, and how to take it back',
  excerpt:
    'A file that takes forty days is rarely worked on for forty minutes. How to count waiting, which waits to remove first, and which measures keep speed from costing good decisions.',
  author: 'Unordin Immigration Practice',
  contentType: 'article',
  capabilities: ['ai-automation', 'digital-identity'],
  publishedAt: '2026-11-10T14:00:00Z',
  isPublished: true,
  image: {
    figure: 'evisa',
    alt: 'Engraved rosette of fine loops in grey and blue with a red centre, like the ground of a visa page',
  },
  content: `
<p>A visa department that wants to be faster usually asks for more officers or for software that reads faster. Both can help. But if you take twenty decided files and write down, for each day of their lives, what was happening to them, you will find that on most days the answer is: nothing. The file was waiting. This article is about finding those days and removing them in the right order, with or without a new system. It is written for the person who has to promise a minister a number.</p>

<h2>Agree on when the clock runs</h2>
<p>Two departments with the same performance can report figures that differ by half, because they count from different moments. Before anything is improved, settle four times for each case and record all of them.</p>
<table>
<thead><tr><th>Time</th><th>Meaning</th><th>Whose wait ends here</th></tr></thead>
<tbody>
<tr><td>Submitted</td><td>The applicant has sent the form and paid</td><td>The applicant's preparation</td></tr>
<tr><td>Complete</td><td>Nothing that the rules demand is missing</td><td>The correspondence about papers</td></tr>
<tr><td>Decided</td><td>An officer has signed</td><td>The department's work</td></tr>
<tr><td>Delivered</td><td>The traveller holds a decision that can be used</td><td>Printing, posting, collecting</td></tr>
</tbody>
</table>
<p>Most departments publish the time from complete to decided. It is the figure they control, and it is a fair one. The traveller lives through the time from submitted to delivered. Report both. If "complete" can be reached only after three letters, the published figure may improve for years while nothing changes for anybody.</p>
<p>When we say that we work to 70% less processing time, we mean from complete application to decision, against the department's own baseline. The sentence is worthless until that baseline exists.</p>

<h2>An average hides the people who wait</h2>
<p>Averages of decided cases have a second flaw: they leave out what is still open. A department that decides its easy cases promptly and lets the difficult ones lie will report excellent averages for as long as it keeps doing so. Two figures put this right.</p>
<ul>
<li><strong>The ninth decile of decided cases:</strong> nine in ten were decided within this many days. Applicants plan by this number, not by the mean.</li>
<li><strong>The age of open cases today:</strong> how many are older than thirty, sixty, ninety days. Nobody can improve this figure by choosing which file to open first.</li>
</ul>

<h2>Follow twenty files</h2>
<p>Take twenty closed cases of one visa type: ten at random, five of the slowest, five that were refused and then granted on review. For each, draw a line from submission to delivery and colour it by what was happening. Six colours are enough: with the applicant, with another authority, in a queue, being worked on, awaiting a second signature, in transport.</p>
<p>Here is such a line, invented but not unusual, for a case of forty days.</p>
<table>
<thead><tr><th>State</th><th>Days</th><th>What would shorten it</th></tr></thead>
<tbody>
<tr><td>Waiting for a clearer scan of one page</td><td>9</td><td>Check the scan while the applicant is still at the form</td></tr>
<tr><td>Waiting for a second authority</td><td>12</td><td>Ask on the first day, and give the silence a date and a name</td></tr>
<tr><td>In the queue of one officer</td><td>10</td><td>One queue by age and open question, not one per person</td></tr>
<tr><td>Waiting for a second signature</td><td>5</td><td>Ask whether the rule still demands it for this type</td></tr>
<tr><td>Printing and collecting</td><td>4</td><td>A signed authority sent at the moment of the grant</td></tr>
<tr><td>Being worked on, all officers together</td><td>less than 1</td><td>Leave it alone for now</td></tr>
</tbody>
</table>
<p>The last row surprises most groups that make this drawing. It also shows why a model that reads documents twice as fast, put into this process and nothing else, would change almost nothing. Machine reading is worth its cost where it removes a wait: a bad scan that is noticed in seconds, a missing page that is named at upload.</p>

<h2>Remove waits in this order</h2>
<h3>First, the correspondence</h3>
<p>A form that knows the type, the nationality and the purpose asks for the right papers and for no others. It checks what can be checked while the applicant is present: legibility, validity of the passport, whether the name on the statement is that of the applicant. What is left goes out as one request and not as three. Count requests per case: each one restarts somebody's calendar.</p>
<h3>Second, the sequence</h3>
<p>Checks at other authorities are often done one after another, for no better reason than that the paper could be in one place only. Start them together. Give each a limit, record a silence as a silence, and let a named person decide what a silence means for this kind of case. A check that never answers in time and never changes a decision should be looked at by your policy team. It may be protecting nobody.</p>
<h3>Third, the queue</h3>
<p>Personal piles are fast for those whose officer is well and on duty. One queue per visa type, ordered by age and by open questions, treats cases alike and makes absence harmless. Supervisors may reorder it, with a reason that is kept. Resist the wish to sort by expected outcome: it puts people into lanes on a guess, and the slow lane is never audited.</p>
<h3>Last, the work itself</h3>
<p>Now faster reading, pre-filled fields and drafted letters make a difference, because the file spends its time with a person. The officer sees the evidence beside each field, decides, and gives a reason. No model grants or refuses. How to tell whether officers really decide once proposals are on their screens is the subject of <a href="/blog/oversight-that-is-more-than-a-click">a separate paper</a>, and it should be read before the first proposal is shown.</p>

<h2>Guard the decision while you speed it up</h2>
<p>Speed can be bought by deciding worse. Four counter-measures make that visible; agree on them together with the target and publish them beside it.</p>
<ol>
<li><strong>Decisions changed on review or appeal</strong>, by month of the original decision.</li>
<li><strong>Grant and refusal rates by type and nationality</strong>, compared with the year before. A shift needs an explanation: it may be real, and it may be the form.</li>
<li><strong>Referrals at the border</strong> of holders who were granted, by reason.</li>
<li><strong>Requests that turned out to be unnecessary</strong>, from a monthly second reading of thirty files.</li>
</ol>
<p>If the time falls and all four stay level, the gain is real. If one moves, stop and look before the next office is switched over. A parallel run in which old and new process decide the same cases is the only occasion on which the comparison is exact, so do not shorten it to meet a date.</p>
<blockquote><p>Nobody is harmed by a file that is decided on the day it becomes complete, as long as somebody has decided it.</p></blockquote>

<h2>What to promise</h2>
<p>Promise the ninth decile and not the mean. Promise one visa type first, at the missions that took part in the drawing. Promise a date on which the figure will be read from the register by your own staff. And write down what you will not do to reach it: no case closed for lack of an answer before its date, no second signature dropped without a change of the rule, no group moved to a slower lane.</p>
<p>How one file carries a case from the form to the arrival desk is shown under <a href="/solutions/evisa">e-Visa</a>. How the traveller proves who they are without posting a passport belongs to <a href="/capabilities/digital-identity">digital identity</a> and is weighed in <a href="/blog/credentials-or-federation">our guide to credentials and federation</a>. If you have drawn the twenty lines, you hold the first sheet of a <a href="/blueprint">Blueprint</a> already. <a href="/contact">Show us the longest one.</a></p>
`,
} satisfies SampleInsight
