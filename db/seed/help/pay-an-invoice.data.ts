import type { SampleHelpArticle } from '../sample.ts'

export default {
  slug: 'pay-an-invoice',
  title: 'How to pay an invoice',
  excerpt: 'Find an invoice and its PDF, pay it, and read what your organization owes on any day.',
  audience: 'clients',
  content: `
<p>Your invoices and credit notes are on the <a href="/dashboard/invoices">Invoices</a> page. We also send each invoice by email when we issue it.</p>
<h2>Pay</h2>
<ol>
<li>Open the invoice and look at the amount and the day on which it is due.</li>
<li>If the invoice has a <strong>Pay Now</strong> button, press it. It opens the site of the payment provider in a new tab. The page names that site before you press, so that you can check the address.</li>
<li>If there is no button, pay by bank transfer. The account is on the PDF. Please give the number of the invoice with the payment.</li>
</ol>
<p>The invoice says Paid when we have recorded your payment. A transfer between banks can take some days to arrive.</p>
<h2>PDFs for your accounts</h2>
<p><strong>View PDF</strong> opens one invoice. To get several at once, select them in the list and download their PDFs as one ZIP file.</p>
<h2>What do we owe?</h2>
<p>The <a href="/dashboard/invoices/statement">statement of account</a> shows invoices, credit notes and payments of a period, with the balance after each. You can export it as a CSV file for your own books.</p>
<h2>I do not see any invoices</h2>
<p>Your organization may have named billing contacts. Then only they see invoices. The page names them, so that you know whom to ask.</p>
<h2>Something is wrong with an invoice</h2>
<p>Please do not change the amount that you pay. Create a <a href="/dashboard/support/new">ticket</a> with the number of the invoice. If it has to be corrected, we issue a credit note.</p>
`,
} satisfies SampleHelpArticle
