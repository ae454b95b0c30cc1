import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { components } from '../../../contracts/messages/en/components.ts'
import { tutorials } from '../../../contracts/messages/en/tutorials.ts'
import { adminViewPath, paths } from '../../../contracts/platform/paths.ts'
import { tutorial } from '../../../contracts/resources/tutorial.ts'
import AdminDashboard from '../../../src/customRoutes/admin/dashboard/AdminDashboard.tsx'
import { renderAdmin } from '../admin/renderAdmin.tsx'

const { staff } = tutorials
const place = '/admin-api/resources/tutorials'
const { title, url: link } = tutorial.fields
const none = tutorial.words?.none.en ?? ''

test('staff add, edit and remove a video; an invalid link is refused before it is sent', async () => {
  let kept: { id: string; title: string; description: string; url: string }[] = []
  const { user, seen } = await renderAdmin({
    path: adminViewPath('tutorials'),
    routes: [{ path: paths.adminDashboard, element: <AdminDashboard /> }],
    answers: {
      [`GET ${place}`]: () => ({ body: kept, headers: { 'content-range': `tutorials 0-0/${kept.length}` } }),
      [`POST ${place}`]: ({ body }) => {
        kept = [{ id: 'tut_1', ...(body as Omit<(typeof kept)[0], 'id'>) }]
        return { body: kept[0] }
      },
      [`PUT ${place}/tut_1`]: ({ body }) => {
        kept = [{ id: 'tut_1', ...(body as Omit<(typeof kept)[0], 'id'>) }]
        return { body: kept[0] }
      },
      [`DELETE ${place}/tut_1`]: () => {
        const [gone] = kept
        kept = []
        return { body: gone as object }
      },
    },
  })
  await screen.findByRole('heading', { name: none })
  await user.click(screen.getByRole('button', { name: staff.add }))
  const form = within(screen.getByRole('dialog'))
  const save = form.getByRole('button', { name: staff.save })
  await user.type(form.getByRole('textbox', { name: title.label.en }), 'The first check')
  const url = form.getByRole('textbox', { name: link.label.en })
  await user.type(url, 'http://videos.test/1')
  await user.click(save)
  expect(await form.findByText(components.form.url)).toBeTruthy()
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.clear(url)
  await user.type(url, 'https://videos.test/1')
  await user.click(save)
  await screen.findByRole('cell', { name: 'The first check' })

  await user.click(screen.getByRole('button', { name: 'Edit “The first check”' }))
  const again = within(screen.getByRole('dialog'))
  await user.type(again.getByRole('textbox', { name: title.label.en }), ', again')
  await user.click(again.getByRole('button', { name: staff.save }))
  await screen.findByRole('cell', { name: 'The first check, again' })

  await user.click(screen.getByRole('button', { name: 'Remove “The first check, again”' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: staff.remove }))
  await screen.findByRole('heading', { name: none })
  expect(seen.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE'])
})
