/**
 * Where a column stands in a row of two lines, as a list shows it where the page is narrow: the name and
 * the status above, one or two details below. A column without a place is seen when the row is opened.
 */
export type RowPlace = 'select' | 'title' | 'status' | 'fact' | 'extra'

type Placed = { key: string; phone?: 'title' | 'status' | 'fact' }

const select = 'select'
/** What is done in a row, and what moves it. */
const deeds = ['actions', 'act', 'order']
const [mostDetails, mostExtras] = [2, 2]

/**
 * The first column is the name and the next two are the details, unless columns say that they are. Further
 * ones are shown where there is room.
 */
export function rowPlaces(columns: readonly Placed[]): ReadonlyMap<string, RowPlace> {
  const places = new Map<string, RowPlace>()
  const texts = columns.filter(({ key }) => key !== select && !deeds.includes(key))
  const title = texts.find(({ phone }) => phone === 'title') ?? texts[0]
  const status =
    texts.find(({ phone }) => phone === 'status') ??
    texts.find(({ key }) => key === 'status' || key === 'state')
  const others = texts.filter((one) => one !== title && one !== status)
  const named = others.filter(({ phone }) => phone === 'fact')
  const details = named.length > 0 ? named : others.slice(0, mostDetails)
  const extras = others.filter((one) => !details.includes(one)).slice(0, mostExtras)
  for (const { key } of details) places.set(key, 'fact')
  for (const { key } of extras) places.set(key, 'extra')
  if (title) places.set(title.key, 'title')
  if (status) places.set(status.key, 'status')
  if (columns.some(({ key }) => key === select)) places.set(select, 'select')
  return places
}
