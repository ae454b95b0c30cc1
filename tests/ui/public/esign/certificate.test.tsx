import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { publicEsign as hindi } from '../../../../contracts/messages/hi/publicEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import SignPage from '../../../../src/public/esign/SignPage.tsx'
import { readOutcome } from '../../../../src/public/esign/signing/outcome.ts'
import { navigatedTo, renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { ownField, READ, SAVE, signAddress, signingOf } from './signing.ts'

vi.mock('../../../../src/public/esign/pdf/openDocument.ts', async () => (await import('./signing.ts')).fakeEngine())
/** jsdom has no keys: the file's content says what opening it gives. */
vi.mock('../../../../src/public/esign/certificate/p12.ts', () => ({
  openCertificate: async (file: File, password: string) =>
    file.name === 'notes.p12'
      ? 'notP12'
      : password === 'secret'
        ? {
            subject: 'Ravi Kumar',
            issuer: 'Test CA',
            notAfter: '2030-01-01T00:00:00.000Z',
            certificates: ['Y2VydA=='],
            sign: async (digest: string) => `cms over ${digest}`,
          }
        : 'password',
}))

stubPublicBrowser()
beforeEach(() => {
  window.scrollBy = () => {}
})

const BEGIN = 'POST /public/esign-links/begin'
const COMPLETE = 'POST /public/esign-links/complete'
const prepared = { body: { state: 'prepared', signing: 'esg_1', digest: 'ab' } }
const taken = { [COMPLETE]: () => ({ body: { state: 'done', isLast: true } }) }

const signature = ownField('sign', { kind: 'signature', height: 48, readOnly: true })

function open(
  answers: Parameters<typeof renderPublicPage>[2],
  fields = [signature],
  more = {},
  locale: 'en' | 'hi' = 'en',
) {
  const signing = signingOf(fields, { method: 'certificate', ...more })
  const saved = { [SAVE]: () => ({ body: { state: 'saved' } }) }
  return renderPublicPage(SignPage, signAddress, { [READ]: () => ({ body: signing }), ...saved, ...answers }, locale)
}

const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => (await dialog()).findByRole('button', { name })

type User = ReturnType<typeof open>['user']

async function choose(user: User, { password = 'secret', name = 'ravi.p12' } = {}) {
  await user.click(await screen.findByRole('button', { name: text.guide.finish.certificate }))
  const asked = await dialog()
  const file = new File(['p12'], name, { type: 'application/x-pkcs12' })
  await user.upload(asked.getByLabelText(text.certificate.choose), file)
  await user.type(asked.getByLabelText(text.certificate.password), password)
  await user.click(await press(text.certificate.open))
}

test('a certificate is chosen, opened and signs; neither it nor its password is sent', async () => {
  const { user, seen } = open({ [BEGIN]: () => prepared, ...taken })
  await screen.findByText(text.guide.ready.sign)
  await choose(user)
  const asked = await dialog()
  await asked.findByText('Ravi Kumar')
  asked.getByText('Test CA')
  await user.click(await press(text.guide.finish.sign))
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
  expect(readOutcome()).toEqual({ role: 'sign', isLast: true, afterUrl: null })
  const sent = seen().filter(({ path }) => path.includes('/esign-links/') && !/(?:read|document)$/.test(path))
  expect(sent.map(({ body }) => body)).toEqual([
    {
      token: expect.any(String),
      sha256: 'a'.repeat(64),
      values: {},
      certificates: ['Y2VydA=='],
      isOwnName: false,
    },
    { token: expect.any(String), signing: 'esg_1', cms: 'cms over ab' },
  ])
})

describe('the dialog', () => {
  test('says what is wrong with the file or its password, and what cannot be used', async () => {
    const { user } = open({})
    await choose(user, { password: 'wrong' })
    const asked = await dialog()
    await asked.findByText(text.certificate.problems.password)
    asked.getByText(text.certificate.noTokens)
    asked.getByText(text.certificate.stays)
    await user.upload(asked.getByLabelText(text.certificate.choose), new File(['x'], 'notes.p12'))
    await user.click(await press(text.certificate.open))
    expect(await asked.findByText(text.certificate.problems.notP12)).toBeTruthy()
  })

  test('wants a file before anything else', async () => {
    const { user } = open({})
    await user.click(await screen.findByRole('button', { name: text.guide.finish.certificate }))
    await user.click(await press(text.certificate.open))
    expect(await (await dialog()).findByText(text.certificate.problems.missing)).toBeTruthy()
  })

  test('asks whether a certificate with another name is theirs, and says so', async () => {
    const { user, seen } = open({
      [BEGIN]: ({ body }) =>
        (body as { isOwnName: boolean }).isOwnName ? prepared : { body: { state: 'nameDiffers', name: 'R K Traders' } },
      ...taken,
    })
    await choose(user)
    await user.click(await press(text.guide.finish.sign))
    await (await dialog()).findByText(/R K Traders/)
    await user.click(await press(text.certificate.signAnyway))
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
    const begun = seen().filter(({ path }) => path.endsWith('/begin'))
    expect(begun.map(({ body }) => (body as { isOwnName: boolean }).isOwnName)).toEqual([false, true])
  })

  test('waits while somebody else signs, and can be pressed again', async () => {
    const replies = [{ body: { state: 'busy', message: 'Asha Rao is signing right now.' } }, prepared]
    const { user } = open({ [BEGIN]: () => replies.shift() ?? prepared, ...taken })
    await choose(user)
    await user.click(await press(text.guide.finish.sign))
    await (await dialog()).findByText(/Asha Rao is signing/)
    await user.click(await press(text.guide.finish.sign))
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
  })

  test('shows what the server says of the certificate', async () => {
    const error = { code: 'bad_request', message: 'This certificate has ended.', requestId: 'req_1', fields: [] }
    const { user } = open({ [BEGIN]: () => ({ status: 400, body: { error } }) })
    await choose(user)
    await user.click(await press(text.guide.finish.sign))
    expect(await (await dialog()).findByText('This certificate has ended.')).toBeTruthy()
  })

  test('leads to the field that the server refuses', async () => {
    const error = {
      code: 'bad_request',
      message: 'Some fields need another look.',
      requestId: 'req_1',
      fields: [{ field: 'values.flat', message: 'This text does not fit.' }],
    }
    const flat = ownField('flat', { label: 'Flat number', value: '402' })
    const { user } = open({ [BEGIN]: () => ({ status: 400, body: { error } }) }, [signature, flat])
    await choose(user)
    await user.click(await press(text.guide.finish.sign))
    expect(await (await dialog()).findByText('This text does not fit.')).toBeTruthy()
  })

  test('is in Hindi too', async () => {
    const { user } = open({}, [signature], {}, 'hi')
    await user.click(await screen.findByRole('button', { name: hindi.guide.finish.certificate }))
    expect(await (await dialog()).findByText(hindi.certificate.lead)).toBeTruthy()
  })
})
