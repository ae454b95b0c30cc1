import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SessionGate } from '../../../src/authProvider/SessionGate.tsx'
import type { ClientConfig } from '../../../src/dataProvider/clientConfig.ts'
import { redirectToLogout } from '../../../src/session/redirectToLogout.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

vi.mock(import('../../../src/session/redirectToLogout.ts'), () => ({ redirectToLogout: vi.fn<() => void>() }))

const Console = () => {
  const queries = useQueryClient()
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      Check again
    </button>
  )
}

test('an account that is deactivated while its console is open is sent to the logout page, and its pages are gone (A18)', async () => {
  let isActive = true
  const profile = { firstName: 'Asha', lastName: 'Rao', email: 'asha@zenith.test', kycComplete: true }
  const answers = {
    'GET /api/getTrulogProfile/usr_1': () => ({
      body: { code: 100, message: 'ok', result: { ...profile, isActive } },
    }),
  }
  const config = {} as ClientConfig
  const { user } = await renderConsolePage(
    () => (
      <SessionGate config={config}>
        <Console />
      </SessionGate>
    ),
    { answers },
  )
  const again = await screen.findByRole('button', { name: 'Check again' })
  expect(redirectToLogout).not.toHaveBeenCalled()
  isActive = false
  await user.click(again)
  await waitFor(() => expect(redirectToLogout).toHaveBeenCalledWith('console'))
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

test('an open page stays while the features are requested, when KYC is completed beside it', async () => {
  let kycComplete = false
  const profile = { firstName: 'Asha', lastName: 'Rao', email: 'asha@zenith.test', isActive: true }
  const answers = {
    'GET /api/getTrulogProfile/usr_1': () => ({
      body: { code: 100, message: 'ok', result: { ...profile, kycComplete } },
    }),
    'GET /api/user/features/usr_1': () => new Promise<never>(() => {}),
  }
  const { user, seen } = await renderConsolePage(
    () => (
      <SessionGate config={{} as ClientConfig}>
        <Console />
      </SessionGate>
    ),
    { answers },
  )
  const again = await screen.findByRole('button', { name: 'Check again' })
  expect(seen.filter(({ path }) => path.includes('/user/features/'))).toEqual([])
  kycComplete = true
  await user.click(again)
  await waitFor(() => expect(seen.some(({ path }) => path.includes('/user/features/'))).toBe(true))
  expect(again.isConnected).toBe(true)
})
