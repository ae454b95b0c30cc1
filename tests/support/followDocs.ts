import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from 'playwright'

/** The guide on `/docs` as Markdown, from the document the page refers to. */
export async function servedGuide(url: string): Promise<string> {
  const page = await (await fetch(`${url}/docs`)).text()
  const [, spec = ''] = /spec-url="([^"]+)"/.exec(page) ?? []
  const document = (await (await fetch(new URL(spec, url))).json()) as { info: { description: string } }
  return document.info.description
}

/** The text under a heading, up to the next heading of the same or a higher level. */
export function guideSection(guide: string, heading: RegExp): string {
  const lines = guide.split('\n')
  const first = lines.findIndex(line => line.startsWith('#') && heading.test(line))
  if (first < 0) throw new Error(`The guide has no heading ${heading}`)
  const depth = /^#+/.exec(lines[first] ?? '')?.[0].length ?? 0
  const rest = lines.slice(first + 1)
  const end = rest.findIndex(line => new RegExp(`^#{1,${depth}} `).test(line))
  return rest.slice(0, end < 0 ? undefined : end).join('\n')
}

/** A fenced example, by language. */
export function example(markdown: string, language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(markdown) ?? []
  if (!code) throw new Error(`The guide has no example in ${language}`)
  return code
}

/** The target of a link, by its text. */
export const linkOf = (markdown: string, words: string): string => {
  const [, to] = new RegExp(`\\[${words}\\]\\(([^)]+)\\)`).exec(markdown) ?? []
  if (!to) throw new Error(`The guide has no link "${words}"`)
  return to
}

interface Reader {
  /** What only this person knows: values by field name, and who "your name" is. */
  own: Record<string, string | (() => Promise<string>)>
  /** Runs before a control is pressed, to read what is shown only once. */
  before?: Record<string, (page: Page) => Promise<void>>
}

/** Follows the guide literally: opens links, presses and fills in what is bold, waits for what is italic. */
export async function followGuide(page: Page, markdown: string, { own, before = {} }: Reader): Promise<void> {
  const text = markdown.replaceAll(/```[\s\S]*?```/g, '')
  const doings = text.matchAll(/\[[^\]]+\]\((\S+?)\)|\*\*([^*]+)\*\*(?::\s`([^`]+)`)?|\*([^*]+)\*/g)
  for (const [, link, bold, value, slanted] of doings) {
    if (link) await page.goto(link)
    if (slanted) await found(page.context(), slanted, one => [one.getByText(slanted)])
    if (!bold) continue
    const label = bold === 'your name' ? await told(own, bold) : bold
    await before[label]?.(page)
    await act(page.context(), label, async () => value ?? told(own, label))
  }
}

async function told(own: Reader['own'], name: string): Promise<string> {
  const known = own[name]
  if (known === undefined) throw new Error(`The guide asks for "${name}" and does not say what it is`)
  return typeof known === 'string' ? known : known()
}

const roles = ['button', 'radio', 'checkbox', 'textbox'] as const

const named = (page: Page, label: string) =>
  [...roles, 'link' as const].map(role => page.getByRole(role, { name: label, exact: true })).reduce((a, b) => a.or(b))

/** Accessible names that continue after the label, such as an amount on a button or a choice with its description. */
const beginning = (page: Page, label: string) => {
  const name = new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
  return roles.map(role => page.getByRole(role, { name })).reduce((a, b) => a.or(b))
}

async function act(context: BrowserContext, label: string, value: () => Promise<string>): Promise<void> {
  const control = await found(context, label, page => [named(page, label), beginning(page, label)])
  const kind = await control.evaluate(node => (node.tagName === 'TEXTAREA' ? 'text' : node.getAttribute('type')))
  const isField = await control.evaluate(node => node.matches('input, textarea'))
  if (!isField) return control.click()
  if (kind === 'checkbox' || kind === 'radio') return control.check({ force: true })
  return control.fill(await value())
}

const TIMEOUT_MS = 60_000

/** A window that closes during the lookup shows nothing. */
const isSeen = (locator: Locator) =>
  locator
    .first()
    .isVisible()
    .catch(() => false)

/** Searches the newest window first, with the first locator that matches. */
async function found(context: BrowserContext, what: string, ways: (page: Page) => Locator[]): Promise<Locator> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(100)) {
    for (const page of context.pages().reverse()) {
      for (const locator of ways(page)) if (await isSeen(locator)) return locator.first()
    }
  }
  throw new Error(`The guide names "${what}", and it is nowhere to be seen`)
}
