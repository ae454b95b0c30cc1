import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SupportAccess } from '../../../src/customRoutes/account/security/SupportAccess.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const view = {
  id: 'svw_1',
  reason: 'The batch stands still',
  startedAt: '2026-11-21T05:00:00.000Z',
  until: '2026-11-21T05:30:00.000Z',
  endedAt: null as string | null,
  endedBy: null as 'staff' | 'customer' | null,
}

test('the holder ends an open view, and turns views off', async () => {
  let state = { allowed: true, views: [view] }
  const { user, seen } = await renderConsolePage(SupportAccess, {
    answers: {
      'GET /api/account/support-views': () => ({ body: state }),
      'POST /api/account/support-views/svw_1/end': () => {
        state = { ...state, views: [{ ...view, endedAt: view.until, endedBy: 'customer' }] }
        return { body: { endedAt: view.until } }
      },
      'POST /api/account/support-views/allow': () => {
        state = { ...state, allowed: false }
        return { body: { allowed: false } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: /^End the view/ }))
  await screen.findByText('Ended by you')
  await user.click(screen.getByRole('switch', { name: 'Let support view this account' }))
  await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('checked', false))
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    undefined,
    { allowed: false },
  ])
})
