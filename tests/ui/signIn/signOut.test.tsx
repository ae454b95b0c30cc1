import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { landingHome, saveLandingProduct } from '../../../src/session/landing.ts'
import { customerTokens } from '../../../src/session/tokens.ts'
import SignOut from '../../../src/signIn/SignOut.tsx'
import { fakeServer, fakeToken } from '../support/fakeServer.ts'

test('tokens, landing and drafts are gone when "Signing out…" is read, and the server is told with the token', async () => {
  const seen = fakeServer({ 'POST /api/session/end': () => new Promise(() => {}) })
  const token = fakeToken({ id: 'usr_1', role: 'customer' })
  customerTokens.write({ token, refreshToken: 'refresh' })
  localStorage.setItem('RaStoreconsole.usr_1.drafts.plans.new', '{}')
  saveLandingProduct('esign')
  render(
    <Suspense>
      <SignOut side="console" />
    </Suspense>,
  )
  await screen.findByText('Signing out…')
  expect(customerTokens.read()).toBeNull()
  expect(landingHome()).toBeNull()
  expect(localStorage.getItem('RaStoreconsole.usr_1.drafts.plans.new')).toBeNull()
  await waitFor(() => expect(seen).toHaveLength(1))
  expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
})
