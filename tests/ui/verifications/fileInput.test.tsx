// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { files as en } from '../../../contracts/messages/en/files.ts'
import { verifications } from '../../../contracts/messages/en/verifications.ts'
import { type Product, productOf } from '../../../contracts/products/index.ts'
import { CallError } from '../../../src/dataProvider/callError.ts'
import { upload } from '../../../src/dataProvider/upload.ts'
import { SingleForm } from '../../../src/resources/verifications/form/SingleForm.tsx'
import { renderProductScreen } from './renderProductScreen.tsx'

vi.mock('../../../src/dataProvider/upload.ts', () => ({ upload: vi.fn<typeof upload>() }))

/** A product that reads files; which one it is does not matter to its form. */
const product: Product = {
  ...productOf('pan-check'),
  reads: 'statements',
  keys: { subject: 'statements', outcome: 'status' },
  inputFields: [
    {
      source: 'statements',
      label: { en: 'Statements', hi: 'स्टेटमेंट' },
      kind: 'file',
      types: ['pdf', 'csv', 'jpeg'],
      most: 3,
    },
  ],
  example: { statements: ['sample_statement'] },
}

const file = (name: string, content = 'x') => new File([content], name)
const stored = ({ name, size }: File) => ({
  id: `fil_${name.length.toString(16).padStart(32, '0')}`,
  name,
  type: 'pdf' as const,
  isLocked: name.startsWith('locked'),
  isUnlocked: false,
  bytes: size,
  sha256: 'ab'.repeat(32),
  createdAt: '2026-11-20T00:00:00.000Z',
  keptUntil: '2026-11-21T00:00:00.000Z',
  deletedAt: null,
})
const names = () => [...document.querySelectorAll('ol li strong')].map(({ textContent }) => textContent).filter(Boolean)
const chooser = () => screen.getByLabelText<HTMLInputElement>('Statements', { selector: 'input' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Verify/ })

type Create = (resource: string, params: { data: { input: object } }) => Promise<{ data: { id: string } }>

const show = (create: Create = async () => ({ data: { id: 'ver_1' } })) =>
  renderProductScreen(<SingleForm product={product} />, {
    product: 'pan-check',
    dataProvider: { create: create as never },
  })

beforeEach(() => {
  vi.mocked(upload)
    .mockReset()
    .mockImplementation(async sent => stored(sent))
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

test('files are uploaded one after the other and sent in their order', async () => {
  const create = vi.fn<Create>(async () => ({ data: { id: 'ver_1' } }))
  const { user } = show(create)
  expect(screen.getByText('Choose the statements to continue.')).toBeTruthy()
  const first = Promise.withResolvers<void>()
  vi.mocked(upload).mockImplementationOnce(async (sent, { onProgress }) => {
    onProgress(0.4)
    await first.promise
    return stored(sent)
  })
  await user.upload(chooser(), [file('april.pdf'), file('may-2026.csv')])
  expect((await screen.findByRole('progressbar', { name: 'Uploading april.pdf' })).getAttribute('aria-valuenow')).toBe(
    '40',
  )
  expect(screen.getByText(en.form.uploading)).toBeTruthy()
  expect(upload).toHaveBeenCalledTimes(1)
  first.resolve()
  expect(await screen.findByText('2 files are ready')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move may-2026.csv up' }))
  expect(names()).toEqual(['may-2026.csv', 'april.pdf'])
  await user.click(screen.getByRole('combobox', { name: verifications.form.purpose }))
  await user.click(screen.getByRole('option', { name: verifications.purpose.vendor_onboarding }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(button())
  const ids = [file('may-2026.csv'), file('april.pdf')].map(one => stored(one).id)
  await waitFor(() => expect(create.mock.calls[0]?.[1].data.input).toEqual({ statements: ids }))
})

test('what cannot be taken is said in words and not sent', async () => {
  const { user } = show()
  const choose = (...chosen: File[]) => user.upload(chooser(), chosen)
  const large = file('large.pdf')
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
  Object.defineProperty(chooser(), 'accept', { value: '' })
  await choose(file('page.html'))
  expect(screen.getByText(/“page.html” is not a supported file/)).toBeTruthy()
  await choose(large)
  expect(screen.getByText('“large.pdf” is larger than 20 MB.')).toBeTruthy()
  await choose(file('empty.pdf', ''))
  expect(screen.getByText('“empty.pdf” is empty.')).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
  await choose(file('a.pdf'))
  await choose(file('a.pdf'))
  expect(await screen.findByText('“a.pdf” is already in the list.')).toBeTruthy()
  await choose(file('bb.pdf'), file('ccc.pdf'), file('dddd.pdf'))
  expect(await screen.findByText('Only 3 files can be read at once.')).toBeTruthy()
  expect(names()).toEqual(['a.pdf', 'bb.pdf', 'ccc.pdf'])
})

test('a file that was not stored blocks the check until it is tried again or removed', async () => {
  const { user } = show()
  const refusal = new CallError('This kind of file cannot be read.', { status: 415, code: 'unsupported_type' })
  vi.mocked(upload).mockRejectedValueOnce(refusal)
  await user.upload(chooser(), [file('april.pdf')])
  expect((await screen.findByRole('alert')).textContent).toBe('Not uploaded. This kind of file cannot be read.')
  expect(screen.getByText('Correct the statements to continue.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: en.retry }))
  expect(await screen.findByText('1 file is ready')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove april.pdf' }))
  expect(names()).toEqual([])
  expect(screen.getByText('Choose the statements to continue.')).toBeTruthy()
})

test('the sample needs no upload', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: verifications.form.sample }))
  expect(names()).toEqual([en.sample])
  expect(upload).not.toHaveBeenCalled()
})
