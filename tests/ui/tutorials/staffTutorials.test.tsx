import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { components } from '../../../contracts/messages/en/components.ts'
import { tutorials } from '../../../contracts/messages/en/tutorials.ts'
import { paths } from '../../../contracts/paths.ts'
import AdminDashboard from '../../../src/customRoutes/admin/dashboard/AdminDashboard.tsx'
import { tutorialsPath } from '../../../src/customRoutes/admin/tutorials/tutorial.ts'
import { renderAdmin } from '../admin/renderAdmin.tsx'

const { staff } = tutorials
const place = '/admin-api/tutorials'

test('staff add, change and remove a video; a link that is none is named before it is sent', async () => {
  let kept: { id: string; title: string; description: string; url: string }[] = []
  const { user, seen } = await renderAdmin({
    path: tutorialsPath,
    routes: [{ path: paths.adminDashboard, element: <AdminDashboard /> }],
    answers: {
      [`GET ${place}`]: () => ({ body: { tutorials: kept } }),
      [`POST ${place}`]: ({ body }) => {
        kept = [{ id: 'tut_1', ...(body as Omit<(typeof kept)[0], 'id'>) }]
        return { body: kept[0] }
      },
      [`PUT ${place}/tut_1`]: ({ body }) => {
        kept = [{ id: 'tut_1', ...(body as Omit<(typeof kept)[0], 'id'>) }]
        return { body: kept[0] }
      },
      [`DELETE ${place}/tut_1`]: () => {
        kept = []
        return { body: { done: true } }
      },
    },
  })
  await screen.findByRole('heading', { name: staff.none.title })
  await user.click(screen.getByRole('button', { name: staff.add }))
  const form = within(screen.getByRole('dialog'))
  const save = form.getByRole('button', { name: staff.save })
  await user.type(form.getByRole('textbox', { name: staff.name }), 'The first check')
  const url = form.getByRole('textbox', { name: staff.url })
  await user.type(url, 'http://videos.test/1')
  await user.click(save)
  expect(await form.findByText(components.form.url)).toBeTruthy()
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.clear(url)
  await user.type(url, 'https://videos.test/1')
  await user.click(save)
  await screen.findByRole('heading', { name: 'The first check' })

  await user.click(screen.getByRole('button', { name: 'Edit “The first check”' }))
  const again = within(screen.getByRole('dialog'))
  await user.type(again.getByRole('textbox', { name: staff.name }), ', again')
  await user.click(again.getByRole('button', { name: staff.save }))
  await screen.findByRole('heading', { name: 'The first check, again' })

  await user.click(screen.getByRole('button', { name: 'Remove “The first check, again”' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: staff.remove }))
  await screen.findByRole('heading', { name: staff.none.title })
  expect(seen.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE'])
})
