import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatPaise } from '../../contracts/platform/money.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import { apiClientWith, newestCodeAt, tokensAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { example, followGuide, guideSection, linkOf, servedGuide } from '../support/followDocs.ts'
import { goodPassword, newEmail, newPhone } from '../support/registration.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'
import { startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const receiver = await startWebhookReceiver()
const folder = mkdtempSync(join(tmpdir(), 'satyapan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = promisify(execFile)
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

let guide: string
beforeAll(async () => {
  guide = await servedGuide(url)
})

const saved = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Runs the guide's first call as printed and returns its output. */
async function printed(language: 'sh' | 'js' | 'python', key: string): Promise<string> {
  const code = example(guideSection(guide, /6\. Make a live call/), language)
  const env = { ...process.env, SATYAPAN_KEY: key }
  const programs = {
    sh: ['sh', saved('call.sh', code)],
    js: [process.execPath, saved('call.mjs', code)],
    python: ['python3', saved('call.py', code)],
  }
  const [program = '', file = ''] = programs[language]
  return (await run(program, [file], { env })).stdout
}

interface Checked {
  id: string
  status: string
  charge: { paise: number; wallet: string }
}

const checkedBy = async (language: 'sh' | 'js' | 'python', key: string) => {
  const text = await printed(language, key)
  return JSON.parse(text.slice(text.indexOf('{'))) as Checked
}

/** The result of the guide's signature check in both of its languages. */
async function isOurs(secret: string, header: string, body: string): Promise<boolean> {
  const section = guideSection(guide, /Webhooks/)
  const file = saved('signature.mjs', example(section, 'js'))
  const { isOurs: check } = (await import(pathToFileURL(file).href)) as {
    isOurs: (secret: string, header: string, body: string) => boolean
  }
  const verdict = check(secret, header, body)
  if (!hasPython) return verdict
  const asked = 'import sys\nprint(is_ours(sys.argv[1], sys.argv[2], sys.argv[3].encode()))'
  const script = saved('signature.py', `${example(section, 'python')}\n${asked}`)
  const { stdout } = await run('python3', [script, secret, header, body])
  expect(stdout.trim()).toBe(verdict ? 'True' : 'False')
  return verdict
}

const shownOnce = async (page: Page) => (await page.getByRole('dialog').locator('code').first().textContent()) ?? ''

test('a new user gets from sign-up to a paid live call and its verified webhook with the guide alone', {
  timeout: 480_000,
}, async () => {
  const [email, mobile, name] = [newEmail(), newPhone(), 'Asha Rao']
  receiver.received.length = 0
  const page = await open()
  const step = (heading: RegExp) => guideSection(guide, heading)
  // Codes are sent to the contact that is verified next: email, phone, then email again at sign-in.
  const asked = [email, encodeURIComponent(`+91${mobile}`), email]
  await followGuide(page, step(/1\. Sign up/), {
    own: {
      'E-mail': email,
      'Phone number': mobile,
      'First name': 'Asha',
      'Last name': 'Rao',
      Password: goodPassword,
      'Six-digit code': () => newestCodeAt(url, asked.shift() ?? ''),
    },
  })

  const kyc = step(/2\. Complete your KYC/)
  const [own = '', staff = ''] = kyc.split(/(?=Then act as staff)/)
  await followGuide(page, own, { own: {} })
  const office = await open()
  const { password } = seededAccount('admin@satyapan.test')
  await followGuide(office, staff, { own: { Password: password, 'your name': name } })

  await followGuide(page, step(/3\. Add balance/), { own: {} })
  const caller = apiClientWith(url, await tokensAt(url, email))
  const entries = () =>
    caller<{ amountPaise: number; balanceAfterPaise: number }[]>('GET', '/api/resources/wallet-entries')
  const before = (await entries())[0]?.balanceAfterPaise ?? 0
  expect(before).toBeGreaterThan(0)
  await screenshotIfAsked(page, 'newcomer topped up')

  let key = ''
  await followGuide(page, step(/4\. Create a live key/), {
    own: {},
    before: { 'I have saved it': async () => void (key = await shownOnce(page)) },
  })
  let secret = ''
  await followGuide(page, step(/5\. Receive events/), {
    own: { 'Endpoint URL': receiver.url },
    before: { Done: async () => void (secret = await shownOnce(page)) },
  })
  await screenshotIfAsked(page, 'newcomer webhook')

  const checks = [await checkedBy('sh', key), await checkedBy('js', key)]
  if (hasPython) checks.push(await checkedBy('python', key))
  const [first] = checks
  expect(first).toMatchObject({ status: 'completed', charge: { wallet: 'api' } })
  const price = first?.charge.paise ?? 0
  expect(price).toBeGreaterThan(0)
  const newest = (await entries())[0]
  expect(before - (newest?.balanceAfterPaise ?? 0)).toBe(price * checks.length)

  await expect.poll(() => receiver.received.length).toBe(checks.length)
  const [, header = ''] = /`([\w-]+): t=<seconds>/.exec(step(/Webhooks/)) ?? []
  for (const { headers, body } of receiver.received) {
    const signature = String(headers[header])
    expect(await isOurs(secret, signature, body)).toBe(true)
    expect(await isOurs(secret, signature, `${body} `)).toBe(false)
    expect(await isOurs(`${secret}x`, signature, body)).toBe(false)
  }
  const told = receiver.received.map(
    ({ body }) => JSON.parse(body) as { type: string; data: { verificationId: string } },
  )
  expect(told.map(({ type }) => type)).toEqual(checks.map(() => 'verification.completed'))
  expect(new Set(told.map(({ data }) => data.verificationId))).toEqual(new Set(checks.map(({ id }) => id)))

  await page.goto(linkOf(step(/6\. Make a live call/), 'the catalogue'))
  await page.getByText(formatPaise(price)).first().waitFor()
  await page.goto(linkOf(step(/7\. See what/), 'My orders'))
  await page
    .getByText(/INV\/\d\d-\d\d\/\d{6}/)
    .first()
    .waitFor()
  await screenshotIfAsked(page, 'newcomer orders')
})

test.each([
  ['wide, light', { colorScheme: 'light' }],
  ['on a phone, dark', { ...phone, colorScheme: 'dark' }],
] as const)(
  'the guide is drawn, %s, no barrier that axe knows, nothing wider than its window',
  async (name, window) => {
    const page = await open(window)
    await page.goto('/docs')
    // Rendering a hundred calls takes long on a busy machine.
    await page.getByRole('heading', { name: 'From sign-up to the first live call' }).waitFor({ timeout: 120_000 })
    await screenshotIfAsked(page, `guide ${name}`)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  },
)
