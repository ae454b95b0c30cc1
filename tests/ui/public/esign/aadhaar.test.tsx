import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import AadhaarPage from '../../../../src/public/esign/AadhaarPage.tsx'
import { keepBegun, readBegun } from '../../../../src/public/esign/aadhaar/begun.ts'
import { navigatedTo, renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { ownField, READ, signingOf, token } from './signing.ts'

const posted = vi.hoisted(() => vi.fn<(form: object) => void>())
vi.mock('../../../../src/public/esign/aadhaar/postForm.ts', () => ({ postForm: posted }))

stubPublicBrowser()
beforeEach(() => {
  posted.mockReset()
  sessionStorage.clear()
})

const address = paths.aadhaarEsign.replace(':code', token)
const STATE = 'POST /public/esign-links/aadhaar/read'
const BEGIN = 'POST /public/esign-links/aadhaar/begin'
const form = { action: 'https://provider.example/', fields: [{ name: 'msg', value: '<Esign/>' }] }
const signing = signingOf([ownField('rent', { kind: 'number', value: '25000' })], { method: 'aadhaar' })
const open = { [READ]: () => ({ body: signing }) }
const states = (...bodies: object[]) => ({ [STATE]: () => ({ body: bodies.length > 1 ? bodies.shift() : bodies[0] }) })

test('asks for the year and the consent, then goes to the provider with what was filled in', async () => {
  const { user, seen } = renderPublicPage(AadhaarPage, address, {
    ...open,
    ...states({ state: 'none', name: 'Ravi Kumar' }),
    [BEGIN]: () => ({ body: { state: 'begun', ...form } }),
  })
  const go = await screen.findByRole('button', { name: text.aadhaar.go })
  await user.click(go)
  screen.getByText(text.aadhaar.yearWrong)
  screen.getByText(text.aadhaar.agreeFirst)
  await user.type(screen.getByLabelText(text.aadhaar.year), '1990')
  await user.click(screen.getByRole('checkbox'))
  await user.click(go)
  await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining(form)))
  expect(seen().at(-1)).toMatchObject({
    body: { token, values: { rent: '25000' }, birthYear: 1990, agreed: true, sha256: signing.sha256 },
  })
  expect(readBegun()?.token).toBe(token)
})

test('says why the one before was refused', async () => {
  const message = 'The name in Aadhaar is another one.'
  renderPublicPage(AadhaarPage, address, { ...open, ...states({ state: 'failed', name: 'Ravi Kumar', message }) })
  expect(await screen.findByText(message)).toBeTruthy()
})

test('waits for the answer, and may be started again', async () => {
  const { user } = renderPublicPage(AadhaarPage, address, {
    ...open,
    ...states({ state: 'begun', name: 'Ravi Kumar' }),
  })
  await user.click(await screen.findByRole('button', { name: text.aadhaar.startAgain }))
  expect(await screen.findByRole('button', { name: text.aadhaar.go })).toBeTruthy()
})

test('whoever has signed in this tab is thanked', async () => {
  keepBegun({ token, afterUrl: null })
  renderPublicPage(AadhaarPage, address, states({ state: 'ended', end: 'answered', message: 'Answered.' }))
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
})

test('whoever opens an answered link elsewhere reads that it has ended', async () => {
  renderPublicPage(AadhaarPage, address, states({ state: 'ended', end: 'answered', message: 'Answered.' }))
  expect(await screen.findByText('Answered.')).toBeTruthy()
})

test('who comes back from the provider is led to their link, which only their tab knows', async () => {
  const back = paths.aadhaarEsign.replace(':code', 'back')
  renderPublicPage(AadhaarPage, back, {})
  await screen.findByText(text.aadhaar.elsewhereDetail)
  keepBegun({ token, afterUrl: null })
  renderPublicPage(AadhaarPage, back, {})
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(address))
})
