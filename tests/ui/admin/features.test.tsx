import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin as en } from '../../../contracts/messages/en/admin.ts'
import { admin as hi } from '../../../contracts/messages/hi/admin.ts'
import { features } from '../../../contracts/people/features.ts'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import { textsIn } from '../../../src/i18n/messages.ts'
import { describeAction } from '../../../src/resources/users/show/AuditTimeline.tsx'
import { UserFeatures } from '../../../src/resources/users/show/UserFeatures.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const user = { id: 'usr_1' } as AdminUserDetail

/** A server that stores the switches' states. */
async function open(on: { features: string[]; controls: string[] }) {
  const answer = () => ({ body: { features: [...on.features], controls: [...on.controls] } })
  return renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <UserFeatures user={user} /> }],
    answers: {
      'GET /admin-api/users/usr_1/switches': answer,
      'POST /admin-api/users/usr_1/features': ({ body }) => {
        on.features.push((body as { feature: string }).feature)
        return answer()
      },
      'POST /admin-api/users/usr_1/controls': () => {
        on.controls.length = 0
        return answer()
      },
    },
  })
}

/** Finds it behind a dialog too. */
const isOn = (name: string) => screen.getByRole('switch', { name, hidden: true }).getAttribute('aria-checked')

test('a switch asks for a reason, and changes after the server’s reply (A41)', async () => {
  const { user: person, seen } = await open({ features: ['VideoKyc'], controls: [] })
  await person.click(await screen.findByRole('switch', { name: 'Vaahan analytics' }))
  expect(isOn('Video KYC')).toBe('true')
  expect(screen.getByRole('dialog', { name: 'Turn on “Vaahan analytics”?' })).toBeDefined()
  const dialog = within(screen.getByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isOn('Vaahan analytics')).toBe('false')
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])

  await person.click(screen.getByRole('switch', { name: 'Vaahan analytics' }))
  await person.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Part of the contract')
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(isOn('Vaahan analytics')).toBe('true'))
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    feature: 'VaahanAnalytics',
    on: true,
    reason: 'Part of the contract',
  })
})

test('the challan wallet has a switch that is separate from the menu’s (A32)', async () => {
  const { user: person, seen } = await open({ features: ['ChallanTool'], controls: ['ChallanTool'] })
  await person.click(await screen.findByRole('switch', { name: 'Challan tool, wallet' }))
  await person.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Asked for by the customer')
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(isOn('Challan tool, wallet')).toBe('false'))
  expect(isOn('Challan tool, menu')).toBe('true')
  const [sent] = seen.filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject({ path: '/admin-api/users/usr_1/controls', body: { control: 'ChallanTool', on: false } })
})

test('each feature has labels in both languages, none with a vendor’s name (A111)', () => {
  const words = [en, hi].flatMap(({ users }) => Object.values(users.features.feature))
  expect(Object.keys(en.users.features.feature).sort()).toEqual([...features].sort())
  expect(new Set(words).size).toBe(2 * features.length)
  expect(words.join(' ')).not.toMatch(/trulog|ocean|invincible/i)
})

test('the log names the switch and its new state (A32)', () => {
  const text = textsIn('en', 'admin')
  const words = (action: 'feature.switched' | 'control.switched', on: boolean, name = 'ChallanTool') =>
    describeAction({ action, switched: { name, on } }, text)
  expect(words('feature.switched', true)).toBe('Turned on: Challan tool, menu')
  expect(words('control.switched', false)).toBe('Turned off: Challan tool, wallet')
  expect(words('feature.switched', true, 'GoneLongAgo')).toBe('Feature switched')
  expect(describeAction({ action: 'kyc.approved', switched: null }, text)).toBe('KYC approved')
})
