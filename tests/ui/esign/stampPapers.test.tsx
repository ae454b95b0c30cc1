// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stampPapers as texts } from '../../../contracts/messages/en/stampPapers.ts'
import { stampPapers } from '../../../src/resources/stampPapers/index.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { rows } from './sample.ts'

// It needs a browser that tells how far an upload is.
vi.mock('../../../src/dataProvider/upload.ts', () => ({ uploadTo: async () => ({ id: 'fil_9' }) }))

const paper = (more: object = {}) => ({
  id: 'stp_1',
  state: 'Karnataka',
  valuePaise: 10_000,
  number: 'IN-KA1',
  firstParty: null,
  secondParty: null,
  purchasedOn: null,
  status: 'free',
  envelope: null,
  reason: null,
  file: 'fil_1',
  createdBy: 'Ananya Iyer',
  createdAt: '2026-11-20T05:00:00.000Z',
  ...more,
})
const stock = [{ state: 'Karnataka', valuePaise: 10_000, free: 1, reserved: 1, used: 4 }]

type Opening = Parameters<typeof renderConsolePage>[1]

const open = (answers: Opening['answers'] = {}) =>
  renderConsolePage(stampPapers.list, {
    path: '/esign-stamps',
    resource: 'stamp-papers',
    answers: {
      'GET /api/resources/stamp-papers': () => rows([paper()]),
      'GET /api/esign/stamps': () => ({ body: { stock } }),
      ...answers,
    },
  })

test('the stock says how many are free and what runs out, and filters the list', async () => {
  const { user, seen } = await open()
  expect((await screen.findByText(/These run out/)).textContent).toContain('₹100.00, Karnataka')
  await user.click(await screen.findByRole('button', { name: /1 free/ }))
  await expect
    .poll(() => seen.map(({ search }) => JSON.parse(search.get('filter') ?? '{}')))
    .toContainEqual({ state: ['Karnataka'], valuePaise: 10_000, status: ['free'] })
})

test('several certificates are added at once; one that is refused stays, with the reason', async () => {
  const numbers: unknown[] = []
  const { user } = await open({
    'POST /api/resources/stamp-papers': ({ body }: { body: unknown }) => {
      const { number } = body as { number: string }
      numbers.push(body)
      return number === 'IN-KA2'
        ? {
            status: 400,
            body: {
              error: {
                code: 'bad_request',
                message: 'In the stock already.',
                fields: [{ field: 'number', message: 'In the stock already.' }],
                requestId: 'req_1',
              },
            },
          }
        : { body: paper() }
    },
  })
  await user.click((await screen.findAllByRole('button', { name: texts.add.button }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const input = dialog.getByLabelText(texts.add.files)
  const chosen = ['IN-KA12345678901234X.pdf', 'scan.png'].map(name => new File(['x'], name))
  fireEvent.change(input, { target: { files: chosen } })
  await user.click(dialog.getByRole('combobox', { name: texts.add.state }))
  await user.click(await screen.findByRole('option', { name: 'Karnataka' }))
  const [first, second] = await dialog.findAllByLabelText<HTMLInputElement>(texts.add.number)
  expect(first?.value).toBe('IN-KA12345678901234X')
  await user.type(second as HTMLElement, 'IN-KA2')
  for (const value of dialog.getAllByLabelText(texts.add.value)) await user.type(value, '100')
  await user.click(dialog.getByRole('button', { name: 'Add 2 stamp papers' }))
  await dialog.findByText('In the stock already.')
  expect(numbers[0]).toMatchObject({ state: 'Karnataka', valuePaise: 10_000, file: 'fil_9', purchasedOn: null })
  expect(dialog.queryByText('IN-KA12345678901234X.pdf')).toBeNull()
  dialog.getByText('scan.png')
})
