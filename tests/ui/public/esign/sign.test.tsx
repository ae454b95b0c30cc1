import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errors } from '../../../../contracts/messages/en/errors.ts'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { publicInvitation } from '../../../../contracts/messages/en/publicInvitation.ts'
import { publicEsign as hindi } from '../../../../contracts/messages/hi/publicEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import SignPage from '../../../../src/public/esign/SignPage.tsx'
import * as typing from '../../../../src/public/esign/signature/typedPicture.ts'
import { readOutcome } from '../../../../src/public/esign/signing/outcome.ts'
import { navigatedTo, renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { acceptAddress, image, ownField, READ, SAVE, SIGN, signAddress, signingOf } from './signing.ts'

vi.mock('../../../../src/public/esign/pdf/openDocument.ts', async () => (await import('./signing.ts')).fakeEngine())
vi.mock('../../../../src/public/esign/signature/typedPicture.ts', async () =>
  (await import('./signing.ts')).fakeTyping(),
)

stubPublicBrowser()
beforeEach(() => {
  // The document is in parts that nobody reads here.
  window.scrollBy = () => {}
})

type Answers = Parameters<typeof renderPublicPage>[2]

const flat = ownField('flat', { label: 'Flat number' })
const signature = ownField('sign', { kind: 'signature', page: 1, height: 48 })
const saved = { [SAVE]: () => ({ body: { state: 'saved' } }) }

const open = (fields = [signature, flat], answers: Answers = {}, more = {}, locale: 'en' | 'hi' = 'en') =>
  renderPublicPage(
    SignPage,
    signAddress,
    { [READ]: () => ({ body: signingOf(fields, more) }), ...saved, ...answers },
    locale,
  )

const bodyOf = (seen: { path: string; body: unknown }[], path: string) =>
  seen.filter(one => one.path === path).map(({ body }) => body as Record<string, unknown>)

const next = () => screen.findByRole('button', { name: text.guide.next })
const dialog = () => screen.findByRole('dialog')
const inDialog = async (name: string) => within(await dialog()).findByRole('button', { name })
/** The form that asks for a signature has drawn it. */
const use = async () => {
  await within(await dialog()).findByRole('img', { name: text.signature.preview })
  return inDialog(text.signature.use.signature)
}

describe('the guide', () => {
  test('leads in reading order from field to field, and signs with one press', async () => {
    const { user, seen } = open([signature, flat], { [SIGN]: () => ({ body: { state: 'done', isLast: true } }) })
    await screen.findByText('2 fields left')
    await user.click(await next())
    await user.type(within(await dialog()).getByLabelText('Flat number'), '402')
    await user.click(await inDialog(text.form.done))
    // The next field asks by itself.
    await user.click(await use())
    await user.click(await screen.findByRole('button', { name: text.guide.finish.sign }))
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
    expect(bodyOf(seen(), '/public/esign-links/sign')).toEqual([
      {
        token: expect.any(String),
        sha256: 'a'.repeat(64),
        values: { flat: '402' },
        signature: { image, source: 'typed' },
        initials: null,
      },
    ])
    expect(readOutcome()).toEqual({ role: 'sign', isLast: true, afterUrl: null })
  })

  test('says where it is, for people who do not see it', async () => {
    const { user } = open()
    await user.click(await next())
    const said = await screen.findByText('Field 1 of 2: Flat number, page 1')
    expect(said.getAttribute('role')).toBe('status')
  })

  test('does not finish with a number that is none', async () => {
    const { user } = open([ownField('rent', { kind: 'number', label: 'Rent' })])
    await user.click(await next())
    await user.type(within(await dialog()).getByLabelText('Rent'), 'ten')
    await user.click(await inDialog(text.form.done))
    await screen.findByText('Enter a number.')
    await user.click(await inDialog(text.close))
    await screen.findByText(text.guide.oneLeft)
    expect(screen.queryByRole('button', { name: text.guide.finish.sign })).toBeNull()
  })

  test('asks for initials once, and reuses a signature when it is wanted', async () => {
    const fields = [
      ownField('i1', { kind: 'initials' }),
      ownField('i2', { kind: 'initials', page: 1, y: 20 }),
      ownField('s1', { kind: 'signature', page: 1, y: 200 }),
      ownField('s2', { kind: 'signature', page: 1, y: 400 }),
    ]
    const { user } = open(fields)
    await screen.findByText('4 fields left')
    await user.click(await next())
    await within(await dialog()).findByRole('img')
    await user.click(await inDialog(text.signature.use.initials))
    await screen.findByText('2 fields left')
    await user.click(await use())
    await user.click(await inDialog(text.signature.useAgain.signature))
    await screen.findByText(text.guide.allDone, { selector: 'b' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('uses a signature that is drawn after the press, and none of another name', async () => {
    const pictures = new Map<string, (picture: string) => void>()
    vi.spyOn(typing, 'typedPicture').mockImplementation(name => new Promise(resolve => pictures.set(name, resolve)))
    const { user } = open([signature])
    await user.click(await next())
    const press = async () => user.click(await inDialog(text.signature.use.signature))
    await press()
    await inDialog(text.wait)
    const name = within(await dialog()).getByLabelText(text.signature.labels.signature)
    await user.type(name, ' Rao')
    pictures.get('Ravi Kumar')?.(image)
    // It was pressed for another name.
    await inDialog(text.signature.use.signature)
    await press()
    expect(within(await dialog()).queryByText(text.signature.none.signature)).toBeNull()
    pictures.get('Ravi Kumar Rao')?.(image)
    await screen.findByRole('button', { name: text.guide.finish.sign })
  })

  test('lets people approve who fill in nothing', async () => {
    const { user, seen } = open([], { [SIGN]: () => ({ body: { state: 'done', isLast: false } }) }, { role: 'approve' })
    await user.click(await screen.findByRole('button', { name: text.guide.finish.approve }))
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
    expect(bodyOf(seen(), '/public/esign-links/sign')).toMatchObject([{ signature: null, values: {} }])
  })
})

describe('signing', () => {
  const finish = () => screen.findByRole('button', { name: text.guide.finish.sign })
  const failing = (status: number, error: object) => ({
    [SIGN]: () => ({ status, body: { error: { requestId: 'req_1', ...error } } }),
  })
  const filled = ownField('flat', { label: 'Flat number', value: '402' })

  test('leads to the field that the server refuses', async () => {
    const { user } = open(
      [filled],
      failing(400, {
        code: 'bad_request',
        message: 'Some fields need another look.',
        fields: [{ field: 'values.flat', message: 'This text does not fit.' }],
      }),
    )
    await user.click(await finish())
    const asked = within(await dialog())
    expect(asked.getByLabelText<HTMLInputElement>('Flat number').value).toBe('402')
    asked.getByText('This text does not fit.')
  })

  test('offers to load a document that has changed', async () => {
    const { user } = open([filled], failing(409, { code: 'conflict', message: 'The document has changed.' }))
    await user.click(await finish())
    await screen.findByText('The document has changed.')
    await user.click(screen.getByRole('button', { name: text.guide.reload }))
    expect(navigatedTo).toHaveBeenCalledWith('reload')
  })

  test('takes a press whose reply was lost for what it was', async () => {
    let tries = 0
    const { user } = open([filled], {
      [SIGN]: () => {
        tries += 1
        if (tries === 1) throw new TypeError('fetch failed')
        return { body: { state: 'ended', end: 'answered', message: 'You have answered.' } }
      },
    })
    await user.click(await finish())
    await screen.findByText(errors.network)
    expect(navigatedTo).not.toHaveBeenCalled()
    await user.click(await finish())
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
  })

  test('says that the link has ended when somebody else declined meanwhile', async () => {
    const { user } = open([filled], {
      [SIGN]: () => ({ body: { state: 'ended', end: 'withdrawn', message: 'Meera has declined.' } }),
    })
    await user.click(await finish())
    await screen.findByText('Meera has declined.')
    expect(navigatedTo).not.toHaveBeenCalled()
  })

  test('asks for a new code when the pass has ended, and goes on with what was entered', async () => {
    const { user, seen } = open([filled], {
      [SIGN]: ({ body }) =>
        (body as { pass?: string }).pass === 'new'
          ? { body: { state: 'done', isLast: false } }
          : { body: { state: 'code', sentTo: 'r•••@example.com' } },
      'POST /public/invitations/code': () => ({ body: { state: 'sent', sentTo: 'r•••@example.com' } }),
      'POST /public/invitations/open': () => ({ body: { state: 'open', cover: {}, pass: 'new' } }),
    })
    await user.click(await finish())
    await screen.findByRole('heading', { name: text.code.title })
    await user.click(screen.getByRole('button', { name: publicInvitation.code.send }))
    await user.type(await screen.findByLabelText(publicInvitation.code.label), '123456{Enter}')
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(paths.documentSigned))
    expect(bodyOf(seen(), '/public/esign-links/sign').at(-1)).toMatchObject({ pass: 'new', values: { flat: '402' } })
  })
})

describe('the plain form', () => {
  test('has the same fields with their page and the words before them, and keeps what is entered', async () => {
    const { user, seen } = open([signature, ownField('keys', { kind: 'checkbox', label: 'I have the keys' }), flat])
    await user.click(await screen.findByRole('button', { name: text.guide.views.form }))
    const form = within(await screen.findByRole('list'))
    expect(form.getAllByText(/^Page \d$/).map(({ textContent }) => textContent)).toEqual(['Page 1', 'Page 1', 'Page 2'])
    await form.findByText('Words before, page 2')
    await user.click(form.getByRole('checkbox', { name: /I have the keys/ }))
    await user.type(form.getByLabelText('Flat number'), '402')
    await waitFor(() =>
      expect(bodyOf(seen(), '/public/esign-links/save').at(-1)).toMatchObject({ values: { keys: 'yes', flat: '402' } }),
    )
    await screen.findByText(text.guide.saved)
  })

  test('says when what was entered could not be kept', async () => {
    const { user } = open([flat], { [SAVE]: () => ({ status: 500, body: {} }) })
    await user.click(await screen.findByRole('button', { name: text.guide.views.form }))
    await user.type(screen.getByLabelText('Flat number'), '4')
    await screen.findByText(text.guide.notSaved, { exact: false })
    screen.getByRole('button', { name: text.guide.saveAgain })
    expect(screen.queryByText(text.guide.saved)).toBeNull()
  })
})

describe('the page', () => {
  test('shows the words of the document, and what the others have entered', async () => {
    open(
      [ownField('day', { kind: 'date', readOnly: true, value: '28 Nov 2026' })],
      {},
      {
        others: [
          { page: 0, x: 1, y: 1, width: 90, height: 20, kind: 'text', name: 'Meera', value: 'Shop 4', picture: null },
          { page: 0, x: 1, y: 50, width: 90, height: 20, kind: 'signature', name: 'Meera', value: null, picture: null },
        ],
      },
    )
    const page = within(await screen.findByRole('region', { name: 'Page 1 of 2' }))
    await page.findByText('Words of page 1')
    page.getByText('Shop 4')
    page.getByText('28 Nov 2026')
    page.getByText('Signature of Meera, not filled in yet.')
    expect(page.queryByRole('button')).toBeNull()
  })

  test('has a labelled control for each field', async () => {
    open([signature, flat, ownField('keys', { kind: 'checkbox', label: 'I have the keys', required: false })])
    await screen.findByRole('button', { name: `Signature, Page 2, ${text.mark.open}` })
    screen.getByRole('button', { name: `Flat number, Page 1, ${text.mark.open}` })
    const box = screen.getByRole('checkbox', { name: `I have the keys, Page 1, ${text.form.optional}` })
    expect(box.getAttribute('aria-checked')).toBe('false')
  })

  test('leads people who have not agreed yet, or have no pass, to the page that asks', async () => {
    open([flat], {}, { consented: false })
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(acceptAddress))
  })

  test('does not let people sign a document that cannot be shown', async () => {
    const engine = await import('../../../../src/public/esign/pdf/openDocument.ts')
    const fails = vi.spyOn(engine, 'openDocument').mockRejectedValue(new Error('broken'))
    open([flat])
    await screen.findByRole('heading', { name: text.page.documentFailed })
    expect(screen.queryByRole('button', { name: text.guide.finish.sign })).toBeNull()
    expect(screen.queryByRole('button', { name: text.guide.next })).toBeNull()
    fails.mockRestore()
  })

  test('speaks Hindi', async () => {
    const { user } = open([signature], {}, {}, 'hi')
    await user.click(await screen.findByRole('button', { name: hindi.guide.next }))
    within(await dialog()).getByRole('button', { name: hindi.signature.use.signature })
    expect(within(await dialog()).getByRole('heading').textContent).toBe('साइन')
  })
})
