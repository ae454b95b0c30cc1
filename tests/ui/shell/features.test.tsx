import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFeatures } from '../../../src/authProvider/useFeatures.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const Switched = () => <output>{[...useFeatures()].join(' ') || 'none'}</output>

const listed = 'GET /api/user/features/usr_1'

test('the features that the server lists are on (A38)', async () => {
  const answer = () => ({ body: { code: 100, message: '', result: { features: ['GlobalOcr', 'VideoKyc'] } } })
  const { seen } = await renderConsolePage(Switched, { answers: { [listed]: answer } })
  expect(await screen.findByText('GlobalOcr VideoKyc')).toBeTruthy()
  expect(seen.filter(({ path }) => path.includes('/user/features/'))).toHaveLength(1)
})

test.each([
  ['another code', { body: { code: 101, message: 'Not now.', result: { features: ['GlobalOcr'] } } }],
  ['a failure', { status: 503, body: { code: 503, message: 'Not now.' } }],
])('with %s every feature is off, and nothing is shown (A38)', async (_, reply) => {
  await renderConsolePage(Switched, { answers: { [listed]: () => reply } })
  expect(await screen.findByText('none')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Not now.')).toBeNull()
})

test.each([
  ['before KYC is complete', { kycComplete: false }],
  ['without a user id', { userId: '' }],
])('%s no feature is requested (A38)', async (_, session) => {
  const { seen } = await renderConsolePage(Switched, { answers: {}, session })
  expect(await screen.findByText('none')).toBeTruthy()
  expect(seen.filter(({ path }) => path.includes('/user/features/'))).toEqual([])
})
