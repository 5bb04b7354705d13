import { expect, test } from 'vitest'
import { importDirection } from './import-direction.ts'

const file = (path: string, text = 'export const x = 1\n') => ({ path, text })

test('a tree whose imports all run one way is clean', () => {
  const files = [
    file('server/main.ts', "import { open } from '#app/platform/db.server.ts'"),
    file(
      'app/routes/admin/lead.tsx',
      "import { x } from '#app/features/leads/lead-service.server.ts'",
    ),
    file(
      'app/features/leads/lead-service.server.ts',
      "import { x } from '../accounts/account-service.server.ts'\nimport { y } from '#app/features/accounts/account.ts'\nimport { z } from './lead-store.server.ts'\nimport { t } from '#app/features/mail/layout.tsx'",
    ),
    file('app/features/leads/lead-store.server.ts'),
    file('app/features/accounts/sign-in/sign-in-service.server.ts'),
    file('app/features/accounts/account.ts'),
    file('app/features/mail/layout.tsx'),
    file('app/platform/db.server.ts'),
    file('app/content/en/home.ts'),
    file('app/ui/card.tsx', "import type { Home } from '#content/home.ts'"),
  ]
  expect(importDirection(files)).toEqual([])
})

test.each([
  [
    'platform knows no feature',
    'app/platform/db.server.ts',
    'app/features/leads/lead.ts',
    'platform knows no business noun',
  ],
  [
    'a feature knows no route',
    'app/features/leads/lead.ts',
    'app/routes/home.tsx',
    'must not import routes',
  ],
  [
    'the design system takes words as props',
    'app/ui/card.tsx',
    'app/content/en/home.ts',
    'as props',
  ],
  ['content holds words only', 'app/content/en/home.ts', 'app/ui/card.tsx', 'words only'],
  [
    'the app knows no script',
    'app/platform/db.server.ts',
    'scripts/build.ts',
    'must not import harness',
  ],
  [
    'the left knows nothing of the right',
    'app/features/accounts/account.ts',
    'app/features/leads/lead.ts',
    'to its right in FEATURE_ORDER',
  ],
  [
    'stores are private',
    'app/features/leads/lead-service.server.ts',
    'app/features/accounts/sign-in/sign-in-store.server.ts',
    '<noun>-service.server.ts',
  ],
  [
    'views are private',
    'app/features/leads/lead-list.tsx',
    'app/features/accounts/account-card.tsx',
    '<noun>.ts',
  ],
  [
    'a route asks a service',
    'app/routes/lead.tsx',
    'app/features/leads/lead-store.server.ts',
    "call the feature's service",
  ],
  [
    'a new feature needs a place',
    'app/features/weather/rain.ts',
    'app/features/weather/sun.ts',
    'not in FEATURE_ORDER',
  ],
])('%s', (_, from, to, remedy) => {
  const [violation, ...others] = importDirection([
    file(from, `\nimport { x } from '#${to}'`),
    file(to),
  ])
  expect(violation).toMatchObject({ path: from, line: 2 })
  expect(violation?.message).toContain(remedy)
  expect(others).toEqual([])
})

test('tests are free to import', () => {
  const files = [
    file('app/features/audit/audit.test.ts', "import { x } from '../leads/lead-store.server.ts'"),
    file('app/features/leads/lead-store.server.ts'),
  ]
  expect(importDirection(files)).toEqual([])
})

test('the kit for PDF documents is used by features and knows none', () => {
  const kit = file('app/print/sheet.server.ts')
  const use = "import { x } from '#app/print/sheet.server.ts'"
  expect(importDirection([kit, file('app/features/billing/a.server.ts', use)])).toEqual([])
  const billing = file('app/features/billing/invoice.ts')
  const wrong = file('app/print/a.ts', "import { x } from '#app/features/billing/invoice.ts'")
  expect(importDirection([billing, wrong])[0]?.message).toContain('kit for PDF documents')
})
