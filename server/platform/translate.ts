import { server as en } from '../../contracts/messages/en/server.ts'
import { server as hi } from '../../contracts/messages/hi/server.ts'
import type { TextKey } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/text.ts'

const trees = { en, hi }

/** What the server says to a person, in that person's language; `%{name}` stands for a parameter. */
export function translate(
  locale: Locale,
  key: TextKey<typeof en>,
  params: Record<string, string | number> = {},
): string {
  const text = key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], trees[locale])
  return String(text).replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
