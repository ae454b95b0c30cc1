import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publicPages } from '../../../../contracts/messages/en/publicPages.ts'
import { paths } from '../../../../contracts/paths.ts'
import { renderVisitorPage } from './renderVisitorPage.tsx'

const words = publicPages.unsubscribe
const path = paths.unsubscribe.replace(':code', 'sig~lowBalanceProduct~usr_1')
const place = '/public/unsubscribe/sig~lowBalanceProduct~usr_1'
const missing = { status: 404, body: { error: { code: 'not_found', message: 'No such link.', requestId: 'req_1' } } }

test('opening the link asks; only the press stops the mails', async () => {
  const { user, seen } = await renderVisitorPage(path, {
    [`GET ${place}`]: () => ({ body: { topic: 'lowBalanceProduct', on: true } }),
    [`POST ${place}`]: () => ({ body: { topic: 'lowBalanceProduct', on: false } }),
  })
  await screen.findByRole('heading', { name: words.title })
  expect(screen.getByText(words.about.lowBalanceProduct, { exact: false })).toBeTruthy()
  expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']))
  await user.click(screen.getByRole('button', { name: words.stop }))
  await screen.findByRole('heading', { name: words.doneTitle })
  expect(screen.getByText(words.doneDetail, { exact: false })).toBeTruthy()
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a link that is done says so at once', async () => {
  await renderVisitorPage(path, { [`GET ${place}`]: () => ({ body: { topic: 'news', on: false } }) })
  await screen.findByRole('heading', { name: words.doneTitle })
  expect(screen.queryByRole('button', { name: words.stop })).toBeNull()
})

test('an unknown link', async () => {
  await renderVisitorPage(path, { [`GET ${place}`]: () => missing })
  expect(await screen.findByRole('heading', { name: words.unknownTitle })).toBeTruthy()
})

test('without an answer nothing is claimed, and it can be tried again', async () => {
  let down = true
  const { user } = await renderVisitorPage(path, {
    [`GET ${place}`]: () => {
      if (down) throw new TypeError('fetch failed')
      return { body: { topic: 'news', on: true } }
    },
  })
  await screen.findByRole('heading', { name: words.errorTitle })
  down = false
  await user.click(screen.getByRole('button', { name: words.retry }))
  expect(await screen.findByRole('heading', { name: words.title })).toBeTruthy()
})
