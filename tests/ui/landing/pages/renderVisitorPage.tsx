import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach } from 'vitest'
import { clientConfig } from '../../../../src/dataProvider/clientConfig.ts'
import PublicPage from '../../../../src/landing/PublicPage.tsx'
import { fakeServer } from '../../support/fakeServer.ts'

afterEach(cleanup)

/** Renders the public page at a path, with a fake server. */
export async function renderVisitorPage(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  history.replaceState(null, '', path)
  const seen = fakeServer(answers)
  const config = clientConfig()
  render(
    <Suspense>
      <PublicPage config={config} />
    </Suspense>,
  )
  return { user: userEvent.setup(), seen }
}
