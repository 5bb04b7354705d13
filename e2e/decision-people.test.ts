import { afterAll, expect, it } from 'vitest'
import { boss, clientOf, look, sound, startForDecisions } from './decision-visits.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { browser, baseUrl, panelNew, person, colleague, end } = await startForDecisions()
afterAll(end)

it('about a milestone: staff name somebody else with keys alone, who draws their name at 360', async () => {
  const [email, name] = ['drawn@ministry.example', 'Drawn Hollis']
  const title = 'Is it reached?'
  await using staff = await visit(browser, look(1280, 'light'))
  await using first = await person(boss, look(1280, 'light'))
  await colleague(first.page, email, name)
  const { page: panel } = staff
  await enterPanel(panel, baseUrl)
  await open(panel, panelNew)
  await clientOf(panel).selectOption({ index: 1 })
  await pressOn(panel, panel.getByRole('button', { name: 'Continue' }))
  await panel.getByLabel('Title').waitFor()
  await typeInto(panel, panel.getByLabel('Title'), title)
  await panel.getByLabel('What is asked').selectOption('signature')
  await panel.getByLabel('Due date').fill('2099-01-31')
  const milestone = panel.locator('optgroup[label=Milestones] option').first()
  const value = (await milestone.getAttribute('value')) ?? ''
  await panel.getByLabel('What is decided').selectOption(value)
  const people = panel.getByLabel('Person 1').locator('option')
  const own = (await people.allTextContents()).find((one) => !/Hollis|Nobody/.test(one)) ?? ''
  await panel.getByLabel('Person 1').selectOption({ label: own })
  await pressOn(panel, panel.getByRole('button', { name: 'Ask for the decision' }))
  await panel.getByRole('heading', { level: 1, name: title }).waitFor()
  await pressOn(panel, panel.getByRole('link', { name: `Replace ${own}` }))
  await panel.getByRole('heading', { name: `Who decides instead of ${own}?` }).waitFor()
  await sound(staff)
  await pressOn(panel, panel.getByRole('button', { name: 'Replace' }))
  await panel.getByText('Please choose a person').waitFor()
  await tabTo(panel, panel.getByLabel('Person', { exact: false }).first())
  await panel.keyboard.type(name)
  await pressOn(panel, panel.getByRole('button', { name: 'Replace' }))
  await seesToast(panel, `${name} decides now`)
  await panel.getByText(`${name} decides instead of ${own}.`).waitFor()
  await sound(staff)

  await using second = await person(email, look(360, 'dark'))
  const { page } = second
  await open(page, `${baseUrl}/dashboard`)
  await pressOn(page, page.getByRole('link', { name: `Decide: ${title}` }))
  const field = page.getByRole('img', { name: 'Field for your signature' })
  const draw = async () => {
    await field.scrollIntoViewIfNeeded()
    const box = await field.boundingBox()
    if (!box) throw new Error('there is no field')
    await page.mouse.move(box.x + 30, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 10 })
    await page.mouse.up()
    await page.getByText('Your signature is drawn.').waitFor()
  }
  await draw()
  await sound(second)
  await pressOn(page, page.getByRole('button', { name: 'Clear the drawing' }))
  await page.getByText('Your signature is drawn.').waitFor({ state: 'detached' })
  await draw()
  await pressOn(page, page.getByRole('button', { name: 'Sign', exact: true }))
  await page.getByText('Everybody has agreed. Thank you.').waitFor()
  const drawn = page.getByRole('img', { name: `The name of ${name}, as they have drawn it` })
  await drawn.waitFor()
  await sound(second)
  const complaints = [staff, first, second].flatMap((one) => one.complaints)
  expect(complaints.filter((one) => !/status of 422/.test(one))).toEqual([])
})
