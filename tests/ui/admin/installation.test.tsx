import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Capabilities } from '../../../src/customRoutes/admin/dashboard/Capabilities.tsx'
import { AdminTopBar } from '../../../src/layout/admin/AdminTopBar.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const off = {
  name: 'whatsapp',
  label: { en: 'WhatsApp', hi: 'WhatsApp' },
  whenOff: { en: 'Sign-in by WhatsApp is not offered.', hi: 'WhatsApp से साइन इन नहीं दिया जाता।' },
  isRequired: false,
  state: 'off',
  missing: ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN'],
}
const label = (en: string) => ({ en, hi: en })
const on = { ...off, name: 'sms', label: label('SMS'), state: 'on', missing: [] }
const twin = { ...off, name: 'google', label: label('Google sign-in'), state: 'sandbox' }

test('what is off comes first, with what that means and the settings that are missing', async () => {
  await renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <Capabilities /> }],
    answers: { 'GET /admin-api/capabilities': () => ({ body: { capabilities: [on, twin, off] } }) },
  })
  await screen.findByText('Google sign-in')
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    'WhatsAppSign-in by WhatsApp is not offered. Missing: WHATSAPP_PHONE_ID, WHATSAPP_TOKENOff',
    'Google sign-inSandbox',
    'SMSOn',
  ])
})

test.each([
  [['operational', 'operational'], 'All sources up', 'operational'],
  [['unknown', 'unknown'], '2 sources not asked yet', 'unknown'],
  [['operational', 'unknown'], '1 source not asked yet', 'unknown'],
  [['unknown', 'degraded'], 'GSTIN check slow', 'degraded'],
  [['down', 'unknown'], 'PAN check down', 'down'],
  [['degraded', 'down'], '2 sources have problems', 'down'],
])('%j: the top bar says "%s"', async (states, words, shown) => {
  const sources = states.map((state, at) => ({ product: ['pan-check', 'gstin-check'][at], state }))
  await renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <AdminTopBar onOpenMenu={() => {}} /> }],
    answers: {
      'GET /admin-api/sources': () => ({ body: { sources } }),
    },
  })
  expect((await screen.findByText(words)).closest('a')?.dataset.state).toBe(shown)
})
