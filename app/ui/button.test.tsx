import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, SubmitButton } from './button.tsx'

test('the button of a form is a button that waits and says so while the form is sent', () => {
  expect(html(<SubmitButton size="large" label="Save" busy={false} />)).toBe(
    html(
      <Button type="submit" size="large">
        Save
      </Button>,
    ),
  )
  expect(html(<SubmitButton name="intent" value="save" start label="Save" busy="Saving" />)).toBe(
    html(
      <Button type="submit" name="intent" value="save" disabled className="justify-self-start">
        Saving
      </Button>,
    ),
  )
})

test('it can wait for another reason, without a word about it', () => {
  expect(html(<SubmitButton label="Save" busy={false} disabled className="mt-6" />)).toBe(
    html(
      <Button type="submit" disabled className="mt-6">
        Save
      </Button>,
    ),
  )
})
