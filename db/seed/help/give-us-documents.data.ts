import type { SampleHelpArticle } from '../sample.ts'

export default {
  slug: 'give-us-documents',
  title: 'How to give us documents',
  excerpt:
    'Find out what we still need from you, send files or an answer to each line, and see when it is accepted.',
  audience: 'clients',
  content: `
<p>When we need documents or answers from you, we send you a request. You get an email, and the request appears on your <a href="/dashboard/requests">Requests</a> page with the day by which we need it. You do not need to send anything by email.</p>
<h2>Give what is asked</h2>
<ol>
<li>Open the request. It lists what we need, one line for each document or answer.</li>
<li>For a document, choose one or more files and press <strong>Send files</strong>. A photo from your phone is fine.</li>
<li>For an answer, write it in the field and press <strong>Send answer</strong>.</li>
</ol>
<p>You can do this line by line, on different days. Your colleagues can help: they see the request too. What you have typed and not sent is kept in your browser.</p>
<h2>What happens then</h2>
<p>Each line shows where it stands.</p>
<table>
<thead><tr><th>The line says</th><th>What it means</th></tr></thead>
<tbody>
<tr><td>Missing</td><td>We are waiting for you.</td></tr>
<tr><td>In review</td><td>We have it and are looking at it. You can still send a better file or change your answer.</td></tr>
<tr><td>Returned</td><td>Something is not right. Our reason stands beside the line. Please give it again.</td></tr>
<tr><td>Accepted</td><td>This line is done.</td></tr>
</tbody>
</table>
<p>When every line is accepted, the request is completed. Your files are then with the other documents of your project, on the <a href="/dashboard/documents">Documents</a> page.</p>
<h2>If we returned a file</h2>
<p>Send the corrected file under the same name. It becomes a new version of the same document, so nobody reads the old one by mistake. A file with another name is added as a document of its own.</p>
<h2>Reminders</h2>
<p>We remind you by email before the date and after it, as long as something is missing. If you need more time, or if a line does not apply to you, tell us in a <a href="/dashboard/support/new">ticket</a>.</p>
`,
} satisfies SampleHelpArticle
