import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, vi } from 'vitest'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import { SignInForms } from '../../../src/signIn/SignInForms.tsx'
import type { SignInView } from '../../../src/signIn/signInViews.ts'
import { initialView } from '../../../src/signIn/signInViews.ts'
import { fakeServer } from '../support/fakeServer.ts'

type Answers = Parameters<typeof fakeServer>[0]

export const ok = (more: object = {}) => ({ body: { code: 100, message: 'fine', ...more } })
export const refusal = (code: number, message: string) => ({ body: { code, message } })
export const session = { isActive: true, token: 't', refreshToken: 'r' }

export const options = (google: boolean) => () => ({
  body: {
    captcha: { provider: 'altcha', siteKey: null },
    google: google ? { issuer: 'sandbox', clientId: 'sandbox.apps.local', nonce: 'n' } : null,
  },
})

const OPTIONS = 'GET /api/signInOptions'

afterEach(cleanup)

/** Renders the forms in their page frame, with a fake server. */
export async function renderSignInForms(answers: Answers, { google = false, whatsapp = true } = {}) {
  const seen = fakeServer({ [OPTIONS]: options(google), ...answers }, { whatsapp })
  const config = clientConfig()
  const onSignedIn = vi.fn<() => void>()
  const Page = () => {
    const [view, setView] = useState<SignInView>(initialView)
    return (
      <SignInForms
        config={config}
        view={view}
        onView={setView}
        google={google}
        preload={() => {}}
        onSignedIn={onSignedIn}
      />
    )
  }
  const drawn = render(<Page />)
  const user = userEvent.setup()
  const asked = () => seen.filter(({ path }) => path !== '/api/signInOptions')
  return { user, asked, onSignedIn, ...drawn }
}

type User = ReturnType<typeof userEvent.setup>

export const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))
export const choose = (user: User, name: string) => user.click(screen.getByRole('radio', { name }))
export const type = async (user: User, label: string, value: string) =>
  user.type(await screen.findByLabelText(label, { selector: 'input:not([type=radio])' }), value)
