// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ShownForm } from '../../../contracts/esign/forms.ts'
import { formStopTexts } from '../../../contracts/esign/forms.ts'
import { esignForms as texts } from '../../../contracts/messages/en/esignForms.ts'
import { FormLinkCard } from '../../../src/customRoutes/esign/publicForm/FormLinkCard.tsx'
import { SitesCard } from '../../../src/customRoutes/esign/sites/SitesCard.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

vi.mock('../../../src/customRoutes/esign/builder/pdf.ts', () => ({
  openPdf: () => Promise.reject(new Error('No PDF')),
}))

const form = (more: Partial<ShownForm> = {}): ShownForm => ({
  stopped: null,
  url: 'https://sign.example.com/esign-form/AAAAAAAAAAAAAAAAAAAAAA',
  qr: { size: 10, path: 'M1 1h1v1h-1z' },
  copiesMost: 50,
  copiesPerDay: 5,
  // The end of 18 December in India.
  until: '2026-12-18T18:30:00.000Z',
  copies: 7,
  copiesToday: 2,
  ...more,
})

const READ = 'GET /api/esign/envelopes/env_1/form'
const Card = () => <FormLinkCard id="env_1" />
const openCard = (state: object) =>
  renderConsolePage(Card, {
    path: '/esign?id=env_1',
    answers: {
      [READ]: () => ({ body: { form: null, problems: [], pricePaise: 2500, ...state } }),
      'PUT /api/esign/envelopes/env_1/form': () => ({ body: { form: form(), problems: [], pricePaise: 2500 } }),
    },
  })

test('a form that is on shows its link, its QR code and what is left of its limits', async () => {
  await openCard({ form: form() })
  await screen.findByText('https://sign.example.com/esign-form/AAAAAAAAAAAAAAAAAAAAAA')
  screen.getByRole('img', { name: texts.qr })
  screen.getByText('7 of 50')
  screen.getByText('2 of 5')
  screen.getByText('18 Dec')
  expect(screen.queryByText(texts.off)).toBeNull()
  screen.getByText(/₹25\.00/)
})

test('it is switched on with its limits', async () => {
  const { user, seen } = await openCard({})
  await user.click(await screen.findByRole('button', { name: texts.switchOn }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(new RegExp(`^${texts.until}`)), '2026-12-20')
  await user.click(dialog.getByRole('button', { name: texts.open.button }))
  await expect
    .poll(() => seen.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ copiesMost: 100, copiesPerDay: 20, until: '2026-12-20' })
})

test('what keeps a template from being a form is said, and it cannot be switched on', async () => {
  await openCard({ problems: ['Leave exactly one name empty.'] })
  await screen.findByText('Leave exactly one name empty.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.switchOn }).disabled).toBe(true)
})

test('a form that has stopped says why', async () => {
  await openCard({ form: form({ stopped: 'balance' }) })
  await screen.findByText(formStopTexts.balance.en)
  expect(screen.getByText(texts.off)).not.toBeNull()
})

test('the sites of an account are one a line', async () => {
  const { user, seen } = await renderConsolePage(SitesCard, {
    path: '/esign',
    answers: {
      'GET /api/esign/settings': () => ({ body: { origins: ['https://a.example.com'] } }),
      'PUT /api/esign/settings': () => ({ body: { origins: [] } }),
    },
  })
  await screen.findByText('https://a.example.com')
  await user.click(screen.getByRole('button', { name: texts.sites.change }))
  await user.type(screen.getByLabelText(texts.sites.label), '\nhttps://b.example.com')
  await user.click(screen.getByRole('button', { name: texts.sites.save }))
  await expect
    .poll(() => seen.find(({ method }) => method === 'PUT')?.body)
    .toEqual({
      origins: ['https://a.example.com', 'https://b.example.com'],
    })
})
