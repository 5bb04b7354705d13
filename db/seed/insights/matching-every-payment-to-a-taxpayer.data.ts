import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'matching-every-payment-to-a-taxpayer',
  title: 'Matching every payment to a taxpayer: a guide to closing the day',
  excerpt:
    'Before new taxes or new models, a revenue authority can book the money it already has. How to design references, matching rules and a daily balance.',
  author: 'Sample author',
  contentType: 'guide',
  capabilities: ['ai-automation', 'cloud-infrastructure'],
  publishedAt: '2026-09-15T13:00:00Z',
  isPublished: true,
  image: {
    figure: 'governance',
    alt: 'Engraved rosette in green and ochre, like the seal on a banknote',
  },
  content: `
<p>Ask a revenue authority for its arrears, and you get a number. Ask how much of it has already been paid, and often nobody knows. Some money arrives without an account. Some accounts are open although the money has arrived. Between the two is a suspense account that nobody has emptied for years. Matching payments is simple work in <a href="/solutions/governance">digital tax collection</a>, and we advise an authority to start with it. It needs no change of law and no new tax. You see the result each evening.</p>

<h2>Why matching comes before everything else</h2>
<p>Three later projects depend on it. Reminders and enforcement are fair only if the authority knows who has paid. Risk models learn from payment behaviour and will learn nonsense if that behaviour is recorded against the wrong person. And no taxpayer trusts an online account that shows a debt they settled last month.</p>
<p>The figure we work to in this field is 20% more tax collection from unchanged rates. Part of it comes from here: fewer unmatched payments and arrears that are followed while they are fresh. How large that part is in your country nobody can say beforehand, which is why the starting point has to be measured first.</p>

<h2>Design the reference first</h2>
<p>A payment can be matched without a human being if it carries one reference that belongs to one claim. That reference should have four properties.</p>
<ul>
<li><strong>Issued by the authority</strong>, with the assessment or with a request to pay. A taxpayer number alone is not enough, because it does not say what the money is for.</li>
<li><strong>Guarded by check digits</strong>, so that a slip of the hand is refused at the counter and is not discovered in the evening. ISO 11649 defines such a reference and many banks already validate it.</li>
<li><strong>Short enough for the worst channel.</strong> If somebody has to key it into a simple phone, avoid letters that can be taken for digits.</li>
<li><strong>The same in every channel</strong>: bank, card, mobile money, post office, counter.</li>
</ul>
<pre><code>RF67 VAT2 6Q30 0471 1

RF            structured reference, ISO 11649
67            check digits (remainder of a division by 97)
VAT26Q3       tax and period
004711        number of the claim</code></pre>
<p>The example is invented, but its check digits are right: change one digit, or exchange two neighbouring ones, and the sum no longer works out. Print the reference as text and as a code that a phone can read. In the first weeks, listen at a counter to how people say it aloud. That decides how it should be grouped.</p>

<h2>Match in a fixed order</h2>
<p>Matching by rules is not a failure of ambition. A rule can be read by the auditor and by the taxpayer, and it will do the same tomorrow. Arrange the rules from certain to uncertain and stop at the first that fits.</p>
<table>
<thead><tr><th>Step</th><th>Condition</th><th>What happens</th><th>Who answers for it</th></tr></thead>
<tbody>
<tr><td>1</td><td>Valid reference, claim open, amount equal</td><td>Booked, receipt sent</td><td>The rule</td></tr>
<tr><td>2</td><td>Valid reference, amount differs</td><td>Booked as part payment or surplus, both sides told</td><td>The rule</td></tr>
<tr><td>3</td><td>Valid reference, claim closed</td><td>Held as credit, refund or offset proposed</td><td>An officer releases it</td></tr>
<tr><td>4</td><td>No reference, sender's account known to one taxpayer only</td><td>Match proposed with its grounds</td><td>An officer confirms it</td></tr>
<tr><td>5</td><td>Free text resembles a name or number</td><td>Up to three candidates shown</td><td>An officer chooses or refuses</td></tr>
<tr><td>6</td><td>Nothing fits</td><td>Open item with an owner and a date</td><td>The named owner</td></tr>
</tbody>
</table>
<p>A model is useful in steps four and five. It reads the text on the slip and suggests candidates. It books nothing. A wrong booking is worse than none, because it creates two errors. One taxpayer gets a stranger's money. Another is asked for a debt that was paid. For the same reason, similarity of names is never sufficient, however high the score.</p>

<h3>Money that comes twice, or goes back</h3>
<p>Banks repeat files, and mobile operators reverse transfers days later. Give each incoming line an identity made from its channel, the operator's own number and the booking date, and refuse to book that identity twice. A reversal is a new line that points to the first. If it arrives after a clearance certificate, a person decides. They must be able to find the certificate from the entry.</p>

<h2>Balance the accounts every day</h2>
<p>The evening close is one page with three sums.</p>
<ol>
<li>What the channels confirmed as received today, by channel.</li>
<li>What was booked to taxpayers' accounts today, by matching step.</li>
<li>What was added to the open items today.</li>
</ol>
<p>The first must equal the second and third together, to the cent, and for each channel separately. A difference stops the page from being signed and has an owner before the next morning. It is tempting to allow a small tolerance. Do not. Small differences are where a systematic fault first shows, and a tolerance teaches everyone to overlook it.</p>
<p>Then a second page, once a week: the open items by age. The total is less interesting than the oldest line, the number of lines without movement since last week, and the name beside each. Money without an owner attracts people who would like to give it one. Two officers should be needed for each release from the list: one prepares, another approves, and the system refuses the same person twice.</p>

<h2>What to do with the old suspense account</h2>
<p>Do not carry it over as one balance, and do not wait until it has been cleaned. Bring each line over with a mark for how well it is documented: a source and a likely owner; a source only; neither. Work on the first group at once, starting with the taxpayers who are in enforcement at this moment, because there the damage is being done. For the third group, ask the finance ministry for a date and a rule under your law. Lines that can never be resolved should leave the books by decision and not by neglect.</p>
<p>Keep old and new apart on the daily page. Otherwise a good week of clearing old items hides a bad week of matching new ones.</p>

<h2>Measure five things, from the first day</h2>
<ul>
<li>Share of lines booked in steps one and two, by channel. If one channel is weak, its form is weak.</li>
<li>Lines without an owner at the close of the day.</li>
<li>Age of the oldest open item.</li>
<li>Bookings that were later corrected, by matching step and by officer.</li>
<li>Reminders sent to taxpayers who had already paid. This is the figure that citizens feel.</li>
</ul>
<p>Take the same five for a month of the present process before anything changes, as far as they can be had. Where they cannot, write "not known today" into the baseline. It is a finding, and later it will be a result.</p>
<blockquote><p>A treasury total is as reliable as the last line that was booked into it by somebody in a hurry.</p></blockquote>

<h2>A first month</h2>
<p>Week one: collect a full day of incoming lines from each channel and sort them by hand into the six steps. Week two: interview the people who resolve open items today, and write down the clues they use, for they are your rules four and five. Week three: agree on the reference with two banks and one mobile operator. Week four: close one day on paper, with the three sums, for one tax and one office. None of this requires software. If you buy software, put all of it into the requirements. <a href="/blog/a-tender-annex-from-a-blueprint">The guide to tender annexes</a> shows how.</p>
<p>How the ledger continues from there, through assessment and objection to the treasury view, is drawn under <a href="/solutions/governance">Digital Governance &amp; Tax Collection</a>. The conditions under which a ledger may run in your own country, and leave it with you, are in <a href="/blog/sovereignty-you-can-test">our paper on sovereignty</a>. If you have sorted your one day by hand, <a href="/contact">send us the six numbers</a>, without names. They are enough for a useful conversation.</p>
`,
} satisfies SampleInsight
