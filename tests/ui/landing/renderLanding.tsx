import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, vi } from 'vitest'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import Landing from '../../../src/landing/Landing.tsx'
import { options } from '../signIn/renderSignInForms.tsx'
import { fakeServer } from '../support/fakeServer.ts'

type Answers = Parameters<typeof fakeServer>[0]

window.matchMedia ??= query =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

afterEach(cleanup)

/** Renders the landing page for a visitor, with a fake server. */
export async function renderLanding(answers: Answers = {}) {
  const seen = fakeServer({ 'GET /api/signInOptions': options(false), ...answers })
  const config = clientConfig()
  const onSignedIn = vi.fn<() => void>()
  render(
    <Suspense>
      <Landing config={config} preload={() => {}} onSignedIn={onSignedIn} />
    </Suspense>,
  )
  const bar = () => within(document.querySelector('header') as HTMLElement)
  return { user: userEvent.setup(), seen, onSignedIn, bar }
}
