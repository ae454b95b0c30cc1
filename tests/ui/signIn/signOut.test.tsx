import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { landingHome, saveLandingProduct } from '../../../src/session/landing.ts'
import { customerTokens } from '../../../src/session/tokens.ts'
import SignOut from '../../../src/signIn/SignOut.tsx'
import { fakeServer } from '../support/fakeServer.ts'

test('tokens and landing are gone when "Signing out…" is read, and the server is told with the token', async () => {
  const seen = fakeServer({ 'POST /api/session/end': () => new Promise(() => {}) })
  customerTokens.write({ token: 'a.b.c', refreshToken: 'refresh' })
  saveLandingProduct('esign')
  render(
    <Suspense>
      <SignOut side="console" />
    </Suspense>,
  )
  await screen.findByText('Signing out…')
  expect(customerTokens.read()).toBeNull()
  expect(landingHome()).toBeNull()
  await waitFor(() => expect(seen).toHaveLength(1))
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
})
