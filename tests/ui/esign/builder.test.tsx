// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import { esignBuilder as texts } from '../../../contracts/messages/en/esignBuilder.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import EsignPage from '../../../src/customRoutes/esign/EsignPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { drafted, field, file, listed, recipient, rows } from './sample.ts'

// Nothing is drawn without a layout.
vi.mock('../../../src/customRoutes/esign/builder/pdf.ts', () => ({
  openPdf: () => Promise.reject(new Error('No PDF')),
}))
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
Element.prototype.scrollIntoView = () => {}

const Page = () => (
  <Routes>
    <Route path={paths.esign} element={<EsignPage />} />
    <Route path={paths.esignDetail} element={<p>The document</p>} />
  </Routes>
)

type Answers = Parameters<typeof renderConsolePage>[1]['answers']

async function open(step: string, parts: Partial<EnvelopeDraft> = {}, answers: Answers = {}) {
  let revision = 3
  const opened = await renderConsolePage(Page, {
    path: `/esign?id=env_1&step=${step}`,
    resource: 'envelopes',
    answers: {
      'GET /api/resources/envelopes/env_1': () => ({ body: { ...drafted(parts), revision } }),
      'POST /api/esign/envelopes/env_1/editors': () => ({ body: { revision: 0, others: [] } }),
      'PUT /api/esign/envelopes/env_1/draft': () => {
        revision += 1
        return { body: { revision, problems: [], pricePaise: 2500 } }
      },
      ...answers,
    },
  })
  await screen.findByRole('tablist', { name: texts.steps.label })
  const saves = () =>
    opened.seen
      .filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft'))
      .map(({ body }) => body as { revision: number; draft: EnvelopeDraft })
  const saved = async () => {
    await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 5_000 })
    return saves().at(-1)?.draft as EnvelopeDraft
  }
  return { ...opened, saves, saved }
}

const placed = () => document.querySelector<HTMLElement>('[data-field]')

test('a field is placed, moved, sized and deleted by keyboard alone, and each step can be undone', async () => {
  const { user, saves } = await open('fields')
  screen.getByRole('button', { name: 'Signature' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Place “Signature” on page 1'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(placed()))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  const atFirst = { x: 217.5, y: 280.7, width: 160, height: 48 }
  const position = { x: atFirst.x + 8, y: atFirst.y + 4, width: 164, height: 48 }
  await waitFor(() => expect(saves().at(-1)?.draft.fields).toMatchObject([{ kind: 'signature', ...position }]), {
    timeout: 5_000,
  })
  expect(saves().at(-1)?.draft.fields[0]).toMatchObject({ page: 'p1', recipient: 'r1' })
  await user.keyboard('{Delete}')
  expect(placed()).toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(placed()).not.toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(saves().at(-1)?.draft.fields).toMatchObject([atFirst]), { timeout: 5_000 })
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await waitFor(() => expect(saves().at(-1)?.draft.fields).toMatchObject([position]), { timeout: 5_000 })
})

test('exact numbers move the selected field when they are confirmed, and keep it on its page', async () => {
  const { user, saved } = await open('fields', { fields: [field('f1')] })
  placed()?.focus()
  const x = await screen.findByRole('textbox', { name: texts.fields.sides.x })
  await user.clear(x)
  await user.type(x, '9000{Enter}')
  expect((await saved()).fields[0]).toMatchObject({ x: 595 - 160, y: 200 })
})

test('a save begins with the revision of the one before', async () => {
  const { user, saves } = await open('review')
  const title = await screen.findByRole('textbox', { name: texts.review.title })
  await user.type(title, ' 2')
  await waitFor(() => expect(saves().length).toBe(1), { timeout: 5_000 })
  await user.type(title, '7')
  await waitFor(() => expect(saves().length).toBe(2), { timeout: 5_000 })
  expect(saves().map(({ revision, draft }) => [revision, draft.title])).toEqual([
    [3, 'Rent agreement 2'],
    [4, 'Rent agreement 27'],
  ])
})

test('what somebody else has saved meanwhile is not overwritten, and can be loaded', async () => {
  let title = 'Rent agreement'
  const { user, saves } = await open(
    'review',
    {},
    {
      'GET /api/resources/envelopes/env_1': () => ({ body: { ...drafted({ title }), revision: 3 } }),
      'PUT /api/esign/envelopes/env_1/draft': () => ({
        status: 409,
        body: { error: { code: 'conflict', message: 'Changed meanwhile.', requestId: 'req_1' } },
      }),
    },
  )
  await user.type(await screen.findByRole('textbox', { name: texts.review.title }), '!')
  expect(await screen.findByText(texts.saving.late, {}, { timeout: 5_000 })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: texts.review.title }), '!')
  title = 'Theirs'
  await user.click(screen.getByRole('button', { name: texts.saving.load }))
  expect(await screen.findByRole('heading', { name: 'Theirs', level: 1 })).toBeTruthy()
  expect(screen.queryByText(texts.saving.late)).toBeNull()
  expect(saves()).toHaveLength(1)
})

test.each([
  [/^Kavya Rao Enter an e-mail/, texts.recipients.email],
  [/^Text, page 1/, texts.fields.label],
  [/^Message Enter a title/, texts.review.title],
])('the problem %s leads to its place', async (words, name) => {
  const { user } = await open('documents', {
    title: '',
    recipients: [recipient('r1', { email: null })],
    fields: [field('f1'), field('f2', { kind: 'text', y: 400 })],
  })
  await user.click(screen.getByRole('button', { name: /things missing/ }))
  await user.click(await screen.findByRole('menuitem', { name: words }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name })))
})

test('what only the server knows is shown beside what the browser knows', async () => {
  const message = 'This name cannot be drawn.'
  const { user } = await open(
    'review',
    { fields: [field('f1')] },
    {
      'PUT /api/esign/envelopes/env_1/draft': () => ({
        body: { revision: 4, pricePaise: 2500, problems: [{ field: 'recipients.0.name', message }] },
      }),
    },
  )
  expect(screen.getByText(texts.problems.none)).toBeTruthy()
  await user.type(await screen.findByRole('textbox', { name: texts.review.title }), '!')
  expect(await screen.findByText(message, { exact: false }, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Send/ }).hasAttribute('disabled')).toBe(true)
})

test('it is sent with what was written last, once, after the sender has seen who is asked and who pays', async () => {
  const { user, seen, saves, at } = await open(
    'review',
    {
      recipients: [recipient('r1'), recipient('r2', { name: 'Arjun Mehta', email: 'arjun@example.com', order: 2 })],
      fields: [field('f1'), field('f2', { recipient: 'r2', y: 400 })],
    },
    {
      'POST /api/esign/envelopes/env_1/send': () => ({ body: drafted() }),
    },
  )
  await user.type(await screen.findByRole('textbox', { name: texts.review.title }), '!')
  await user.click(screen.getByRole('button', { name: 'Send, ₹25.00' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send “Rent agreement!”?' }))
  expect(dialog.getByText('Asked first: Kavya Rao (kavya@example.com).')).toBeTruthy()
  expect(dialog.getByText('One more follows in turn.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send, ₹25.00' }))
  await waitFor(() => expect(at()).toBe('/esign-detail?id=env_1'))
  expect(saves().at(-1)?.draft.title).toBe('Rent agreement!')
  const sent = seen.filter(({ path }) => path.endsWith('/send'))
  expect(sent.map(({ body }) => body)).toEqual([{ revision: 4 }])
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('a refusal is shown, and nothing is left', async () => {
  const message = 'The balance is too low.'
  const { user, at } = await open(
    'review',
    { fields: [field('f1')] },
    {
      'POST /api/esign/envelopes/env_1/send': () => ({
        status: 402,
        body: { error: { code: 'insufficient_balance', message, requestId: 'req_1' } },
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Send, ₹25.00' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send, ₹25.00' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(at()).toContain('id=env_1&step=review')
})

test('a template is not sent: a document is made of it', async () => {
  const { user, at } = await open(
    'review',
    { recipients: [recipient('r1', { name: '', email: null })] },
    {
      'GET /api/resources/envelopes/env_1': () => ({
        body: { ...drafted({ recipients: [recipient('r1', { name: '', email: null })] }), template: true },
      }),
      'POST /api/esign/envelopes': ({ body }) => ({ body: { id: `env_of_${(body as { from: string }).from}` } }),
    },
  )
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /missing/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.useTemplate.button }))
  await waitFor(() => expect(at()).toBe('/esign?id=env_of_env_1'))
})

test('pages are turned, moved and removed', async () => {
  const { user, saves } = await open('documents', { fields: [field('f1', { page: 'p2' })] })
  await user.click(screen.getByRole('button', { name: 'Move page 1 back' }))
  await user.click(screen.getByRole('button', { name: 'Turn page 2 clockwise' }))
  await user.click(screen.getByRole('button', { name: 'Remove page 1' }))
  await waitFor(
    () =>
      expect(saves().at(-1)?.draft).toMatchObject({
        pages: [{ id: 'p1', file: file.id, page: 1, rotate: 90 }],
        fields: [],
      }),
    { timeout: 5_000 },
  )
})

test('without edit rights the builder leads to the document', async () => {
  const opened = await renderConsolePage(Page, {
    path: '/esign?id=env_1',
    resource: 'envelopes',
    session: { permissions: { verifications: ['list', 'show'] } },
    answers: { 'GET /api/resources/envelopes/env_1': () => ({ body: drafted() }) },
  })
  await waitFor(() => expect(opened.at()).toBe('/esign-detail?id=env_1'))
})

test('several fields are selected, moved, aligned and deleted together by keyboard, and each step can be undone', async () => {
  const two = [field('f1', { y: 200 }), field('f2', { x: 140, y: 400 }), field('f3', { page: 'p2' })]
  const { user, saves } = await open('fields', { fields: two })
  const fieldsNow = () =>
    saves()
      .at(-1)
      ?.draft.fields.map(({ x, y }) => [x, y])
  placed()?.focus()
  await user.keyboard('{Control>}a{/Control}')
  expect(await screen.findByText('2 fields selected', { selector: 'h2' })).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: texts.fields.edges.left }))
  await waitFor(
    () =>
      expect(fieldsNow()).toEqual([
        [104, 200],
        [104, 400],
        [100, 200],
      ]),
    { timeout: 5_000 },
  )
  await user.keyboard('{Control>}z{/Control}')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(
    () =>
      expect(fieldsNow()).toEqual([
        [100, 200],
        [140, 400],
        [100, 200],
      ]),
    { timeout: 5_000 },
  )
  placed()?.focus()
  await user.keyboard('{Control>}a{/Control}{Control>}d{/Control}')
  expect(document.querySelectorAll('[data-field]')).toHaveLength(5)
  await user.keyboard('{Delete}')
  await waitFor(() => expect(document.querySelectorAll('[data-field]')).toHaveLength(3))
  expect(screen.getByText('2 fields are removed')).toBeTruthy()
})

test('Shift and the space bar select one field after the other, and Escape ends it', async () => {
  const { user } = await open('fields', { fields: [field('f1'), field('f2', { y: 400 })] })
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-field]')
  first?.focus()
  await user.keyboard('{Tab}')
  expect([first, second].map(one => one?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  await user.keyboard('{Shift>} {/Shift}')
  // Taken out again, and now the focus alone selects nothing.
  first?.focus()
  await user.keyboard(' ')
  second?.focus()
  await user.keyboard(' ')
  expect([first, second].map(one => one?.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  await user.keyboard('{Escape}')
  expect([first, second].map(one => one?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

test('who else has the draft open is said before anything is lost', async () => {
  const answer = (revision: number) => ({ body: { revision, others: [{ name: 'Ravi Menon', isYou: false }] } })
  await open('review', {}, { 'POST /api/esign/envelopes/env_1/editors': () => answer(3) })
  expect(await screen.findByText(/^Ravi Menon has this draft open too/)).toBeTruthy()
})

test('a newer version is offered before the next change is refused', async () => {
  const { user } = await open(
    'review',
    {},
    { 'POST /api/esign/envelopes/env_1/editors': () => ({ body: { revision: 9, others: [] } }) },
  )
  expect(await screen.findByText(texts.saving.newer)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: texts.saving.load }))
})

test('fields are copied from a template, after what falls off is named', async () => {
  const template = drafted({
    pages: [...drafted().draft.pages, { id: 'p3', file: 'fil_1', page: 1, rotate: 0 }],
    fields: [field('f1', { page: 'p2' }), field('f2', { page: 'p3' })],
  })
  const { user, saved } = await open(
    'fields',
    {},
    {
      'GET /api/resources/envelopes': () => rows([listed({ id: 'env_2', title: 'Lease', template: true })]),
      'GET /api/resources/envelopes/env_2': () => ({
        body: { ...template, id: 'env_2', title: 'Lease', template: true },
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: texts.copyFields.button }))
  await user.click(await screen.findByRole('button', { name: 'Lease' }))
  expect(await screen.findByText('Signature, page 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: texts.moved.confirm }))
  expect((await saved()).fields).toMatchObject([{ page: 'p2', recipient: 'r1' }])
})

test.each(['recipients', 'review'])('the step %s warns of two who act with the same address', async step => {
  await open(step, { recipients: [recipient('r1'), recipient('r2', { name: 'Arjun Mehta' })] })
  expect(
    screen.getByText('Kavya Rao and Arjun Mehta have the same e-mail address: whoever has it can sign for both.'),
  ).toBeTruthy()
})
