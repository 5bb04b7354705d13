import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'the-photograph-before-the-pour',
  title: 'The photograph before the pour: notes from a reinforcement inspection',
  excerpt:
    'Concrete hides good and bad work. What makes a picture evidence, what a model may mark on it, and what an inspection team learns from its first visits.',
  author: 'Sample author',
  contentType: 'case-note',
  capabilities: ['ai-automation', 'digital-identity'],
  publishedAt: '2026-05-26T13:00:00Z',
  isPublished: true,
  image: {
    figure: 'construction',
    alt: 'Engraved rosette with a wide open band of loops, like a compass drawing',
  },
  content: `
<p>An inspector checks a footing at seven in the morning. The truck is due at nine. Bars are tied, spacers are in, and after nine o'clock nobody will see any of it again. This note describes how the visit changes when the inspector records evidence once and signs on site. It is composed from the usual course of such work and describes no particular client or building. Any inspection team has to make the decisions in it.</p>

<h2>Why this visit comes first</h2>
<p>Teams that want to modernise inspection often begin with the final acceptance, because it is the most visible. We suggest the visit before a pour, for three reasons. It is a hold point: work may not go on without it, so nobody forgets to file. Its checks are few and physical: bar size, spacing, cover, laps, cleanliness. And it cannot be repeated. A roof can be inspected again next year. A footing cannot.</p>
<p>It also shows early whether the method holds up. If it works in rain, in gloves and with a truck waiting, it will work in a stairwell.</p>

<h2>What makes a picture evidence</h2>
<p>A photograph proves that light fell on a lens. To prove something about a building, it needs five companions, and each of them has to be there at the moment of capture.</p>
<ul>
<li><strong>A point.</strong> The picture belongs to a numbered place on the approved drawing, chosen before the camera opens.</li>
<li><strong>A question.</strong> "Spacing of bottom bars, direction A" and not "footing, general".</li>
<li><strong>A scale.</strong> A rule, a marked rod or a printed target in the plane of the bars. Without one, a spacing in pixels stays in pixels.</li>
<li><strong>A revision.</strong> The drawing it is compared with, by number. Many disputes are not about steel. They are about which plan was valid on that day.</li>
<li><strong>A seal.</strong> A value computed on the device from the file, with time and place, so that a crop or a later copy no longer matches.</li>
</ul>
<p>Position from a satellite is a weak sixth companion. It is a few metres wide in the open and useless in a basement. We record it and do not rely on it. The point on the drawing, together with an overview picture that shows the neighbouring points, places a detail more reliably.</p>

<h2>What the model and the inspector may decide</h2>
<p>The division of labour has to be settled in advance, and in writing. This is the sheet for the reinforcement visit.</p>
<table>
<thead><tr><th>Check</th><th>Captured as</th><th>The model may mark</th><th>The inspector decides</th></tr></thead>
<tbody>
<tr><td>Spacing</td><td>Picture square to the bars, with scale</td><td>Gaps beyond tolerance; picture too oblique to measure</td><td>Whether a local deviation is acceptable, and why</td></tr>
<tr><td>Cover</td><td>Measurement at drawn points, picture of spacers</td><td>Spacers missing in a field; value below the rule</td><td>Corrected before the pour, or held</td></tr>
<tr><td>Bar size</td><td>Gauge reading, entered at the point</td><td>Reading differs from the bar schedule</td><td>Every case; a picture is not enough</td></tr>
<tr><td>Laps</td><td>Picture with scale along the lap</td><td>Length shorter than the drawing shows</td><td>Whether the alternative detail was approved</td></tr>
<tr><td>Cleanliness</td><td>Overview picture</td><td>Standing water, timber, loose soil</td><td>Released, or cleaned and seen again</td></tr>
<tr><td>Grade of steel</td><td>Delivery note and tag</td><td>Note missing, or not matched to this pour</td><td>Every case</td></tr>
</tbody>
</table>
<p>Two rows say "every case". A model can count bars. It cannot see the grade of the steel. Do not let it guess a diameter from a picture when a gauge takes ten seconds. Saying so at the beginning saves the team from a discussion about accuracy in which two different questions are mixed.</p>

<h2>What the first visits teach</h2>
<h3>Light and angle</h3>
<p>Low sun throws a second set of bars onto the ground. The model then counts shadows, with confidence. A flash in the shade or a coat held over the spot solves it. The immediate answer is more useful. The device says "too oblique" or "shadow" while the inspector is still there. A second picture takes less time than an explanation later.</p>
<h3>Gloves and rain</h3>
<p>A list with small tick boxes is unusable with wet gloves. Large buttons, numbers by voice and one point per screen decide if inspectors record at the bar or later in the car. If it happens in the car, it is memory.</p>
<h3>Chalk and tape</h3>
<p>Builders mark corrections with chalk and tape. Inspectors began to photograph the mark, then the repair, from the same spot. So the sheet now asks for both: "before" and "after" belong to one finding. The second picture and a second look close it.</p>
<h3>Points that were not seen</h3>
<p>On a large slab nobody sees everything. On paper, the points that nobody visited disappeared among the points that were in order. Now each point is seen, sampled by rule, or listed as not seen. In the first weeks this column is uncomfortably long. It should not be hidden. It is the most honest number an inspection service has, and the best argument for another inspector.</p>

<h2>When the inspector overrules the model</h2>
<p>Overruling has to be as quick as confirming: one action, one reason from a short list, and free words if wanted. The reasons are read each month. If "shadow" dominates, the instruction for taking pictures is improved. If "approved change" dominates, the drawings on the devices are out of date, and the problem lies in the plan register. A model that is never overruled is not perfect. It is more likely that nobody is looking.</p>
<p>The figure we work to is 99.5% accuracy, measured as the contract defines it. For this visit the definition needs one more sentence: accuracy of what? Agree on marks that a second inspector, working from the same evidence and without seeing the first decision, confirms as right or wrong. Count missed defects and false alarms separately, because they do not cost the same. A false alarm costs a picture. A missed defect costs whatever the footing carries.</p>

<h2>The signature at the gate</h2>
<p>Before leaving, the inspector reads the report on the device with the builder's representative: findings, releases, points not seen. Both names go under it. The inspector signs with a credential of their own, because a shared account is no signature. Our page about <a href="/capabilities/digital-identity">digital identity</a> says how such a credential is issued and replaced. With no network the report is sealed on the device and sent later. Its time is the time of signing.</p>
<p>The builder's copy arrives at the same moment. This matters more to the working relationship than any other change. A finding that is read together over the open footing is a technical matter. The same finding in a letter ten days later is an accusation.</p>
<blockquote><p>If the report can be finished at the gate, the office can read reports instead of writing them.</p></blockquote>

<h2>Before you try it</h2>
<p>A team can prepare for this without buying anything. Choose three footings that are due next month. Number the points on the approved drawing. Write the question for each point, and the rule that answers it. Take the pictures with any phone and a scale, then give them to an inspector who was not there and ask what can be concluded. Whatever cannot be concluded belongs on your sheet.</p>
<p>How the pieces fit together from permit to building record is described under <a href="/solutions/construction">construction and inspection</a>. The limits of what a model may do, in this field as in others, stand on the page about <a href="/capabilities/ai-automation">AI and automation</a>. If you want to use the sheet in a purchase, <a href="/blog/a-tender-annex-from-a-blueprint">the guide to tender annexes</a> shows how to write it as a requirement.</p>
`,
} satisfies SampleInsight
