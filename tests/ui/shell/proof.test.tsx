import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import SecurityTab from '../../../src/customRoutes/account/SecurityTab.tsx'
import { ProofPrompt } from '../../../src/layout/proof/ProofPrompt.tsx'
import { proofCalls } from '../../../src/layout/proof/proofCalls.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

// input-otp needs this, and jsdom lacks it.
Object.assign(document, { elementFromPoint: () => null })

const off = { on: false, since: null, recoveryCodesLeft: 0, required: false }
const begun = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Satyapan', qr: { size: 29, path: 'M4 4h7v1h-7z' } }
const refusal = (code: string, message: string, status: number) => ({
  status,
  body: { error: { code, message, requestId: 'r' } },
})

const Page = () => (
  <>
    <SecurityTab />
    <ProofPrompt calls={proofCalls} />
  </>
)

/** The page of two-step verification, whose set-up needs a proof, on a server that knows one. */
function open(method: 'app' | 'password' | 'email', right: string) {
  let isFresh = false
  return renderConsolePage(Page, {
    answers: {
      'GET /api/second-factor': () => ({ body: off }),
      'POST /api/second-factor/begin': () => (isFresh ? { body: begun } : refusal('proof_required', 'Confirm', 403)),
      'GET /api/session/proof': () => ({
        body: { fresh: false, method, address: method === 'email' ? 'a•••@zenith.test' : null },
      }),
      'POST /api/session/proof/code': () => ({ body: { sent: true } }),
      'POST /api/session/proof': ({ body }) => {
        isFresh = (body as { proof: string }).proof === right
        return isFresh
          ? { body: { freshUntil: '2026-11-22T06:00:00.000Z' } }
          : refusal('bad_request', 'This password is wrong.', 400)
      },
    },
  })
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
const scan = () => screen.findByRole('dialog', { name: 'Set up two-step verification' })

test('the password: missing, wrong, then right, and the action goes on', async () => {
  const { user, seen } = await open('password', 'right one')
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const asked = await dialog()
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(asked.getByText('Enter your password.')).toBeTruthy()
  const field = asked.getByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  await user.type(field, 'wrong one{Enter}')
  expect(await asked.findByText('This password is wrong.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'right one{Enter}')
  expect(await scan()).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Confirm it is you' })).toBeNull()
  expect(seen.filter(({ path }) => path === '/api/second-factor/begin')).toHaveLength(2)
})

test('a code by e-mail is sent at once, says where to, and can be sent again', async () => {
  const { user, seen } = await open('email', '123456')
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const asked = await dialog()
  expect(asked.getByText(/a•••@zenith\.test/)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Resend code' }))
  expect(await asked.findByText('We have sent a new code.')).toBeTruthy()
  expect(seen.filter(({ path }) => path === '/api/session/proof/code')).toHaveLength(2)
  await user.type(asked.getByLabelText('Six-digit code'), '123456{Enter}')
  expect(await scan()).toBeTruthy()
})

test('cancelled: nothing is done, and the page says why', async () => {
  const { user, seen } = await open('app', '123456')
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const asked = await dialog()
  expect(asked.getByLabelText('Code from the app, or a recovery code')).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Confirm')).toBeTruthy()
  expect(seen.filter(({ path }) => path === '/api/second-factor/begin')).toHaveLength(1)
})
