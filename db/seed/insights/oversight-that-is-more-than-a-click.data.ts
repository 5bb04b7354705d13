import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'oversight-that-is-more-than-a-click',
  title: 'Oversight that is more than a click: how to tell whether officers decide',
  excerpt:
    'An officer who confirms everything protects nobody. Five measures, the sample sizes they need, and what to do when a measure leaves its range.',
  author: 'Sample author',
  contentType: 'white-paper',
  capabilities: ['ai-automation'],
  publishedAt: '2026-10-13T13:00:00Z',
  isPublished: true,
  image: {
    figure: 'automation',
    alt: 'Engraved rosette in blue and grey, its bands closing in on a red centre',
  },
  content: `
<p>Proposals for artificial intelligence in government often say that a person makes the final decision. This is a promise about behaviour, and you can measure behaviour. Without a measure, you do not know. The person may decide, or may only press a button for the software. This paper shows how a service owner can tell the difference. It applies to any system where a model proposes and an officer decides, as in our <a href="/capabilities/ai-automation">AI and automation</a>.</p>

<h2>Why a signature is not always a decision</h2>
<p>People who receive mostly correct suggestions stop checking them. This is not laziness. Attention is expensive, and it is reasonable to save it where it has never paid. The European AI Act calls this tendency automation bias. People who oversee a high-risk system must be able to stay aware of it. Awareness alone helps little. What helps is a process in which checking sometimes finds something, and in which not checking becomes visible.</p>
<p>Three situations look alike in the statistics. The model is right and the officer has verified it. The model is right and the officer has not looked. The model is wrong and the officer has not looked. An agreement rate of nearly one hundred in a hundred is compatible with all three. So agreement, taken alone, is not evidence of anything.</p>

<h2>Five measures</h2>
<table>
<thead><tr><th>Measure</th><th>How it is taken</th><th>What it tells you</th></tr></thead>
<tbody>
<tr><td>Blind agreement</td><td>A share of cases reaches officers without the proposal; the two are compared afterwards</td><td>How often officer and model agree when neither has influenced the other</td></tr>
<tr><td>Pull</td><td>Agreement with the proposal shown, less blind agreement</td><td>How strongly the proposal draws officers towards it</td></tr>
<tr><td>Time to confirm</td><td>Time from opening to decision, by outcome, as a distribution</td><td>Whether confirming is done by reading</td></tr>
<tr><td>Evidence opened</td><td>Whether the marked passage was viewed before the decision</td><td>Whether the reason was looked at, and not only the result</td></tr>
<tr><td>Second look</td><td>A share of confirmed cases read again by another officer, who sees neither decision nor proposal</td><td>How many confirmed errors remain</td></tr>
</tbody>
</table>
<p>Pull is the number to watch. A small positive value is expected: sometimes the proposal reminds an officer of something true. A large one means that the proposal is deciding. Compare it between offices, between times of day and between languages. It often rises in the last two hours of a shift and with a long queue. So it measures workload as much as technology.</p>
<p>Time to confirm must be handled with care. It is a measure of the process and should never become a ranking of persons. Once officers know that slow confirmation looks conscientious, they will wait before they click. Report it by team, and show it to the team first. If many confirmations are faster than anyone can read, ask about the screen and the workload.</p>

<h2>How many cases are enough</h2>
<p>Evaluations are often too small to support the sentence that is written about them. Two rules of thumb are sufficient for planning.</p>
<p><strong>When no error is found.</strong> Review <em>n</em> random cases and find no error. The true error rate may still be about 3 divided by <em>n</em>, with 95 per cent confidence. Statisticians call this the rule of three.</p>
<table>
<thead><tr><th>Cases reviewed, none wrong</th><th>Errors that cannot be ruled out</th></tr></thead>
<tbody>
<tr><td>100</td><td>up to about 3 in 100</td></tr>
<tr><td>300</td><td>up to about 1 in 100</td></tr>
<tr><td>600</td><td>up to about 1 in 200</td></tr>
<tr><td>3,000</td><td>up to about 1 in 1,000</td></tr>
</tbody>
</table>
<p>The figure we work to is 99.5% accuracy, which is one error in two hundred. So a review that supports it needs at least six hundred cases without a single error, and more if one is found. Anyone who presents such a figure on the basis of eighty cases, ourselves included, should be sent back.</p>
<p><strong>When you look at groups.</strong> The rule applies to each group for which you want to make a statement. If the service works in four languages and you wish to say that none is treated worse, each of the four needs its own sample. A small group may not have enough cases in a year. Then say so, keep the model out of that group, and let officers decide there without it.</p>

<h2>Errors do not cost the same</h2>
<p>A visa wrongly proposed for grant and one wrongly proposed for further questions are both counted as errors, and they do not weigh the same. Before any evaluation, the policy owner should write one sentence for each direction: what happens to whom, can it be undone, and who notices. From this follows the threshold. If an error cannot be corrected and affects a person, the model does not propose at all. So our own list of things never to automate begins with refusing a visa, a benefit or a treatment.</p>
<p>Thresholds belong to the service owner. Each change is tried on past cases, its effect is stated in cases per week, and it is signed. "We tuned the model" is not an entry in a record.</p>

<h2>Screens that make checking easy</h2>
<h3>Show the evidence before the proposal</h3>
<p>If the officer reads the marked passage first and the proposal second, a judgment already exists when the suggestion arrives.</p>
<h3>Make it easy to disagree</h3>
<p>If confirming takes one key and disagreeing takes a form, the form is deciding. Both should take one action and a reason from a short list.</p>
<h3>Ask small questions</h3>
<p>"Is the statement on page four in the applicant's own name?" can be verified in a moment. "Is this application credible?" cannot. A model that answers many small questions leaves the large one to a person.</p>
<h3>Tell officers the result</h3>
<p>Officers who never learn what became of their decisions cannot improve. Once a month, show a team the cases in which the second look differed, without names, and let them argue.</p>

<h2>What to do when a measure leaves its range</h2>
<p>Decide the consequences before the system opens, while nobody is defending it.</p>
<ol>
<li><strong>Pull above the agreed limit for two weeks:</strong> raise the share of blind cases and lower the number of cases per shift. Raise the threshold, so that more cases come without a proposal.</li>
<li><strong>Second look finds more than the agreed errors:</strong> withdraw the model for that question. The service goes on with officers alone. The way back is a new evaluation.</li>
<li><strong>One group differs from the others:</strong> withdraw it for that group on the same day, and review its decided cases, oldest first.</li>
<li><strong>Nobody has overruled anything for a month:</strong> insert cases whose answer is known. If these pass unnoticed too, the oversight exists on paper only.</li>
</ol>
<p>For the second step a service must be able to run without the model, at a pace that its staff can sustain for some weeks. Calculate that pace in the business case. A model that cannot be withdrawn is no longer a tool.</p>
<blockquote><p>The test of human oversight is simple to state: can you name a week in which it changed something?</p></blockquote>

<h2>What to write down</h2>
<p>For each proposal, keep the question, the version of the model, the evidence, the proposal and its threshold. Keep also the decision, the officer and the reason. For each month, keep the five measures with their sample sizes. For each change, keep who decided it and what they had seen. With these three an oversight body can form its own opinion years later. Ask your counsel which of them your law requires. Canada's Directive on Automated Decision-Making and the European AI Act are two useful texts to start with.</p>
<p><a href="/blog/the-photograph-before-the-pour">Our note on the photograph before the pour</a> shows this in a building inspection. In tax, where matching by rules often makes a model unnecessary, see <a href="/blog/matching-every-payment-to-a-taxpayer">the guide to closing the day</a>. If you already run a model without these measures, begin with the second look: thirty cases a week, one officer, one afternoon. <a href="/contact">Tell us what you found</a>, and we will say what we would ask next.</p>
`,
} satisfies SampleInsight
