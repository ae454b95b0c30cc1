import { fireEvent, screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import SignPage from '../../../../src/public/esign/SignPage.tsx'
import { tellSite } from '../../../../src/public/invitation/site.ts'
import { StateContext } from '../../../../src/public/state.ts'
import { navigatedTo, renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { ownField, READ, SAVE, signAddress, signingOf, token } from './signing.ts'

vi.mock('../../../../src/public/esign/pdf/openDocument.ts', async () => (await import('./signing.ts')).fakeEngine())

const site = 'https://portal.example.com'
const post = vi.fn<(message: object, origin: string) => void>()

stubPublicBrowser()
afterEach(() => {
  post.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a site is told at its own origin, and nobody in a window of its own', () => {
  tellSite(site, 'completed')
  vi.stubGlobal('parent', { postMessage: post })
  tellSite(undefined, 'completed')
  expect(post).not.toHaveBeenCalled()
  tellSite(site, 'declined')
  expect(post.mock.calls).toEqual([[{ source: 'esign', type: 'declined' }, site]])
})

const Framed = () => {
  const state = use(StateContext)
  return (
    <StateContext value={state && { ...state, framedBy: site }}>
      <SignPage />
    </StateContext>
  )
}

test('Aadhaar e-sign opens in a tab of its own, and the frame goes on once the person has signed there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('parent', { postMessage: post })
  const signing = signingOf([ownField('flat', { value: '402' })], { method: 'aadhaar' })
  let isAnswered = false
  const { seen } = renderPublicPage(Framed, signAddress, {
    [READ]: () => ({ body: isAnswered ? { state: 'ended', end: 'answered', message: 'Answered.' } : signing }),
    [SAVE]: () => ({ body: { state: 'saved' } }),
  })
  fireEvent.click(await screen.findByRole('button', { name: text.guide.finish.aadhaar }))
  const link = await screen.findByRole('link', { name: text.aadhaar.openTab })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    paths.aadhaarEsign.replace(':code', token),
    '_blank',
  ])
  expect(seen().find(({ path }) => path.endsWith('/save'))?.body).toMatchObject({ values: { flat: '402' } })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(post).not.toHaveBeenCalled()
  isAnswered = true
  await vi.advanceTimersByTimeAsync(5_000)
  await waitFor(() => expect(post.mock.calls).toEqual([[{ source: 'esign', type: 'completed' }, site]]))
  await screen.findByText(text.signed.title.sign)
  expect(navigatedTo).not.toHaveBeenCalled()
})
