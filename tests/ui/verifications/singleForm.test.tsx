// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { verifications as en } from '../../../contracts/messages/en/verifications.ts'
import { verifications as hi } from '../../../contracts/messages/hi/verifications.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { CallError } from '../../../src/dataProvider/callError.ts'
import { productScreens } from '../../../src/resources/productScreens.ts'
import { SingleForm } from '../../../src/resources/verifications/form/SingleForm.tsx'
import { renderProductScreen } from './renderProductScreen.tsx'

type Create = (
  resource: string,
  params: { data: object; meta: { idempotencyKey: string } },
) => Promise<{ data: object }>

const pan = productOf('pan-check')
const answer = {
  id: 'ver_0000000000000000000000000000abcd',
  status: 'completed',
  outcome: 'valid',
  subject: 'AAxxxx000A',
  result: { status: 'valid', name: 'Zenith Components Private Limited', nameMatch: 100 },
  charge: { paise: 150, wallet: 'product', balanceAfterPaise: 850, transferId: 'trf_1' },
  error: null,
}

const fill = async (user: ReturnType<typeof renderProductScreen>['user']) => {
  await user.click(screen.getByRole('button', { name: en.form.sample }))
  await user.click(screen.getByRole('combobox', { name: en.form.purpose }))
  await user.click(screen.getByRole('option', { name: en.purpose.vendor_onboarding }))
  await user.click(screen.getByRole('checkbox'))
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Verify/ })

/** A product with a form of its own is tested in the browser. */
const declared = productIds.filter(id => !productScreens[id]?.verify && !productScreens[id]?.form)

describe.each(declared)('the form of %s', id => {
  test.each(['en', 'hi'] as const)('has every input of the product, in %s', locale => {
    renderProductScreen(<SingleForm product={productOf(id)} />, { product: id, dataProvider: {}, locale })
    for (const { label } of productOf(id).inputFields)
      expect(screen.getAllByLabelText(new RegExp(`^${label[locale]}`))).not.toEqual([])
    expect(screen.getByRole('button', { name: (locale === 'en' ? en : hi).form.sample })).toBeTruthy()
  })
})

test('the button shows the price, and below it what is missing', async () => {
  const { user } = renderProductScreen(<SingleForm product={pan} />, { product: 'pan-check', dataProvider: {} })
  expect(button().textContent).toBe('Verify, ₹1.50')
  expect(button().disabled).toBe(true)
  expect(screen.getByText('Enter the PAN to continue.')).toBeTruthy()
  await user.type(screen.getByLabelText('PAN'), 'ABCDE1234A')
  expect(screen.getByText('Correct the PAN to continue.')).toBeTruthy()
  expect([...document.querySelectorAll('[data-wrong]')].map(cell => cell.textContent)).toEqual(['D'])
  await fill(user)
  expect(button().disabled).toBe(false)
})

test('two clicks send one check, and the result is shown below the form', async () => {
  // The reply is held back until both clicks are done.
  const { promise, resolve } = Promise.withResolvers<{ data: typeof answer }>()
  const create = vi.fn<Create>(() => promise)
  const { user } = renderProductScreen(<SingleForm product={pan} />, {
    product: 'pan-check',
    dataProvider: { create: create as never },
  })
  await fill(user)
  await user.dblClick(button())
  resolve({ data: answer })
  const result = await screen.findByRole('status')
  expect(create).toHaveBeenCalledTimes(1)
  expect(create).toHaveBeenCalledWith('pan-check', {
    data: {
      input: { pan: 'AAACZ1000A', name: 'Zenith Components Private Limited' },
      consent: true,
      purpose: 'vendor_onboarding',
      reference: null,
      atMostPaise: 150,
      unlessAnswered: true,
    },
    meta: { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
  })
  expect(within(result).getByText('AAxxxx000A')).toBeTruthy()
  expect(within(result).getByRole('link', { name: en.form.open }).getAttribute('href')).toContain(answer.id)
})

test('after a result, the button says that the same answer would be bought again', async () => {
  const create = vi.fn<Create>(async () => ({ data: { ...answer, createdAt: new Date().toISOString() } }))
  const { user } = renderProductScreen(<SingleForm product={pan} />, {
    product: 'pan-check',
    dataProvider: { create: create as never },
  })
  await fill(user)
  await user.click(button())
  const again = await screen.findByRole('button', { name: 'Check again, ₹1.50' })
  expect(screen.getByText(/^Checked just now, same input/)).toBeTruthy()
  await user.click(again)
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2))
  expect(create.mock.calls[1]?.[1].data).toMatchObject({ unlessAnswered: false })
})

test('while an earlier try runs, nothing is said about the charge', async () => {
  const running = new CallError('Still running.', { status: 409, code: 'idempotency_conflict' })
  const create = vi.fn<Create>().mockRejectedValueOnce(running)
  const { user } = renderProductScreen(<SingleForm product={pan} />, {
    product: 'pan-check',
    dataProvider: { create: create as never },
  })
  await fill(user)
  await user.click(button())
  expect(await screen.findByText(en.form.unsure)).toBeTruthy()
})

test('a retry after a lost reply uses the same key; a refused check says why', async () => {
  const lost = new CallError('No connection.', { status: 0, code: 'network' })
  const poor = new CallError('Too little.', { status: 402, code: 'insufficient_balance' })
  const create = vi.fn<Create>().mockRejectedValueOnce(lost).mockRejectedValueOnce(poor)
  const { user } = renderProductScreen(<SingleForm product={pan} />, {
    product: 'pan-check',
    dataProvider: { create: create as never },
  })
  await fill(user)
  await user.click(button())
  expect(await screen.findByText(en.form.unsure)).toBeTruthy()
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Add balance' })).toBeTruthy()
  const keys = create.mock.calls.map(([, params]) => params.meta.idempotencyKey)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toBe(keys[1])
})
