import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import OtherDevicePage from '../../../../src/public/esign/OtherDevicePage.tsx'
import SignPage from '../../../../src/public/esign/SignPage.tsx'
import { renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { image, ownField, READ, SAVE, SIGN, signAddress, signingOf } from './signing.ts'

vi.mock('../../../../src/public/esign/pdf/openDocument.ts', async () => (await import('./signing.ts')).fakeEngine())
vi.mock('../../../../src/public/esign/signature/typedPicture.ts', async () =>
  (await import('./signing.ts')).fakeTyping(),
)
vi.mock('../../../../src/public/esign/signature/DrawPad.tsx', () => ({
  DrawPad: ({ onDraw }: { onDraw: (drawn: string) => void }) => (
    <button type="button" onClick={() => onDraw(image)}>
      stroke
    </button>
  ),
}))

stubPublicBrowser()
beforeEach(() => {
  window.scrollBy = () => {}
})

type Answers = Parameters<typeof renderPublicPage>[2]

const attachment = { name: 'me.jpg', bytes: 900, sha256: 'c'.repeat(64), preview: image }
const open = (fields: Parameters<typeof signingOf>[0], answers: Answers = {}) =>
  renderPublicPage(SignPage, signAddress, {
    [READ]: () => ({ body: signingOf(fields) }),
    [SAVE]: () => ({ body: { state: 'saved' } }),
    ...answers,
  })
const dialog = () => screen.findByRole('dialog')
const choose = async (file: File) => {
  const input = (await dialog()).querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  fireEvent.change(input, { target: { files: [file] } })
}

test('a photo is uploaded in its field, shown, and signed with', async () => {
  const { user, seen } = open([ownField('photo', { kind: 'picture', label: 'Your photo' })], {
    'POST /public/esign-links/files': () => ({ body: { state: 'stored', attachment } }),
    [SIGN]: () => ({ body: { state: 'done', isLast: true } }),
  })
  await user.click(await screen.findByRole('button', { name: text.guide.next }))
  await choose(new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  await within(await dialog()).findByRole('img', { name: text.upload.preview })
  await user.click(within(await dialog()).getByRole('button', { name: text.form.done }))
  await user.click(await screen.findByRole('button', { name: text.guide.finish.sign }))
  await waitFor(() => expect(seen().some(({ path }) => path === '/public/esign-links/sign')).toBe(true))
})

test('why an upload is refused is said beside it, and a large one is not sent', async () => {
  const { user, seen } = open([ownField('file', { kind: 'file', label: 'Proof of address' })], {
    'POST /public/esign-links/files': () => ({
      status: 415,
      body: { error: { code: 'unsupported_type', message: 'Upload a PDF.', requestId: 'req_1' } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: text.guide.next }))
  await choose(new File(['x'], 'page.html'))
  await screen.findByText('Upload a PDF.')
  const sent = seen().length
  await choose(Object.defineProperty(new File(['x'], 'large.pdf'), 'size', { value: 6_000_000 }))
  await screen.findByText(text.upload.tooLarge)
  expect(seen()).toHaveLength(sent)
})

test('what was uploaded before is there again, and can be taken out', async () => {
  const { user } = open(
    [ownField('file', { kind: 'file', label: 'Proof', attachment: { ...attachment, preview: null } })],
    {
      'POST /public/esign-links/files/remove': () => ({ body: { state: 'removed' } }),
    },
  )
  await screen.findByRole('button', { name: text.guide.finish.sign })
  await user.click(screen.getByRole('button', { name: /Proof/ }))
  await user.click(within(await dialog()).getByRole('button', { name: text.upload.remove }))
  await waitFor(() => expect(screen.queryByText(text.upload.chosen.replace('%{name}', 'me.jpg'))).toBeNull())
  expect(screen.queryByRole('button', { name: text.guide.finish.sign })).toBeNull()
})

test('a PAN is shown as it will be written', async () => {
  const { user } = open([ownField('pan', { label: 'PAN', format: 'pan' })])
  await user.click(await screen.findByRole('button', { name: text.guide.next }))
  const input = within(await dialog()).getByLabelText<HTMLInputElement>('PAN')
  await user.type(input, 'aaapz 1000a')
  expect(input.value).toBe('AAAPZ1000A')
})

test('a signature is drawn on a phone for the page that shows its code', async () => {
  let drawn = false
  const { user } = open([ownField('sign', { kind: 'signature' })], {
    'POST /public/esign-devices/open': () => ({
      body: {
        state: 'open',
        id: 'edv_1',
        code: 'ABCD2345',
        address: 'example.com/append-signature',
        qr: { size: 3, path: 'M1 1h1v1h-1z' },
        expiresAt: '2026-12-01T00:00:00.000Z',
      },
    }),
    'POST /public/esign-devices/read': () => ({ body: drawn ? { state: 'drawn', image } : { state: 'waiting' } }),
  })
  await user.click(await screen.findByRole('button', { name: text.guide.next }))
  await user.click(within(await dialog()).getByRole('radio', { name: text.signature.ways.phone }))
  await screen.findByText('ABCD 2345')
  screen.getByRole('img', { name: text.phone.qr })
  drawn = true
  await within(await dialog()).findByRole('img', { name: text.signature.preview }, { timeout: 5_000 })
  await user.click(within(await dialog()).getByRole('button', { name: text.signature.use.signature }))
  expect(await screen.findByRole('button', { name: text.guide.finish.sign })).toBeTruthy()
})

test('the other device enters the code, draws, and sends it once', async () => {
  const { user, seen } = renderPublicPage(OtherDevicePage, paths.appendSignature, {
    'POST /public/esign-devices/enter': () => ({ body: { kind: 'initials', expiresAt: '2026-12-01T00:00:00.000Z' } }),
    'POST /public/esign-devices/draw': () => ({ body: { state: 'sent' } }),
  })
  await user.type(await screen.findByLabelText(text.append.code), 'abcd 2345')
  await user.click(screen.getByRole('button', { name: text.append.enter }))
  await screen.findByRole('heading', { name: text.append.draw.initials })
  await user.click(screen.getByRole('button', { name: text.append.send }))
  await screen.findByText(text.append.none)
  await user.click(await screen.findByRole('button', { name: 'stroke' }))
  await user.click(screen.getByRole('button', { name: text.append.send }))
  await screen.findByRole('heading', { name: text.append.sent })
  expect(seen().at(-1)).toMatchObject({ body: { code: 'abcd 2345', image } })
})

test('a code that does not work says so', async () => {
  const { user } = renderPublicPage(OtherDevicePage, paths.appendSignature, {
    'POST /public/esign-devices/enter': () => ({
      status: 404,
      body: { error: { code: 'not_found', message: 'This code does not work.', requestId: 'req_1' } },
    }),
  })
  await user.type(await screen.findByLabelText(text.append.code), 'ZZZZ')
  await user.click(screen.getByRole('button', { name: text.append.enter }))
  expect(await screen.findByText('This code does not work.')).toBeTruthy()
})
