import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFeatures } from '../../../src/authProvider/useFeatures.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const Switched = () => <output>{[...useFeatures()].join(' ') || 'none'}</output>

const answer = (code: number, status: boolean) => () => ({ body: { code, message: '', result: { status } } })
const of = (feature: string) => `GET /api/user/features/usr_1/${feature}`

const answers = {
  [of('GlobalOcr')]: answer(100, true),
  [of('VideoKyc')]: answer(100, false),
  [of('ApiPricing')]: answer(101, true),
  [of('ChallanTool')]: () => ({
    status: 503,
    body: { code: 503, message: 'Not now.' },
  }),
}

test('on only with code 100 and status true; any error is silent, and the feature stays off (A38)', async () => {
  await renderConsolePage(Switched, { answers })
  expect(await screen.findByText('GlobalOcr')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Not now.')).toBeNull()
})

test.each([
  ['before KYC is complete', { kycComplete: false }],
  ['without a user id', { userId: '' }],
])('%s none is asked for (A38)', async (_, session) => {
  const { seen } = await renderConsolePage(Switched, { answers, session })
  expect(await screen.findByText('none')).toBeTruthy()
  expect(seen.filter(({ path }) => path.includes('/user/features/'))).toEqual([])
})
