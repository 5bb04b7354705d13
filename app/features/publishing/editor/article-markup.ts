const kept: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  code: ['class'],
}

/**
 * Converts the editor's HTML into the form in which articles are stored: without the editor's
 * attributes, without a paragraph around the only text of a cell or list item, with header rows in
 * a thead, and one block a line.
 */
export function tidyArticle(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    const names = kept[element.localName] ?? []
    for (const name of element.getAttributeNames())
      if (!names.includes(name)) element.removeAttribute(name)
  }
  for (const group of body.querySelectorAll('colgroup')) group.remove()
  for (const element of body.querySelectorAll('td, th, li')) unwrap(element)
  for (const table of body.querySelectorAll('table')) giveHead(table)
  for (const paragraph of body.querySelectorAll(':scope > p, blockquote > p'))
    if (!paragraph.hasChildNodes()) paragraph.remove()
  return [...body.children].map((block) => block.outerHTML).join('\n')
}

function unwrap(element: Element): void {
  const [first, ...others] = element.children
  const isAlone = others.every(({ localName }) => localName === 'ul' || localName === 'ol')
  if (first?.localName === 'p' && isAlone) first.replaceWith(...first.childNodes)
}

function giveHead(table: HTMLTableElement): void {
  const heads: HTMLTableRowElement[] = []
  for (const row of [...table.rows]) {
    const isHead = [...row.cells].every(({ localName }) => localName === 'th')
    if (isHead && heads.length === row.rowIndex) heads.push(row)
    for (const cell of row.cells)
      if (cell.localName === 'th') cell.setAttribute('scope', heads.includes(row) ? 'col' : 'row')
  }
  if (heads.length > 0 && heads.length < table.rows.length) table.createTHead().append(...heads)
}
