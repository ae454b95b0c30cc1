import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach } from 'vitest'
import { loadClientConfig } from '../../../../src/dataProvider/clientConfig.ts'
import PublicPage from '../../../../src/landing/PublicPage.tsx'
import { fakeServer } from '../../support/fakeServer.ts'

afterEach(cleanup)

/** The public page at a path, over a server that answers by a table. */
export async function renderVisitorPage(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  history.replaceState(null, '', path)
  const seen = fakeServer(answers)
  const config = await loadClientConfig()
  render(
    <Suspense>
      <PublicPage config={config} />
    </Suspense>,
  )
  return { user: userEvent.setup(), seen }
}
