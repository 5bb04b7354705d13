import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { EntryButtons } from './entry-buttons.tsx'

const copy = { save: 'Save', saving: 'Saving', remove: 'Delete', cancel: 'Cancel' }

function shown(isNew: boolean): string {
  const element = <EntryButtons isNew={isNew} back="/list" copy={copy} />
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  )
}

test('a stored entry can be saved and deleted, and the list is one link away', () => {
  expect(shown(false).match(/>[A-Z]\w+</g)).toEqual(['>Save<', '>Delete<', '>Cancel<'])
  expect(shown(false)).toContain('href="/list"')
})

test('a new entry cannot be deleted', () => {
  expect(shown(true).match(/>[A-Z]\w+</g)).toEqual(['>Save<', '>Cancel<'])
})
