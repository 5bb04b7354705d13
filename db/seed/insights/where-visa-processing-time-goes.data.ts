import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'where-visa-processing-time-goes',
  title: 'Where visa processing time goes, and how to reduce it',
  excerpt:
    'A visa file can take forty days and need less than an hour of work. How to count waiting, which waits to remove first, and how to keep decisions good.',
  author: 'Sample author',
  contentType: 'article',
  capabilities: ['ai-automation', 'digital-identity'],
  publishedAt: '2026-11-10T14:00:00Z',
  isPublished: true,
  image: {
    figure: 'evisa',
    alt: 'Engraved rosette of fine loops in grey and blue with a red centre, like the ground of a visa page',
  },
  content: `
<p>A visa department that wants to be faster usually asks for more officers or for software that reads faster. Both can help. But take twenty decided files and write down what happened on each day. On most days the answer is: nothing. The file was waiting. This article shows how to find those days and remove them in the right order, with or without a new system. It is for the person who has to promise a minister a number.</p>

<h2>Agree when you start and stop counting</h2>
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
<p>Our figure is a 70% reduction in visa processing time. We count from complete application to decision, against the department's own baseline. It means nothing until that baseline exists.</p>

<h2>An average hides the people who wait</h2>
<p>Averages of decided cases have a second flaw: they leave out what is still open. A department can decide easy cases quickly and leave the difficult ones. Its averages will look excellent for as long as it does so. Two figures put this right.</p>
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
<tr><td>Waiting for a second authority</td><td>12</td><td>Ask on the first day, and set a date and a person for a missing answer</td></tr>
<tr><td>In the queue of one officer</td><td>10</td><td>One queue by age and open question, not one per person</td></tr>
<tr><td>Waiting for a second signature</td><td>5</td><td>Ask whether the rule still demands it for this type</td></tr>
<tr><td>Printing and collecting</td><td>4</td><td>A signed authority sent at the moment of the grant</td></tr>
<tr><td>Being worked on, all officers together</td><td>less than 1</td><td>Leave it alone for now</td></tr>
</tbody>
</table>
<p>The last row surprises most groups that make this drawing. It also shows why a model that reads documents twice as fast, put into this process and nothing else, would change almost nothing. Machine reading helps where it removes a wait: it notices a bad scan in seconds, or names a missing page during upload.</p>

<h2>Remove waits in this order</h2>
<h3>First, the correspondence</h3>
<p>A form that knows the type, the nationality and the purpose asks for the right papers and for no others. It checks what it can while the applicant is present: legibility, validity of the passport, and the name on the statement. What is left goes out as one request and not as three. Count requests per case: each one restarts somebody's calendar.</p>
<h3>Second, the sequence</h3>
<p>Checks at other authorities are often done one after another, for no better reason than that the paper could be in one place only. Start them together. Give each a time limit. If there is no answer, the file says so, and a named person decides what that means for this kind of case. A check that never answers in time and never changes a decision should be looked at by your policy team. It may be protecting nobody.</p>
<h3>Third, the queue</h3>
<p>Personal piles are fast for those whose officer is well and on duty. One queue per visa type, ordered by age and by open questions, treats cases alike and makes absence harmless. Supervisors may reorder it, with a reason that is kept. Resist the wish to sort by expected outcome: it puts people into lanes on a guess, and the slow lane is never audited.</p>
<h3>Last, the work itself</h3>
<p>Now faster reading, pre-filled fields and drafted letters make a difference, because the file spends its time with a person. The officer sees the evidence beside each field, decides, and gives a reason. No model grants or refuses. Read <a href="/blog/oversight-that-is-more-than-a-click">a separate paper</a> before you show the first proposal. It explains how to tell if officers really decide.</p>

<h2>Keep decisions good while you make them faster</h2>
<p>Speed can be bought by deciding worse. Four counter-measures make that visible; agree on them together with the target and publish them beside it.</p>
<ol>
<li><strong>Decisions changed on review or appeal</strong>, by month of the original decision.</li>
<li><strong>Grant and refusal rates by type and nationality</strong>, compared with the year before. A shift needs an explanation: it may be real, and it may be the form.</li>
<li><strong>Referrals at the border</strong> of holders who were granted, by reason.</li>
<li><strong>Requests that turned out to be unnecessary</strong>, from a monthly second reading of thirty files.</li>
</ol>
<p>If the time falls and all four stay level, the gain is real. If one moves, stop and look before the next office is switched over. Only a parallel run, where old and new process decide the same cases, gives an exact comparison. Do not shorten it to meet a date.</p>
<blockquote><p>Nobody is harmed by a fast decision, if a person really made it.</p></blockquote>

<h2>What to promise</h2>
<p>Promise the ninth decile and not the mean. Promise one visa type first, at the missions that took part in the drawing. Promise a date on which the figure will be read from the register by your own staff. And write down what you will not do to reach it. Close no case early because an answer is missing. Drop no second signature without a change of the rule. Move no group to a slower lane.</p>
<p>How one file carries a case from the form to the arrival desk is shown under <a href="/solutions/evisa">e-Visa</a>. How the traveller proves who they are without posting a passport belongs to <a href="/capabilities/digital-identity">digital identity</a> and is weighed in <a href="/blog/credentials-or-federation">our guide to credentials and federation</a>. If you have drawn the twenty lines, you hold the first sheet of a <a href="/blueprint">Blueprint</a> already. <a href="/contact">Show us the longest one.</a></p>
`,
} satisfies SampleInsight
